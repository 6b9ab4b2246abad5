import { describe, expect, it } from "vitest";
import type { LogRow } from "../../protocol";
import { lengthsOf, scenesOf, verdictOf } from "./scenes";

function row(...events: [string, Record<string, unknown>][]): LogRow {
  return { ply: 1, seat: 0, undo_to: null, why: null, events: events.map(([kind, facts]) => ({ kind, facts, words: kind })) };
}

describe("scenes", () => {
  it("gather what a snitch does to everybody, one scene for each snitch", () => {
    const scenes = scenesOf([
      row(["snitch_came", { snitch: "803 4", informants: 4 }], ["snitch_paid", { seat: 0, informants: 2, money: 2 }], ["snitch_ruined", { seat: 1, informants: 0, money: 1 }]),
      row(["snitch_came", { snitch: "801 2", informants: 2 }], ["snitch_escaped", { seat: 0, informants: 2 }]),
    ]);
    expect(scenes).toEqual([
      { kind: "snitch", asked: 4, results: [{ seat: 0, informants: 2, money: 2, how: "paid" }, { seat: 1, informants: 0, money: 1, how: "ruined" }], fallen: [] },
      { kind: "snitch", asked: 2, results: [{ seat: 0, informants: 2, money: 0, how: "escaped" }], fallen: [] },
    ]);
  });
  it("show a gang war with its winner, or none in a tie", () => {
    const strengths: [string, Record<string, unknown>][] = [["war_strength", { seat: 0, mercenaries: 3 }], ["war_strength", { seat: 1, mercenaries: 1 }]];
    expect(scenesOf([row(...strengths, ["war_won", { seat: 0, mercenaries: 3 }])])).toMatchObject([{ kind: "war", winner: 0, strengths: [{ seat: 0 }, { seat: 1 }] }]);
    expect(scenesOf([row(...strengths, ["war_tied", { mercenaries: 3 }])])).toMatchObject([{ winner: null }]);
  });
  it("show who was lost, and the new chapter but not the first", () => {
    const scenes = scenesOf([row(["lost", { seat: 1, person: "131 ghetto_gang B", cause: "war" }], ["chapter_began", { chapter: 3, start_player: 0 }])]);
    expect(scenes).toMatchObject([{ kind: "lost", id: "131", family: "ghetto_gang" }, { kind: "chapter", chapter: 3 }]);
    expect(scenesOf([row(["chapter_began", { chapter: 1, start_player: 0 }], ["hired", { seat: 0 }])])).toEqual([]);
  });
  it("leave a verdict that can be read later: the last snitch or war, and who fell in it", () => {
    const war: [string, Record<string, unknown>][] = [["war_strength", { seat: 0, mercenaries: 1 }], ["war_strength", { seat: 1, mercenaries: 3 }], ["war_won", { seat: 1 }]];
    const lost = (cause: string): [string, Record<string, unknown>] => ["lost", { seat: 0, person: "131 ghetto_gang B", cause }];
    const snitch: [string, Record<string, unknown>][] = [["snitch_came", { informants: 2 }], ["snitch_ruined", { seat: 0, informants: 0, money: 1 }]];
    const fallen = [{ seat: 0, id: "131", family: "ghetto_gang" }];
    expect(verdictOf([row(["hired", { seat: 0 }])])).toBeNull();
    expect(verdictOf([row(...snitch), row(["engaged", {}]), row(lost("arrest"))])).toMatchObject({ kind: "snitch", asked: 2, fallen });
    expect(verdictOf([row(...snitch), row(...war), row(lost("war")), row(lost("murder"))])).toMatchObject({ kind: "war", winner: 1, fallen });
  });
  it("never keep anybody waiting for more than four seconds", () => {
    const many = scenesOf([row(...[1, 2, 3].map((): [string, Record<string, unknown>] => ["snitch_came", { informants: 3 }]))]);
    expect(lengthsOf(many, 1).reduce((sum, length) => sum + length, 0)).toBeCloseTo(4000);
    expect(lengthsOf(many.slice(0, 1), 1)).toEqual([3000]);
    expect(lengthsOf([], 1)).toEqual([]);
  });
});
