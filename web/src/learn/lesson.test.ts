import { describe, expect, it } from "vitest";
import type { LessonStep } from "../protocol";
import { fits, layoutOf, tableFrom } from "./lesson";

function step(name: string, patterns: string[], start: string | null = null): LessonStep {
  return { name, do: patterns, start, whole: false };
}

describe("a lesson", () => {
  it("knows what fits a step", () => {
    const place = step("place", ["place boston *", "drive 2+1 *"]);
    expect(fits(place, "place boston 2 0")).toBe(true);
    expect(fits(place, "drive 2+1 the_loop")).toBe(true);
    expect(fits(place, "place nothing")).toBe(false);
    expect(fits(place, "please place boston 2 0")).toBe(false);
    expect(fits(step("read", []), "pass")).toBe(false);
  });
  it("goes back to where the position was laid out", () => {
    const steps = [step("a", [], "x"), step("b", ["c"]), step("c", [], "y")];
    expect([0, 1, 2].map((at) => layoutOf(steps, at))).toEqual([0, 0, 2]);
  });
  it("sets up a table from an example", () => {
    const picture = { name: "deal", rule: "the_boss/row", names: ["Anna", "Ben", "Cleo"], seat: 1, view: {}, legal: [] };
    expect(tableFrom("the_boss", picture, "Ann", "rookie")).toEqual({
      game: "the_boss",
      seats: [{ kind: "bot", bot: "rookie" }, { kind: "me", name: "Ann" }, { kind: "bot", bot: "rookie" }],
      start: "the_boss/deal",
      spectators: false,
    });
  });
});
