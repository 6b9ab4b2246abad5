import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { prefer } from "../lib/preferences.svelte";
import type { LogRow, Update } from "../protocol";
import { Eyes, standing } from "./eyes.svelte";

const row = (ply: number, undo_to: number | null = null): LogRow => ({ ply, seat: 0, undo_to, events: [], why: null });
const plies = (rows: LogRow[]): number[] => standing(rows).map(({ ply }) => ply);

describe("the rows that were not taken back", () => {
  test("are all, if nothing was", () => {
    expect(plies([row(0), row(1), row(2)])).toEqual([0, 1, 2]);
  });
  test("end at the row to which an undo went back", () => {
    expect(plies([row(0), row(1), row(2), row(3, 1)])).toEqual([0, 1]);
    expect(plies([row(0), row(1), row(2), row(3, 0), row(4)])).toEqual([0, 4]);
  });
  test("can be taken back again after playing on", () => {
    expect(plies([row(0), row(1), row(2, 0), row(3), row(4), row(5, 3), row(6)])).toEqual([0, 3, 6]);
  });
});

/** An update after a row of somebody, who did something that we are told of, or not. */
function update(ply: number, seat: number | null, told = true): Update {
  const events = told ? [{ kind: "did", facts: {}, words: "" }] : [];
  return { seat: 0, ply: ply + 1, log: [{ ply, seat, undo_to: null, why: null, events }] } as unknown as Update;
}

describe("a game seen at a pace that people can follow", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    prefer({ motion: "normal" });
  });
  afterEach(() => {
    vi.useRealTimers();
    prefer({ motion: "auto" });
  });
  test("shows what others do one after another, and our own things at once", () => {
    const eyes = new Eyes(0, update(0, null));
    const updates = [update(1, 0), update(2, 1), update(3, 2)];
    for (const one of updates) eyes.take(one);
    expect(eyes.shown).toBe(updates[1]);
    expect(eyes.played.map(({ ply }) => ply)).toEqual([2]);
    vi.advanceTimersByTime(1000);
    expect(eyes.shown).toBe(updates[2]);
    expect(eyes.isUpToDate).toBe(true);
  });
  test("goes on after rows that need no time: our own, and what we are told nothing of", () => {
    const eyes = new Eyes(0, update(0, null));
    for (const one of [update(1, 1), update(2, 0), update(3, 1, false), update(4, 2), update(5, 0)]) eyes.take(one);
    expect(eyes.shown.ply).toBe(2);
    vi.advanceTimersByTime(1000);
    expect(eyes.shown.ply).toBe(5);
    vi.advanceTimersByTime(1000);
    expect(eyes.isUpToDate).toBe(true);
    expect(eyes.log.map(({ ply }) => ply)).toEqual([0, 1, 2, 3, 4, 5]);
  });
  test("tells after the game why bots did what they did, and plays nothing twice", () => {
    const eyes = new Eyes(0, update(0, null));
    eyes.take(update(1, 0));
    const last = update(2, 0);
    const why = { kind: "whim", facts: {}, words: "Just on a whim." };
    eyes.take({ ...last, log: [{ ...update(1, 0).log[0]!, why }, ...last.log] });
    expect(eyes.log.map((row) => [row.ply, row.why?.words])).toEqual([[0, undefined], [1, "Just on a whim."], [2, undefined]]);
    expect(eyes.played.map(({ ply }) => ply)).toEqual([2]);
  });
  test("is shown at once to who is in a hurry, and to who wants nothing to move", () => {
    const eyes = new Eyes(0, update(0, null));
    for (const ply of [1, 2, 3]) eyes.take(update(ply, 1));
    eyes.hurry();
    expect([eyes.shown.ply, eyes.isUpToDate, eyes.log.length]).toEqual([4, true, 4]);
    prefer({ motion: "none" });
    for (const ply of [4, 5]) eyes.take(update(ply, 1));
    expect([eyes.shown.ply, eyes.played.map((row) => row.ply)]).toEqual([6, [5]]);
  });
});
