import { describe, expect, it } from "vitest";
import { chapterOf, find, markedRulings, ruleKey } from "./book";

const BOOK = {
  game: "spoof",
  chapters: [
    { id: "setup", rules: ["spoof/coins"] },
    { id: "a-turn", rules: ["spoof/guess", "spoof/pass"] },
  ],
  card: [],
  examples: [],
  lesson: [],
};
const RULES = [
  { id: "spoof/coins", title: "Münzen", text: "Jeder nimmt drei Münzen." },
  { id: "spoof/guess", title: "Raten", text: "Alle raten die Zahl der Münzen." },
];

describe("the rulebook", () => {
  it("knows where sentences are kept", () => {
    expect(ruleKey("the_boss/place-majority")).toBe("the_boss-rule-place-majority");
  });
  it("finds the chapter of a rule, or the one asked for", () => {
    expect(chapterOf(BOOK, "spoof/pass", null)?.id).toBe("a-turn");
    expect(chapterOf(BOOK, null, "setup")?.id).toBe("setup");
    expect(chapterOf(BOOK, null, null)).toBeNull();
    expect(chapterOf(BOOK, "spoof/nothing", null)).toBeNull();
  });
  it("cuts out the marks of rulings", () => {
    expect(markedRulings("One (ruled); two (ruled).", "(ruled)")).toEqual(["One ", "(ruled)", "; two ", "(ruled)", "."]);
    expect(markedRulings("Plain.", "(ruled)")).toEqual(["Plain."]);
  });
  it("finds words without their accents, titles first, and nothing for nothing", () => {
    expect(find(RULES, "munzen").map(({ id }) => id)).toEqual(["spoof/coins", "spoof/guess"]);
    expect(find(RULES, "zahl MÜNZEN").map(({ id }) => id)).toEqual(["spoof/guess"]);
    expect(find(RULES, "guess").map(({ id }) => id)).toEqual(["spoof/guess"]);
    expect(find(RULES, "  ")).toEqual([]);
    expect(find(RULES, "karte")).toEqual([]);
  });
});
