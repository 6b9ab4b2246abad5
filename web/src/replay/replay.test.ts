import { describe, expect, it } from "vitest";
import type { LogRow } from "../protocol";
import { apart, ticksOf } from "./chart";
import { partsOf } from "./record";

describe("the chart", () => {
  it("has few round numbers", () => {
    expect(ticksOf(0, 23)).toEqual([0, 5, 10, 15, 20]);
    expect(ticksOf(-3, 4)).toEqual([-2, 0, 2, 4]);
    expect(ticksOf(0, 1)).toEqual([0, 1]);
  });
  it("keeps labels apart, in order, and inside", () => {
    expect(apart([100, 100, 40], 20, 10, 200)).toEqual([100, 120, 40]);
    expect(apart([195, 198, 199], 20, 10, 200)).toEqual([160, 180, 200]);
    expect(apart([0, 0], 20, 10, 200)).toEqual([10, 30]);
  });
});

describe("a record", () => {
  it("has rounds or chapters", () => {
    const told = (kind: string, facts: Record<string, unknown>): LogRow => ({ ply: 0, seat: null, undo_to: null, why: null, events: [{ kind, facts, words: "" }] });
    const rows = [told("round_began", { round: 1 }), told("placed", { city: "boston" }), told("chapter_began", { chapter: 2 })];
    expect(partsOf(rows)).toEqual([{ row: 0, number: 1 }, { row: 2, number: 2 }]);
  });
});
