/** Sheets that an owner fills in, and the comma-separated files they become. */

import type { Complaint, ContentTable } from "../protocol";

export const HOUSE = "house";
export const OWN = "own";
const ORIGINS = ["printed", "example", HOUSE, OWN];
/** The columns are line 1 of a file. */
export const FIRST_LINE = 2;

const cell = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const line = (cells: string[]): string => cells.map(cell).join(",");

/** One line a row, so that complaints about a line find their row. */
export function filesOf(tables: ContentTable[]): Record<string, string> {
  return Object.fromEntries(tables.map((table) => [table.file, [table.columns, ...table.rows].map(line).join("\n") + "\n"]));
}

/** Typing over a value of ours makes the line one's own. */
export function typeIn(table: ContentTable, row: number, column: number, text: string): void {
  const cells = table.rows[row]!;
  cells[column] = text;
  if (table.origin !== null && column !== table.origin && cells[table.origin] === HOUSE) cells[table.origin] = OWN;
}

/** A line that is not filled in yet. */
export function emptyRow(table: ContentTable): string[] {
  return table.columns.map((_, column) => (column === table.origin ? OWN : ""));
}

/** What the origin of a line may be: what every game knows, and what this sheet says already. */
export function originsOf(table: ContentTable): string[] {
  const { origin } = table;
  return [...new Set([...ORIGINS, ...(origin === null ? [] : table.rows.map((row) => row[origin] ?? ""))])];
}

export const isHouse = (table: ContentTable, row: number): boolean =>
  table.origin !== null && table.rows[row]?.[table.origin] === HOUSE;

/** The complaints about a row, or (null) about a file as a whole. */
export function about(complaints: Complaint[], file: string | null, row: number | null): Complaint[] {
  return complaints.filter((one) => one.file === file && one.line === (row === null ? null : row + FIRST_LINE));
}
