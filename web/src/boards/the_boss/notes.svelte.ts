/** Notes by hand on what a hidden card cannot be; kept by this browser for the round, per table and seat. */

interface Notes {
  round: number;
  ticked: string[];
}

const book: Record<string, Notes> = $state({});

/** The page's address names the table. */
function keyOf(seat: number): string {
  return `omerta.notes.${new URLSearchParams(location.hash.slice(1)).get("table")}.${seat}`;
}

function read(key: string): Notes {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "") as Notes;
  } catch {
    return { round: 0, ticked: [] };
  }
}

function ticked(seat: number, round: number): string[] {
  const key = keyOf(seat);
  const notes = book[key] ?? read(key);
  return notes.round === round ? notes.ticked : [];
}

export function isTicked(seat: number, round: number, card: string): boolean {
  return ticked(seat, round).includes(card);
}

/** Tick a card off, or on again. A new round begins with a clean sheet. */
export function tick(seat: number, round: number, card: string): void {
  const before = ticked(seat, round);
  const now = before.includes(card) ? before.filter((one) => one !== card) : [...before, card];
  book[keyOf(seat)] = { round, ticked: now };
  try {
    sessionStorage.setItem(keyOf(seat), JSON.stringify(book[keyOf(seat)]));
  } catch {
    // A browser that keeps nothing still keeps notes until the page is closed.
  }
}
