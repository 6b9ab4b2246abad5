import { beforeEach, describe, expect, test } from "vitest";
import { prefer } from "./preferences.svelte";
import { hasWords, learn, say, spoken } from "./words.svelte";

describe("words", () => {
  beforeEach(async () => {
    prefer({ language: "en" });
    await learn();
  });
  test("come from the catalogues, with facts and attributes", () => {
    expect(say("web-status-asked", { question: "What now" })).toBe("Your turn: What now.");
    expect(say("web-watching", { count: 1 })).not.toBe(say("web-watching", { count: 2 }));
    expect(say("web-key-enter.means")).toBe("choose it");
  });
  test("of a game are there when they were learnt, in every language spoken since", async () => {
    expect(hasWords("the_boss-board-hand")).toBe(false);
    await learn("the_boss");
    expect(hasWords("the_boss-board-hand")).toBe(true);
    const english = say("the_boss-board-hand");
    prefer({ language: "de" });
    await learn();
    expect(spoken()).toBe("de");
    expect(say("the_boss-board-hand")).not.toBe(english);
    expect(say("web-confirm")).toBe("Bestätigen");
  });
  test("that are missing are nothing", () => {
    expect(hasWords("web-nonsense")).toBe(false);
    expect(say("web-confirm.nonsense")).toBe("");
  });
});
