/** What a board is given, and what it must offer. A board has no rules: it draws a view and offers legal actions. */

import type { Component } from "svelte";
import type { LogRow } from "../protocol";

/** Everything a board may know and do. It is drawn anew whenever something here changes. */
export interface BoardProps<View = Record<string, unknown>, Sheet = Record<string, unknown>> {
  /** The position: the present one, or a past one that is being looked at. */
  view: View;
  /** Through whose eyes; null: a spectator's. */
  me: number | null;
  /** The players' names by seat. */
  names: string[];
  /** What can be chosen now, in the notation; empty if it is not our turn or the position is a past one. */
  legal: string[];
  /** The rows that led here, for animations; empty after a jump. */
  played: LogRow[];
  /** All rows up to this position, without those that were taken back. */
  log: LogRow[];
  /** May what can be deduced be shown? */
  deduction: boolean;
  /** The score sheet, when the game is over. */
  sheet: Sheet | null;
  /** The question to those who are awaited, in words. */
  question: string;
  /** Do this. What is not legal is explained instead: anything may be clicked. */
  act: (action: string) => void;
  /** Is a move on its way? */
  busy: boolean;
}

/** A game's own drawings. */
export interface BoardModule {
  /** The table's middle: the board, the own things, the choices. */
  Board: Component<BoardProps<never, never>>;
  /** What lies before the others, and forecasts; beside the board, or in a drawer. */
  Side: Component<BoardProps<never, never>>;
  /** The end: who won, and why. */
  Sheet: Component<BoardProps<never, never>>;
  /** The piece of a seat: its gang. */
  gang: (view: never, seat: number) => Gang;
  /** What a player has so far, in short ("$9"), or null if that is nobody's business. */
  score: (view: never, seat: number) => string | null;
  /** What counts in a line of the score sheet, for the chart of a game that is over. */
  points: (line: never) => number;
}

/** Gangs by shape, colour and letter. */
export type Gang = "blue" | "grey" | "yellow" | "brown" | "green";
export const GANGS: Gang[] = ["blue", "yellow", "green", "brown", "grey"];

const BOARDS: Record<string, () => Promise<{ default: BoardModule }>> = {
  gangsta: () => import("./gangsta"),
  gangster: () => import("./gangster"),
  the_boss: () => import("./the_boss"),
};

/** The board of a game; null if nobody has drawn it yet: then it is shown in words. */
export async function boardOf(game: string): Promise<BoardModule | null> {
  return (await BOARDS[game]?.())?.default ?? null;
}
