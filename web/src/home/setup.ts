/** Setting up a table. */

import type { NewTable, Seated, SeatWish } from "../protocol";
import { api } from "../lib/api";
import { keepSeats } from "../lib/mine.svelte";
import { prefer, preferences } from "../lib/preferences.svelte";
import { go } from "../lib/route.svelte";
import { gameInfo } from "../lib/shelf.svelte";

const NICKNAMES = ["Ace", "Birdie", "Dutch", "Frankie", "Lefty", "Rosie", "Ruby", "Sal"];
/** Who a newcomer plays against. */
export const USUAL_BOT = "soldier";
const USUAL_PLAYERS = 4;

/** How many sit at a table unless one says otherwise. */
export function usualPlayers(game: string): number {
  const players = gameInfo(game)?.players ?? [2];
  return players.includes(USUAL_PLAYERS) ? USUAL_PLAYERS : Math.max(...players);
}

export async function setUp(table: NewTable): Promise<Seated> {
  const seated = await api.setUp(table);
  keepSeats(seated);
  go({ table: seated.table.id });
  return seated;
}

/** The name of this browser's owner; who has not told it yet gets a nickname. */
export function myName(): string {
  if (!preferences.name) prefer({ name: NICKNAMES[Math.floor(Math.random() * NICKNAMES.length)] });
  return preferences.name;
}

/** Against bots, at once. */
export async function playNow(game: string): Promise<void> {
  const me: SeatWish = { kind: "me", name: myName() };
  const bots = Array.from({ length: usualPlayers(game) - 1 }, (): SeatWish => ({ kind: "bot", bot: USUAL_BOT }));
  await setUp({ game, seats: [me, ...bots], spectators: false });
}
