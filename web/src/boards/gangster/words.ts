/** Names of things, in the language spoken. */

import { say } from "../../lib/words.svelte";
import { openEquipment, placeOf, roadsOf, type Card, type PlaceView, type View } from "./notation";

export function colourName(colour: string): string {
  return say(`gangster-colour-${colour}`);
}

export function equipmentName(equipment: string): string {
  return say(`gangster-equipment-${equipment.replace("_", "-")}`);
}

/** What a piece of equipment does, in short. */
export function equipmentTip(equipment: string): string {
  return `${equipmentName(equipment)}\n${say(`web-gangster-gear-${equipment.replace("_", "-")}`)}`;
}

export function placeName(view: View, place: string): string {
  return placeOf(view, place)?.name ?? place;
}

/** Whose colour this is: the player's name, with two players the colour too. */
export function whose(view: View, names: string[], colour: string): string {
  const seat = view.colours.find((one) => one.colour === colour)?.seat ?? 0;
  const name = names[seat] ?? "";
  return view.players === 2 ? say("gangster-who", { seat: name, colour: colourName(colour) }) : name;
}

/** `2`, or `2 + 1`. */
export function cardName(key: string): string {
  return key.replace("+", " + ");
}

export function driveWords(view: View, { key }: Card, place: string): string {
  const motor = key.includes("+");
  return say(`gangster-action-drive${motor ? "-motor" : ""}`, { place: placeName(view, place), card: key.split("+")[0]! });
}

/** A tile in words: name, values, doubler, cars, who would get what. */
export function tileWords(view: View, names: string[], place: PlaceView): string {
  const parts = [place.name];
  if (!place.in_play && place.kind === "district") parts.push(say("web-gangster-out"));
  if (place.tile) parts.push(say("web-gangster-values", { values: place.tile.values.join(", ") }));
  if (place.doubler) parts.push(say("web-gangster-doubled"));
  for (const { colour, gangsters, best_rank, value, points } of place.standings) {
    parts.push(
      say("web-gangster-standing", {
        who: colourName(colour),
        gangsters,
        rank: best_rank,
        points: points ?? (value === null ? 0 : place.doubler ? `2 × ${value}` : value),
      }),
    );
  }
  if (place.kind === "harbour")
    parts.push(say("gangster-board-open", { equipment: openEquipment(view).map(equipmentName).join(", ") || "–" }));
  if (place.tile && !place.standings.length) parts.push(say("web-gangster-nobody"));
  for (const car of place.cars) parts.push(say("web-gangster-car-here", { who: whose(view, names, car) }));
  return parts.join("\n");
}

/** How many roads a card goes, in words. */
export function roadsWords(key: string): string {
  return say("web-gangster-roads", { roads: roadsOf(key) });
}
