/** A game as one viewer sees it, shown at a pace that people can follow. */

import type { LogRow, Update } from "../protocol";
import { slowness } from "../lib/preferences.svelte";

/** How long a move of somebody else is shown before the next one, in milliseconds. */
const PACE = 750;
/** With more waiting than this, nobody wants to watch it all. */
const MOST_WAITING = 12;

export class Eyes {
  /** What the server said last. */
  latest: Update = $state.raw() as Update;
  /** What is on the screen: the latest, or a little before it. */
  shown: Update = $state.raw() as Update;
  /** The rows that led to what is shown, for animations; empty after a jump (reload, undo). */
  played: LogRow[] = $state.raw([]);
  /** All rows up to what is shown, without those that were taken back. */
  log: LogRow[] = $state.raw([]);
  #rows: LogRow[] = [];
  #waiting: Update[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly seat: number | null,
    first: Update,
  ) {
    this.latest = first;
    this.#show(first, false);
  }

  get isUpToDate(): boolean {
    return this.shown === this.latest;
  }

  take(update: Update): void {
    this.latest = update;
    const moves = slowness() > 0 && !document.hidden && this.#waiting.length < MOST_WAITING;
    if (!moves) {
      this.hurry();
    } else if (this.#timer !== undefined) {
      this.#waiting.push(update);
    } else {
      this.#play(update);
    }
  }

  /** Show what there is, at once. */
  hurry(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const update of this.#waiting) this.#learn(update);
    this.#waiting = [];
    if (this.shown !== this.latest) this.#show(this.latest, true);
  }

  #play(update: Update): void {
    this.#show(update, true);
    const others = update.log.some((row) => row.seat !== this.seat && row.seat !== null && row.events.length > 0);
    if (others) this.#timer = setTimeout(() => this.#next(), PACE * slowness());
    else this.#next();
  }

  #next(): void {
    this.#timer = undefined;
    const next = this.#waiting.shift();
    if (next) this.#play(next);
  }

  #show(update: Update, animated: boolean): void {
    const fresh = this.#learn(update);
    this.shown = update;
    this.played = animated && fresh.every((row) => row.undo_to === null) ? fresh : [];
  }

  /** Add the rows that are not known yet. Of the others more may be told by now: after the game, all reasons of bots. */
  #learn(update: Update): LogRow[] {
    const last = this.#rows.at(-1)?.ply ?? -1;
    const fresh = update.log.filter((row) => row.ply > last);
    if (update.log.length) {
      const told = new Map(update.log.map((row) => [row.ply, row]));
      this.#rows = [...this.#rows.map((row) => told.get(row.ply) ?? row), ...fresh];
      this.log = standing(this.#rows);
    }
    return fresh;
  }

  get have(): number {
    return this.#rows.at(-1)?.ply ?? -1;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}

/** The rows that were not taken back. */
export function standing(rows: LogRow[]): LogRow[] {
  let kept: LogRow[] = [];
  for (const row of rows) {
    if (row.undo_to === null) kept.push(row);
    else kept = kept.filter((one) => one.ply <= row.undo_to!);
  }
  return kept;
}
