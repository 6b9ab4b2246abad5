/** The tables of this browser: which seats it holds, and the tokens that prove it. */

import type { Seated } from "../protocol";

export interface MyTable {
  id: string;
  game: string;
  tokens: string[];
  host: string | null;
  /** When it was last looked at, in milliseconds. */
  at: number;
  over: boolean;
}

const KEY = "omerta.tables";
const MOST = 50;

function stored(): Record<string, MyTable> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, MyTable>;
  } catch {
    return {};
  }
}

let tables: Record<string, MyTable> = $state.raw(stored());

function keep(changed: Record<string, MyTable>): void {
  const newest = Object.values(changed).sort((a, b) => b.at - a.at);
  tables = Object.fromEntries(newest.slice(0, MOST).map((table) => [table.id, table]));
  try {
    localStorage.setItem(KEY, JSON.stringify(tables));
  } catch {
    // A browser that keeps nothing can still play until it is closed.
  }
}

window.addEventListener("storage", (event) => {
  if (event.key === KEY) tables = stored();
});

/** All tables of this browser, the last one first. */
export function myTables(): MyTable[] {
  return Object.values(tables).sort((a, b) => b.at - a.at);
}

export function myTable(id: string): MyTable | undefined {
  return tables[id];
}

/** Keep what the server said when we sat down. */
export function keepSeats(seated: Seated): void {
  const before = tables[seated.table.id];
  keepTable({
    id: seated.table.id,
    game: seated.table.game,
    tokens: seated.tokens,
    host: seated.host ?? before?.host ?? null,
    at: Date.now(),
    over: false,
  });
}

export function keepTable(table: MyTable): void {
  keep({ ...stored(), [table.id]: table });
}

export function forgetTable(id: string): void {
  const { [id]: _, ...others } = stored();
  keep(others);
}
