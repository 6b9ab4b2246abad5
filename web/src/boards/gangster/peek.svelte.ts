/** What somebody could do, looked at beside the board and shown on the map. */

import type { Card } from "./notation";

/** A movement card of a gang: the map shows where it leads. */
export const peek: { card: Card | null; held: Card | null } = $state({ card: null, held: null });

export function isSame(one: Card | null, other: Card | null): boolean {
  return one !== null && other !== null && one.colour === other.colour && one.key === other.key;
}

/** The card to show: the one under the pointer, else the one that was clicked. */
export function peeked(): Card | null {
  return peek.card ?? peek.held;
}
