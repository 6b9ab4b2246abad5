/** A record apart from its look: where it is kept, and its chapters. */

import type { LogRow } from "../protocol";

const KEPT = "omerta.record";
/** Signs; the server reads no more. */
const LONGEST = 2_000_000;

/** Keep the text of a file for this tab; false if it is too long to be a record. */
export async function keepFile(file: File): Promise<boolean> {
  if (file.size > LONGEST) return false;
  sessionStorage.setItem(KEPT, await file.text());
  return true;
}

/** The text of the file opened last in this tab; empty if there is none. */
export const keptFile = (): string => sessionStorage.getItem(KEPT) ?? "";

/** Hand a text to the browser as a file to save. */
export function saveAs(name: string, text: string, type = "text/plain"): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  URL.revokeObjectURL(address);
}

/** Where a round or chapter begins. */
export interface Part {
  /** The row in which it was told. */
  row: number;
  number: number;
}

const BEGINNINGS: Record<string, string> = { round_began: "round", chapter_began: "chapter" };

/** The rounds or chapters of a game, in order. */
export function partsOf(rows: LogRow[]): Part[] {
  return rows.flatMap(({ events }, row) =>
    events
      .filter(({ kind }) => kind in BEGINNINGS)
      .map(({ kind, facts }) => ({ row, number: facts[BEGINNINGS[kind]!] as number })),
  );
}
