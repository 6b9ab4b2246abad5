/** What happened, from the events of the rows that led here. */

import type { LogRow, Told } from "../../protocol";

export interface Line {
  seat: number;
  colour: string;
  gangsters: number;
  rank: number;
  points: number;
}
export interface Settled {
  place: string;
  values: string[];
  doubled: boolean;
  lines: Line[];
}
/** A Day of Reckoning, district by district. */
export interface Day {
  round: number;
  seat: number;
  casino: number;
  districts: Settled[];
  earned: { seat: number; points: number; influence: number }[];
  winners: number[];
}

export function eventsOf(played: LogRow[]): Told[] {
  return played.flatMap(({ events }) => events);
}

/** The last Day of Reckoning among these rows, if there was one. */
export function dayOf(played: LogRow[]): Day | null {
  let day: Day | null = null;
  for (const { kind, facts } of eventsOf(played)) {
    if (kind === "reckoning_began") {
      day = {
        round: facts.round as number,
        seat: facts.seat as number,
        casino: facts.casino as number,
        districts: [],
        earned: [],
        winners: [],
      };
    } else if (!day) continue;
    else if (kind === "district_settled") {
      day.districts.push({
        place: facts.place as string,
        values: String(facts.tile).split(" "),
        doubled: facts.factor === 2,
        lines: [],
      });
    } else if (kind === "scored") {
      const [gangsters, rank] = String(facts.strength).split(" ").map(Number) as [number, number];
      const line = {
        seat: facts.seat as number,
        colour: facts.colour as string,
        gangsters,
        rank,
        points: facts.points as number,
      };
      day.districts.at(-1)?.lines.push(line);
    } else if (kind === "earned") {
      day.earned.push({ seat: facts.seat as number, points: facts.points as number, influence: facts.influence as number });
    } else if (kind === "game_won") day.winners.push(facts.seat as number);
  }
  return day;
}

/** A player's influence before the day and after each of its districts. */
export function climbOf(day: Day, seat: number): number[] {
  const earned = day.earned.find((one) => one.seat === seat);
  let sum = (earned?.influence ?? 0) - (earned?.points ?? 0);
  return [
    sum,
    ...day.districts.map(({ lines }) => {
      for (const line of lines) if (line.seat === seat) sum += line.points;
      return sum;
    }),
  ];
}
