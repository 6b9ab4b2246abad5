import { describe, expect, it } from "vitest";
import type { LogRow } from "../../protocol";
import {
  candidates,
  deckOf,
  endingCards,
  everybodyTo,
  lastTurn,
  needed,
  reckoning,
  waysByCity,
  type Place,
  type View,
} from "./model";

const detroit: Place = {
  city: "detroit",
  name: "Detroit",
  number: 3,
  leader: 1,
  gangsters: [
    { seat: 0, professionals: 1, occasionals: 0 },
    { seat: 1, professionals: 2, occasionals: 1 },
  ],
  banished: [],
  cards: ["1", "2", "3", "revolver"].map((face) => ({ face, copies: face === "2" ? 2 : 1, unseen: 1, house: false })),
  played: ["2"],
  hidden: null,
  chicago_sum: null,
  chicago_pays: null,
};

function seats(...front: [number, number][]): View["seats"] {
  return front.map(([professionals, occasionals], seat) => ({
    seat,
    professionals,
    occasionals,
    money: 0,
    earned: [],
    prison: [0, 0],
    hospital: 0,
    shot: 0,
    spent: 0,
    backs: {},
    hand: null,
  }));
}

function view(changes: Partial<View>): View {
  return {
    game: "the_boss",
    players: 3,
    seat: 0,
    stage: "place",
    round: 1,
    turn: 2,
    acting: 0,
    order: [0, 1, 2],
    start_player: 0,
    last_round: false,
    extra_round: false,
    row: [detroit],
    seats: seats([3, 1], [4, 1], [4, 0]),
    police: { turned: [], gold: 0, silver: 0, left: 5 },
    winners: [],
    ...changes,
  };
}

function row(...events: [string, Record<string, unknown>][]): LogRow {
  return { ply: 1, seat: 0, undo_to: null, why: null, events: events.map(([kind, facts]) => ({ kind, facts, words: "" })) };
}

describe("placing", () => {
  it("offers the smallest number first, and of these the one with fewest occasionals", () => {
    const ways = waysByCity(["place nothing", "place detroit 1 2", "place detroit 3 0", "place detroit 1 1", "place detroit 2 0"]);
    expect([...ways.keys()]).toEqual(["detroit"]);
    expect(ways.get("detroit")!.map((way) => way.action)).toEqual([
      "place detroit 2 0",
      "place detroit 1 1",
      "place detroit 3 0",
      "place detroit 1 2",
    ]);
  });

  it("knows no placements when a card is to be played", () => {
    expect(waysByCity(["play detroit revolver"]).size).toBe(0);
  });

  it("says how many are needed, by the legal placements, else by who leads", () => {
    expect(needed(detroit, 0, waysByCity(["place detroit 4 0"]).get("detroit")!)).toBe(4);
    expect(needed(detroit, 0, [])).toBe(3);
    expect(needed(detroit, 2, [])).toBe(4);
    expect(needed({ ...detroit, leader: null, gangsters: [] }, 2, [])).toBe(1);
  });

  it("tries everybody where nothing is legal, or somebody who is not there", () => {
    expect(everybodyTo(detroit, view({}), 0)).toBe("place detroit 3 1");
    expect(everybodyTo(detroit, view({ seats: seats([0, 0]) }), 0)).toBe("place detroit 1 0");
    expect(everybodyTo(detroit, view({ seats: seats([0, 2]) }), 0)).toBe("place detroit 0 2");
  });
});

describe("cards", () => {
  it("shows each copy: played, own, or not seen", () => {
    const states = deckOf(detroit, ["detroit 3", "boston 1"]).map(({ face, state }) => `${face} ${state}`);
    expect(states).toEqual(["1 unseen", "2 played", "2 unseen", "3 own", "revolver unseen"]);
    expect(deckOf(detroit, null).filter(({ state }) => state === "own")).toEqual([]);
  });

  it("counts chances by unseen copies", () => {
    const cards = [
      { face: "1", copies: 2, unseen: 2, house: false },
      { face: "2", copies: 1, unseen: 0, house: false },
      { face: "prison", copies: 1, unseen: 1, house: false },
    ];
    expect(candidates({ ...detroit, cards })).toEqual([
      { face: "1", unseen: 2, of: 3 },
      { face: "prison", unseen: 1, of: 3 },
    ]);
  });
});

describe("forecasts", () => {
  it("sorts the last turn by men in front, ties clockwise from the start player", () => {
    const front = seats([4, 0], [5, 0], [3, 1]);
    expect(lastTurn(view({ seats: front })).map(({ seat }) => seat)).toEqual([1, 0, 2]);
    expect(lastTurn(view({ seats: front, start_player: 2 })).map(({ seat }) => seat)).toEqual([1, 2, 0]);
    expect(lastTurn(view({ seats: front, turn: 5, order: [2, 0, 1] })).map(({ seat }) => seat)).toEqual([2, 0, 1]);
  });

  it("counts the police cards that would end the game", () => {
    expect(endingCards({ turned: [], gold: 0, silver: 0, left: 5 })).toBe(0);
    expect(endingCards({ turned: ["gold", "silver"], gold: 1, silver: 1, left: 3 })).toBe(0);
    expect(endingCards({ turned: ["gold", "gold"], gold: 2, silver: 0, left: 3 })).toBe(1);
    expect(endingCards({ turned: ["gold", "double"], gold: 2, silver: 1, left: 3 })).toBe(1);
    expect(endingCards({ turned: ["gold", "double", "silver"], gold: 2, silver: 2, left: 2 })).toBe(2);
  });
});

describe("the reckoning", () => {
  const told = row(
    ["played", { seat: 0, card: "detroit 3" }],
    ["hidden_turned_up", { card: "detroit revolver" }],
    ["shot", { seat: 1, city: "detroit" }],
    ["chicago_paid", { seat: 0, sum: 7, money: 3 }],
    ["hidden_turned_up", { card: "memphis 2" }],
    ["nobody_won", { city: "memphis" }],
  );

  it("tells city by city what came of it", () => {
    expect(reckoning([told, row(["round_began", { round: 3 }])], 3)).toEqual({
      round: 2,
      outcomes: [
        { city: "detroit", face: "revolver", seat: 1, kind: "shot", money: 0, sum: 0 },
        { city: "chicago", face: null, seat: 0, kind: "chicago_paid", money: 3, sum: 7 },
        { city: "memphis", face: "2", seat: null, kind: "nobody_won", money: 0, sum: 0 },
      ],
    });
  });

  it("is that of the present round when no other begins", () => {
    expect(reckoning([told], 4)?.round).toBe(4);
  });

  it("is nothing in the middle of a round", () => {
    expect(reckoning([row(["played", { seat: 0, card: "detroit 3" }])], 2)).toBeNull();
    expect(reckoning([row(["round_began", { round: 1 }])], 1)).toBeNull();
  });
});
