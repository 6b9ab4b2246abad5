import { describe, expect, it } from "vitest";
import { asksForRivals, buttons, counted, covered, heistRow, personAction, reward, standing, warStrength, type Heist, type Person, type View } from "./notation";

function person(id: string, rest: Partial<Person> = {}): Person {
  return { id, family: "mafia", skills: "L", learned: null, influence: 0, boss: Number(id) < 110, engaged: false, took_part: false, ...rest };
}

function heist(id: string, rest: Partial<Heist> = {}): Heist {
  return { id, kind: "casino", skills: "MM", cooperative: false, money: 2, influence: 0, rewards: [], cooperative_money: 0, high_tech: false, players: [], ...rest };
}

function table(rest: Partial<View> = {}): View {
  const seat = (number: number, gang: Person[]) => ({ seat: number, gang, hospital: [], dealt: [] });
  const seats = [seat(0, [person("101"), person("111")]), seat(1, [person("102"), person("121", { engaged: true })])];
  return { stage: "act", seats, gangsters: [], top_gangster: null, heists: [], top_heist: null, underway: null, ...rest } as unknown as View;
}

describe("skills", () => {
  it("are counted in the order of the letters", () => expect(counted("BHB")).toEqual([["B", 2], ["H", 1]]));
  it("show which symbols are still missing", () =>
    expect(covered("LMM", "M")).toEqual([
      { letter: "L", missing: false },
      { letter: "M", missing: false },
      { letter: "M", missing: true },
    ]));
});

describe("a click", () => {
  it("means what the stage asks", () => {
    const somebody = person("121", { engaged: true });
    const meaning = (stage: string) => personAction(stage, somebody, "102");
    expect(["mobilise", "engage", "train", "divert", "steal", "murder", "war", "recover", "rally"].map(meaning)).toEqual([
      "free 121", "engage 121", "train 121", "divert 121", "steal 102", "murder 102", "remove 121", "recover 121", "rally",
    ]);
  });
  it("on somebody idle asks for the natural thing", () => {
    expect(personAction("act", person("121"), "102")).toBe("engage 121");
    expect(personAction("act", person("121", { engaged: true }), "102")).toBe("free 121");
  });
});

describe("buttons", () => {
  it("stand for what no card stands for", () => {
    const legal = ["free 111", "free all", "free nothing"];
    expect(buttons(table({ stage: "mobilise" }), 0, legal)).toEqual(["free all", "free nothing"]);
  });
  it("stand for a card that does not lie on the table", () => {
    expect(buttons(table(), 0, ["hire 131", "pass"])).toEqual(["hire 131", "pass"]);
    const view = table({ gangsters: [{ id: "131" }] as View["gangsters"] });
    expect(buttons(view, 0, ["hire 131", "pass"])).toEqual(["pass"]);
  });
  it("offer the rally although a click on the gang means it too", () =>
    expect(buttons(table({ stage: "rally" }), 0, ["rally", "rally nothing"])).toEqual(["rally", "rally nothing"]));
});

describe("the others", () => {
  it("are asked for when one of theirs can be chosen", () => {
    expect(asksForRivals(table(), 0, ["engage 111"])).toBe(false);
    expect(asksForRivals(table(), 0, ["engage 111", "engage 121"])).toBe(true);
    expect(asksForRivals(table(), 0, ["steal 102"])).toBe(true);
    expect(asksForRivals(table(), 0, ["pass"])).toBe(false);
  });
});

describe("heists", () => {
  const underway = (id: string): View["underway"] => ({ heist: heist(id), missing: "M", crew: [] });
  it("underway lie in the gap they left, or at the end", () => {
    const ids = (view: View) => heistRow(view).map((one) => one?.id ?? null);
    expect(ids(table({ heists: [heist("301"), null, heist("303")], underway: underway("302") }))).toEqual(["301", "302", "303"]);
    expect(ids(table({ heists: [heist("301"), heist("303")], underway: underway("330") }))).toEqual(["301", "303", "330"]);
    expect(ids(table({ heists: [heist("301"), null] }))).toEqual(["301", null]);
  });
  it("say how a player stands with them", () => {
    const crew = (rest: object) => [{ seat: 0, possible: false, missing: "", missing_with_all: "", crew: [], ...rest }];
    expect(standing(heist("301", { players: crew({ possible: true }) }), 0).how).toBe("can");
    expect(standing(heist("301", { players: crew({ missing: "MM", missing_with_all: "M" }) }), 0)).toEqual({ how: "lacks", missing: "M" });
    expect(standing(heist("301", { players: crew({ missing: "MM" }) }), 0)).toEqual({ how: "engaged", missing: "MM" });
    expect(standing(heist("303", { cooperative: true, players: crew({}) }), 0).how).toBe("starter");
    expect(standing(heist("301", { players: crew({}) }), 0).how).toBe("money");
  });
  it("bring rewards", () => {
    expect(reward("train:leader")).toEqual({ word: "train", number: 0, skill: "L" });
    expect(reward("steal:2")).toEqual({ word: "steal", number: 2, skill: null });
    expect(reward("extra_turn")).toEqual({ word: "extra_turn", number: 0, skill: null });
  });
});

describe("gang war", () => {
  it("is won by a single strongest gang", () => {
    expect(warStrength([1, 4, 2])).toBe(1);
    expect(warStrength([4, 4, 2])).toBeNull();
    expect(warStrength([0, 0])).toBeNull();
  });
});
