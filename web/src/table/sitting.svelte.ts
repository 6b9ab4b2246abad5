/** Somebody (or several people at one screen) at a table: whose eyes we look through, and what we do. */

import type { Advice, LogRow, Problem, Sight } from "../protocol";
import { keepTable, myTable } from "../lib/mine.svelte";
import { tell, tellProblem } from "../lib/notices.svelte";
import { preferences } from "../lib/preferences.svelte";
import { say } from "../lib/words.svelte";
import { Connection, NotDone, type Message } from "./connection.svelte";
import type { Eyes } from "./eyes.svelte";

/** Somebody who looks over our shoulder, in a lesson. */
export interface Guide {
  /** Is this what we are meant to do now? */
  allows: (action: string) => boolean;
  /** It was done; this is what can be done now. */
  done: (legal: string[]) => void;
}

export class Sitting {
  readonly connection: Connection;
  /** A past position that is being looked at. */
  past: Sight | null = $state.raw(null);
  /** What a Capo would do, if we asked. */
  advice: Advice | null = $state.raw(null);
  /** Is a decision on its way? */
  busy = $state(false);
  /** At one screen: the seat whose player has sat down before it. */
  #uncovered: number | null = $state(null);

  constructor(
    id: string,
    tokens: string[],
    readonly guide: Guide | null = null,
  ) {
    this.connection = new Connection(id, tokens, (fresh) => {
      if (guide) return;
      const mine = myTable(id);
      keepTable({
        id,
        game: this.connection.table?.game ?? mine?.game ?? "",
        tokens: fresh,
        host: mine?.host ?? null,
        at: Date.now(),
        over: this.connection.table?.status === "over",
      });
    });
  }

  // --- whose eyes

  /** The seat of ours that has to do something, if any. */
  readonly turn: number | null = $derived.by(() => {
    const ours = this.connection.eyes.filter((eyes) => eyes.seat !== null);
    return ours.find(({ latest }) => latest.asked || latest.held === latest.seat)?.seat ?? null;
  });

  /** Would these people see each other's secrets? Then a curtain falls between their turns. */
  readonly secrets: boolean = $derived.by(() => {
    const [first, ...others] = this.connection.eyes.map(({ latest }) => JSON.stringify({ ...latest.view, seat: null }));
    return others.some((other) => other !== first);
  });

  readonly seat: number | null = $derived.by(() => {
    const { seats } = this.connection;
    if (seats.length <= 1) return seats[0] ?? null;
    if (!this.secrets && this.turn !== null) return this.turn;
    return this.#uncovered ?? this.turn ?? seats[0]!;
  });

  /** The seat whose player should come to the screen, alone. */
  readonly curtain: number | null = $derived.by(() => {
    const { seats } = this.connection;
    if (seats.length <= 1 || !this.secrets) return null;
    const next = this.turn ?? this.#uncovered ?? seats[0]!;
    return next === this.#uncovered ? null : next;
  });

  lift(): void {
    this.#uncovered = this.curtain;
    this.past = this.advice = null;
    this.eyes?.hurry();
  }

  readonly eyes: Eyes | null = $derived.by(() => this.connection.eyes.find((eyes) => eyes.seat === this.seat) ?? null);

  // --- what is on the screen

  readonly view: Record<string, unknown> | null = $derived(this.past?.view ?? this.eyes?.shown.view ?? null);

  /** What led there, without what was taken back. */
  readonly log: LogRow[] = $derived.by(() => {
    const { past } = this;
    const rows = this.eyes?.log ?? [];
    return past ? rows.filter((row) => row.ply < past.ply) : rows;
  });

  readonly legal: string[] = $derived(
    this.past || !this.eyes?.isUpToDate || !this.eyes.shown.asked || this.busy ? [] : this.eyes.shown.legal,
  );

  /** The advice, if it is about what is on the screen. */
  readonly hinted: Advice | null = $derived.by(() => {
    const { advice, eyes } = this;
    return advice && !this.past && eyes?.shown.ply === advice.ply ? advice : null;
  });

  readonly mayConfirm: boolean = $derived(this.eyes !== null && this.eyes.shown.held === this.seat && this.seat !== null);

  readonly mayUndo: boolean = $derived((this.eyes?.isUpToDate && this.eyes.shown.undo.length > 0) ?? false);

  // --- what we do

  /** Do it, or learn why not. */
  async act(action: string): Promise<void> {
    const { eyes, seat } = this;
    if (this.past) {
      tell(say("web-past-first"));
    } else if (seat === null) {
      tell(say("web-only-watching"));
    } else if (eyes && !eyes.isUpToDate) {
      eyes.hurry();
    } else if (eyes && !this.busy) {
      this.advice = null;
      if (eyes.shown.legal.includes(action)) {
        if (this.guide && !this.guide.allows(action)) return;
        const done = await this.#decide({ type: "move", seat, ply: eyes.shown.ply, action });
        if (done) this.guide?.done(eyes.latest.asked ? eyes.latest.legal : []);
      } else await this.#attempt({ type: "why", seat, action });
    }
  }

  async undo(): Promise<void> {
    if (this.mayUndo) await this.#decide({ type: "undo", seat: this.seat!, ply: this.eyes!.shown.ply });
  }

  async reset(): Promise<void> {
    if (this.mayUndo) await this.#decide({ type: "undo", seat: this.seat!, ply: this.eyes!.shown.ply, to: "turn" });
  }

  async confirm(): Promise<void> {
    if (this.mayConfirm) await this.#decide({ type: "confirm", seat: this.seat!, ply: this.eyes!.shown.ply });
  }

  /** Tell the server whether our turns wait for a confirmation. */
  async preferConfirming(): Promise<void> {
    for (const seat of this.connection.seats) await this.#attempt({ type: "prefer", seat, confirm: preferences.confirm });
  }

  async chat(text: string): Promise<void> {
    if (this.seat !== null) await this.#attempt({ type: "say", seat: this.seat, text });
  }

  /** Look at the position after a row. */
  async look(ply: number): Promise<void> {
    try {
      this.past = await this.connection.send({ type: "look", seat: this.seat, ply });
    } catch (error) {
      this.#explain(error);
    }
  }

  now(): void {
    this.past = null;
  }

  async hint(): Promise<void> {
    if (this.seat === null) return;
    this.busy = true;
    try {
      this.advice = await this.connection.send({ type: "hint", seat: this.seat });
    } catch (error) {
      this.#explain(error);
    } finally {
      this.busy = false;
    }
  }

  async #decide(message: Message): Promise<boolean> {
    this.busy = true;
    try {
      return await this.#attempt(message);
    } finally {
      this.busy = false;
    }
  }

  async #attempt(message: Message): Promise<boolean> {
    try {
      await this.connection.send(message);
      return true;
    } catch (error) {
      this.#explain(error);
      return false;
    }
  }

  #explain(error: unknown): void {
    if (!(error instanceof NotDone)) throw error;
    const problem: Problem = error.problem;
    tellProblem(problem);
  }
}
