// The messages between browser and table server. Made from src/omerta/server/messages.py; do not edit:
//
//     omerta protocol --typescript web/src/protocol.ts

export const PROTOCOL = 1;

/** The first message: which table, which seats. Without tokens one watches. */
export interface Hello {
  type: "hello";
  id: string;
  protocol: number;
  table: string;
  tokens?: string[];
  have?: number;
}

/** A decision, in its words, about the position before row `ply`. */
export interface Move {
  type: "move";
  id: string;
  seat: number;
  ply: number;
  action: string;
}

/** Take back one decision, all back to a row, or (`turn`) all that can be. */
export interface Undo {
  type: "undo";
  id: string;
  seat: number;
  ply: number;
  to?: number | "turn" | null;
}

/** My finished turn stands. */
export interface Confirm {
  type: "confirm";
  id: string;
  seat: number;
  ply: number;
}

/** May I do this? If not, which rule forbids it? */
export interface Why {
  type: "why";
  id: string;
  seat: number;
  action: string;
}

/** Chat. */
export interface Say {
  type: "say";
  id: string;
  seat: number;
  text: string;
}

/** Does this seat want to confirm its turns? */
export interface Prefer {
  type: "prefer";
  id: string;
  seat: number;
  confirm: boolean;
}

/** Is anybody there? */
export interface Ping {
  type: "ping";
  id: string;
}

/** Who sits there. `bot`: who plays, if a bot does, be it for a person who is away. */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  bot: string | null;
  present: boolean;
  muted: boolean;
}

/** All about a table that everybody at it may know. */
export interface TableInfo {
  id: string;
  game: string;
  edition: number;
  content: string;
  players: number;
  options: Record<string, unknown>;
  open: boolean;
  hints: boolean;
  spectators: boolean;
  turn_seconds: number | null;
  warning_seconds: number;
  status: "over" | "playing" | "stuck" | "waiting";
  seats: SeatInfo[];
  watching: number;
  ply: number;
  seed_hash: string;
  seed: string | null;
  result: number[] | null;
  reason: string | null;
  rematch: string | null;
  created: number;
  code: string | null;
}

/** Something said at the table. */
export interface ChatLine {
  number: number;
  seat: number;
  name: string;
  text: string;
  at: number;
}

/** The answer to hello. An update for each seat, or for the spectator, follows once the game has begun. */
export interface Welcome {
  type: "welcome";
  id: string;
  protocol: number;
  table: TableInfo;
  seats: number[];
  tokens: string[];
  chat: ChatLine[];
}

/** Something that happened, in the words of the game. */
export interface Told {
  kind: string;
  facts: Record<string, unknown>;
}

/** A row of the game as one viewer was told of it. `undo_to`: back to the position after that row. */
export interface LogRow {
  ply: number;
  seat: number | null;
  undo_to: number | null;
  events: Told[];
}

/** What one seat (null: a spectator) sees now, and what it was told since. */
export interface Update {
  type: "update";
  seat: number | null;
  ply: number;
  log: LogRow[];
  view: Record<string, unknown>;
  awaiting: number[];
  asked: boolean;
  legal: string[];
  undo: number[];
  staged: number[];
  held: number | null;
  seconds_left: number | null;
}

/** What is wrong: a code for programs, a sentence for people, and for refusals the rule and its facts. */
export interface Problem {
  code: string;
  message: string;
  rule: string | null;
  facts: Record<string, unknown>;
}

/** The answer to a message with an id; a repeated id gets the same one. */
export interface Answer {
  type: "answer";
  id: string;
  ok: boolean;
  ply: number | null;
  problem: Problem | null;
}

/** Somebody came, went, or something about the table changed. */
export interface TableChanged {
  type: "table";
  table: TableInfo;
}

/** Chat. */
export interface Said {
  type: "said";
  line: ChatLine;
}

/** Time is running out for these seats; then a bot plays this turn. */
export interface Hurry {
  type: "hurry";
  seats: number[];
  seconds_left: number;
}

/** Who should sit there: anybody (open), a bot, or me. */
export interface SeatWish {
  kind: "bot" | "me" | "open";
  name?: string | null;
  bot?: string | null;
}

/** A table to be set up. `me` may be said of several seats: several people at one screen. */
export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: Record<string, unknown>;
  content?: string;
  open?: boolean;
  hints?: boolean;
  spectators?: boolean;
  turn_seconds?: number | null;
  warning_seconds?: number;
}

/** Sit down. */
export interface Join {
  name: string;
  seat?: number | null;
}

/** What the host does with a seat; what is left out stays. */
export interface Fill {
  kind?: "bot" | "open" | "person" | null;
  bot?: string | null;
  muted?: boolean | null;
}

/** You sit at a table. `host` is the token of whoever set it up. */
export interface Seated {
  table: TableInfo;
  seats: number[];
  tokens: string[];
  host?: string | null;
}

/** Where to go on with another device: an address whose secret part no server ever sees, and its QR code. */
export interface SeatLink {
  address: string;
  qr: string;
}

/** A game that can be played here. */
export interface GameInfo {
  name: string;
  title: string;
  summary: string;
  edition: number;
  players: number[];
  options: Record<string, unknown>;
  contents: string[];
}

/** What this server offers. */
export interface Shelf {
  protocol: number;
  games: GameInfo[];
  bots: string[];
}

/** Is the server well? */
export interface Health {
  status: "fine" | "stopping";
  protocol: number;
  version: string;
}

export type ClientMessage = Hello | Move | Undo | Confirm | Why | Say | Prefer | Ping;

export type ServerMessage = Welcome | Update | Answer | TableChanged | Said | Hurry;
