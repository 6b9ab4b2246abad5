/** What the board reads out of a view, the notation and the events. No rules: legal is what the server says. */

import type { LogRow, the_boss } from "../../protocol";
import { GANGS, type BoardProps, type Gang } from "../board";

export type View = the_boss.View;
export type Place = the_boss.PlaceView;
export type Props = BoardProps<View, the_boss.ScoreSheet>;

/** How many gangsters to send into a city. */
export interface Way {
  action: string;
  professionals: number;
  occasionals: number;
  men: number;
}

/** A card on a city's deck strip. `own`: in our hand. */
export interface Slip {
  face: string;
  state: "unseen" | "own" | "played";
  house: boolean;
}

/** What the hidden card can still be. */
export interface Candidate {
  face: string;
  unseen: number;
  of: number;
}

/** What a city brought at the reckoning. `face` is null for Chicago, `seat` if nobody led there. */
export interface Outcome {
  city: string;
  face: string | null;
  seat: number | null;
  kind: string;
  money: number;
  sum: number;
}

export function gangOf(seat: number): Gang {
  return GANGS[seat]!;
}

export function isPenalty(face: string): boolean {
  return !/^\d+$/.test(face);
}

export function placeWords(city: string, professionals: number, occasionals: number): string {
  return `place ${city} ${professionals} ${occasionals}`;
}

/** The legal placements by city, fewest gangsters first, and of these the one with fewest occasionals. */
export function waysByCity(legal: string[]): Map<string, Way[]> {
  const ways = new Map<string, Way[]>();
  for (const action of legal) {
    const [verb, city, professionals, occasionals] = action.split(" ");
    if (verb !== "place" || city === undefined || occasionals === undefined) continue;
    const way = { action, professionals: Number(professionals), occasionals: Number(occasionals), men: 0 };
    way.men = way.professionals + way.occasionals;
    ways.set(city, [...(ways.get(city) ?? []), way]);
  }
  for (const some of ways.values()) some.sort((one, other) => one.men - other.men || one.occasionals - other.occasionals);
  return ways;
}

/** How many gangsters a seat has in a place. */
export function menIn(place: Place, seat: number | null): number {
  const gang = place.gangsters.find((one) => one.seat === seat);
  return gang ? gang.professionals + gang.occasionals : 0;
}

/** How many more gangsters than now it takes to lead there: as the legal placements say, else one more than the leader. */
export function needed(place: Place, seat: number, ways: Way[]): number {
  return ways[0]?.men ?? menIn(place, place.leader) + 1 - menIn(place, seat);
}

/** The most natural try where nothing is legal: everybody in front, or one who is not there. The server says why not. */
export function everybodyTo(place: Place, view: View, seat: number): string {
  const { professionals, occasionals } = view.seats[seat]!;
  return placeWords(place.city, professionals + occasionals ? professionals : 1, occasionals);
}

/** A city's cards one by one: played, in our hand, or not seen. */
export function deckOf(place: Place, hand: string[] | null): Slip[] {
  const held = (hand ?? []).filter((card) => card.startsWith(`${place.city} `)).map((card) => faceOf(card));
  const count = (faces: string[], face: string): number => faces.filter((one) => one === face).length;
  return place.cards.flatMap(({ face, copies, house }) => {
    const played = count(place.played, face);
    const own = count(held, face);
    return Array.from({ length: copies }, (_, at): Slip => {
      return { face, house, state: at < played ? "played" : at < played + own ? "own" : "unseen" };
    });
  });
}

export function cityOf(card: string): string {
  return card.split(" ")[0]!;
}

export function faceOf(card: string): string {
  return card.split(" ")[1]!;
}

/** What the hidden card can still be: each unseen copy is equally likely. */
export function candidates(place: Place): Candidate[] {
  const of = place.cards.reduce((sum, card) => sum + card.unseen, 0);
  return place.cards.filter((card) => card.unseen > 0).map(({ face, unseen }) => ({ face, unseen, of }));
}

/** Who would act when on the last turn, as it stands, and with how many in front; on the last turn itself, who does. */
export function lastTurn(view: View): { seat: number; men: number }[] {
  const men = (seat: number): number => view.seats[seat]!.professionals + view.seats[seat]!.occasionals;
  const clockwise = view.seats.map((_, at) => (view.start_player + at) % view.players);
  const order = view.turn === 5 ? view.order : clockwise.sort((one, other) => men(other) - men(one));
  return order.map((seat) => ({ seat, men: men(seat) }));
}

/** How many of the police cards still face down show a third badge of a colour. */
export function endingCards({ turned, gold, silver }: the_boss.PoliceView): number {
  const left = (badge: string, printed: number): number => printed - turned.filter((one) => one === badge).length;
  const ends = [gold >= 2 ? left("gold", 2) : 0, silver >= 2 ? left("silver", 2) : 0];
  return ends[0]! + ends[1]! + (gold >= 2 || silver >= 2 ? left("double", 1) : 0);
}

const OUTCOMES = ["money_won", "shot", "imprisoned", "hospitalised", "banished", "nobody_won", "chicago_paid", "chicago_unled"];

/** The last reckoning among these rows, city by city, and the round it ended; null if there was none. */
export function reckoning(rows: LogRow[], round: number): { round: number; outcomes: Outcome[] } | null {
  let found: { round: number; outcomes: Outcome[] } | null = null;
  let outcomes: Outcome[] = [];
  let face: string | null = null;
  for (const { kind, facts } of rows.flatMap((row) => row.events)) {
    if (kind === "hidden_turned_up") face = faceOf(facts.card as string);
    else if (kind === "round_began" && outcomes.length) {
      found = { round: (facts.round as number) - 1, outcomes };
      outcomes = [];
    } else if (OUTCOMES.includes(kind)) {
      outcomes.push({
        city: (facts.city as string | undefined) ?? "chicago",
        face: kind.startsWith("chicago") ? null : face,
        seat: (facts.seat as number | undefined) ?? null,
        kind,
        money: (facts.money as number | undefined) ?? 0,
        sum: (facts.sum as number | undefined) ?? 0,
      });
    }
  }
  return outcomes.length ? { round, outcomes } : found;
}

/** The events of one kind among what was played. */
export function told(played: LogRow[], kind: string): Record<string, unknown>[] {
  return played.flatMap((row) => row.events.filter((event) => event.kind === kind).map((event) => event.facts));
}
