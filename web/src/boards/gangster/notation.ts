/** Actions in the notation, and what they mean on the board. No rules: only what is legal is sorted here. */

import type { gangster } from "../../protocol";
import type { Gang } from "../board";

export type View = gangster.View;
export type PlaceView = gangster.PlaceView;
export type ColourView = gangster.ColourView;
export type Sheet = gangster.ScoreSheet;

/** What can be chosen now, by what it is done with. The keys of drives are cards: `2`, with the motor `2+1`. */
export interface Choices {
  drives: Record<string, Record<string, string[]>>;
  loads: Record<string, number[]>;
  aims: Record<string, string[]>;
  unloads: Record<string, string[]>;
  pushes: { pushed: string; place: string }[];
  takes: string[];
  dump: boolean;
  /** The action that declines the question, if it can be declined. */
  nothing: string | null;
}

/** A movement card of a colour. */
export interface Card {
  colour: string;
  key: string;
}

/** The colours of a player; a spectator has none. */
export function coloursOf(view: View, seat: number | null): string[] {
  return seat === null ? [] : (view.seats[seat]?.colours ?? []);
}

/** The gang of a colour: both are called alike. */
export function gangOf(colour: string): Gang {
  return colour as Gang;
}

export function placeOf(view: View, place: string): PlaceView | undefined {
  return view.places.find((one) => one.place === place);
}

export function tableauOf(view: View, colour: string): ColourView {
  return view.colours.find((one) => one.colour === colour)!;
}

/** Sort what is legal. */
export function choicesOf(view: View, me: number | null, legal: string[]): Choices {
  const found: Choices = { drives: {}, loads: {}, aims: {}, unloads: {}, pushes: [], takes: [], dump: false, nothing: null };
  const named = view.players === 2;
  const only = coloursOf(view, me)[0] ?? "";
  for (const action of legal) {
    const [verb, ...words] = action.split(" ") as [string, ...string[]];
    if (words[0] === "nothing") {
      found.nothing = action;
    } else if (verb === "push") {
      found.pushes.push({ pushed: words[0]!, place: words[1]! });
    } else if (verb === "take") {
      found.takes.push(words[0]!);
    } else if (verb === "dump") {
      found.dump = true;
    } else {
      const colour = named ? words.shift()! : only;
      if (verb === "drive") ((found.drives[colour] ??= {})[words[0]!] ??= []).push(words[1]!);
      else if (verb === "load") (found.loads[colour] ??= []).push(Number(words[0]));
      else if (verb === "aim") (found.aims[colour] ??= []).push(words[0]!);
      else if (verb === "unload") (found.unloads[colour] ??= []).push(words[0]!);
    }
  }
  return found;
}

/** An action of a colour, written: with two players the colour is named. */
export function written(view: View, verb: string, colour: string, ...words: (string | number)[]): string {
  return [verb, ...(view.players === 2 ? [colour] : []), ...words].join(" ");
}

/** How many roads a card goes: 3 for `2+1`. */
export function roadsOf(key: string): number {
  return key.split("+").reduce((sum, part) => sum + Number(part), 0);
}

/** A way of exactly so many roads, for drawing: the same one that the server tells, never straight back. */
export function findPath(view: View, start: string, goal: string, steps: number, before = ""): string[] | null {
  if (steps === 0) return start === goal ? [start] : null;
  const here = placeOf(view, start);
  for (const next of here?.neighbours ?? []) {
    if (next === before) continue;
    const rest = findPath(view, next, goal, steps - 1, start);
    if (rest) return [start, ...rest];
  }
  return null;
}

/** The cards with which colours could drive to a place. */
export function waysTo(choices: Choices, place: string): Card[] {
  return Object.entries(choices.drives).flatMap(([colour, keys]) =>
    Object.entries(keys)
      .filter(([, places]) => places.includes(place))
      .map(([key]) => ({ colour, key })),
  );
}

/** The pieces in a trunk, one by one. */
export function trunkOf(tableau: ColourView): string[] {
  return Object.entries(tableau.trunk).flatMap(([colour, count]) => Array<string>(count).fill(colour));
}

/** What lies open at the harbour, one by one. */
export function openEquipment(view: View): string[] {
  return view.equipment.flatMap(({ equipment, open }) => Array<string>(open).fill(equipment));
}
