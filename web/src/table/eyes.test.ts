import { describe, expect, test } from "vitest";
import type { LogRow } from "../protocol";
import { standing } from "./eyes.svelte";

const row = (ply: number, undo_to: number | null = null): LogRow => ({ ply, seat: 0, undo_to, events: [] }) as LogRow;
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
