import { describe, expect, it } from "vitest";
import type { LogRow } from "../../protocol";
import { beside, layOut, parking, scaleOf, type Box } from "./layout";
import { choicesOf, findPath, roadsOf, waysTo, written, type View } from "./notation";
import { climbOf, dayOf } from "./story";

const ROADS =
  "greek_town the_loop,greek_town little_italy,greek_town west_side,north_side the_loop,north_side west_side,gold_coast the_loop,gold_coast little_africa,south_side little_africa,south_side little_italy,cicero west_side,cicero little_italy,stickney little_italy,stickney little_africa,chinatown the_loop,chinatown little_africa,chinatown little_italy"
    .split(",")
    .map((road) => road.split(" ") as [string, string]);
const PLACES = [...new Set(ROADS.flat())].sort();

/** A board with the largest tiles everywhere. */
function board(players: number, rename: (place: string) => string = (place) => place): View {
  const places = PLACES.map((place, at) => ({
    place: rename(place),
    name: place,
    kind: place === "gold_coast" ? "harbour" : "district",
    x: (at * 37) % 100,
    y: at * 10,
    neighbours: PLACES.filter((other) =>
      ROADS.some((ends) => ends.includes(place) && ends.includes(other) && place !== other),
    ).map(rename),
    tile: place === "gold_coast" ? null : { number: at, values: ["5", "4", "2", "?"], spaces: 16, columns: 4, house: true },
  }));
  const seats = Array.from({ length: players }, (_, seat) => ({
    seat,
    colours:
      players === 2
        ? [
            ["blue", "yellow"],
            ["grey", "brown"],
          ][seat]!
        : [["blue", "grey", "yellow", "brown", "green"][seat]!],
  }));
  return { players, places, seats } as unknown as View;
}

describe("actions", () => {
  it("are sorted by what is done", () => {
    const legal = [
      "drive 2 the_loop",
      "drive 2+1 chinatown",
      "drive 2 cicero",
      "load 7",
      "aim chinatown",
      "unload own",
      "unload grey",
    ];
    const found = choicesOf(board(3), 0, legal);
    expect(found.drives).toEqual({ blue: { "2": ["the_loop", "cicero"], "2+1": ["chinatown"] } });
    expect(found.loads).toEqual({ blue: [7] });
    expect(found.aims).toEqual({ blue: ["chinatown"] });
    expect(found.unloads).toEqual({ blue: ["own", "grey"] });
    expect(waysTo(found, "chinatown")).toEqual([{ colour: "blue", key: "2+1" }]);
  });
  it("name their colour with two players", () => {
    const found = choicesOf(board(2), 1, ["drive brown 1 cicero", "unload grey own", "unload grey blue", "load grey 12"]);
    expect(found.drives).toEqual({ brown: { "1": ["cicero"] } });
    expect(found.unloads).toEqual({ grey: ["own", "blue"] });
    expect(found.loads).toEqual({ grey: [12] });
    expect(written(board(2), "unload", "grey", "own")).toBe("unload grey own");
    expect(written(board(4), "unload", "grey", "own")).toBe("unload own");
  });
  it("answer questions", () => {
    const found = choicesOf(board(4), 0, ["push grey the_loop", "push grey cicero", "push nothing"]);
    expect(found.pushes).toEqual([
      { pushed: "grey", place: "the_loop" },
      { pushed: "grey", place: "cicero" },
    ]);
    expect(found.nothing).toBe("push nothing");
    expect(choicesOf(board(4), 0, ["dump trunk", "dump nothing"])).toMatchObject({ dump: true, nothing: "dump nothing" });
    expect(choicesOf(board(4), 0, ["take motor", "take door"]).takes).toEqual(["motor", "door"]);
  });
});

describe("paths", () => {
  it("go as many roads as the card says and never straight back", () => {
    expect(roadsOf("2+1")).toBe(3);
    const reached = PLACES.filter((place) => findPath(board(3), "greek_town", place, 3));
    expect(reached.filter((place) => place !== "gold_coast")).toEqual(["little_africa", "little_italy", "the_loop", "west_side"]);
    for (const place of reached) {
      const path = findPath(board(3), "greek_town", place, 3)!;
      expect(path).toHaveLength(4);
      expect(path.some((stop, at) => at > 1 && stop === path[at - 2])).toBe(false);
    }
    expect(findPath(board(3), "gold_coast", "gold_coast", 2)).toBeNull();
  });
});

describe("map", () => {
  const overlap = (one: Box, other: Box) =>
    Math.abs(one.x - other.x) * 2 < one.width + other.width && Math.abs(one.y - other.y) * 2 < one.height + other.height;

  it.each([
    [1250, 620],
    [1600, 800],
    [1180, 620],
    [1016, 700],
    [900, 790],
    [860, 790],
    [859, 740],
    [600, 740],
    [360, 515],
  ])("of %i × %i has room for every tile", (width, height) => {
    roomy([...layOut(board(5), { width, height })], width, height);
  });

  function roomy(boxes: [string, Box][], width: number, height: number): void {
    for (const [place, box] of boxes) {
      expect(box.x - box.width / 2, place).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width / 2, place).toBeLessThanOrEqual(width);
      expect(box.y + box.height / 2, place).toBeLessThanOrEqual(height);
      for (const [other, there] of boxes) if (other > place) expect(overlap(box, there), `${place} and ${other}`).toBe(false);
    }
  }
  it("takes the places of a board we do not know from the view", () => {
    const own = board(3, (place) => `new_${place}`);
    const boxes = layOut(own, { width: 1250, height: 620 });
    const [first, last] = [boxes.get("new_chinatown")!, boxes.get("new_west_side")!];
    expect(last.x - first.x).toBeGreaterThan(600);
    expect(last.y - first.y).toBeGreaterThan(300);
    roomy([...boxes], 1250, 620);
    roomy([...layOut(own, { width: 360, height: 515 })], 360, 515);
  });
  it("parks cars side by side under their tile", () => {
    const [one, two] = [0, 1].map((at) =>
      parking({ x: 500, y: 300, width: 126, height: 160 }, at, 2, scaleOf({ width: 1250, height: 640 })),
    );
    expect(one!.y).toBeGreaterThan(380);
    expect(two!.x - one!.x).toBeGreaterThan(40);
  });
  it("puts a question where it covers nothing that matters", () => {
    const size = { width: 1250, height: 620 };
    const boxes = layOut(board(5), size);
    const keep = new Set(["the_loop", "greek_town", "chinatown"]);
    const window = { width: 320, height: 150 };
    const spot = { ...beside(boxes.get("the_loop")!, window, size, boxes, keep), ...window };
    for (const place of keep) expect(overlap(spot, boxes.get(place)!), place).toBe(false);
  });
});

describe("Day of Reckoning", () => {
  const told = (kind: string, facts: Record<string, unknown>) => ({ kind, facts, words: "" });
  const rows: LogRow[] = [
    {
      ply: 9,
      seat: 0,
      undo_to: null,
      why: null,
      events: [
        told("doubled", { place: "cicero", doublers: 8 }),
        told("reckoning_began", { seat: 0, round: 2, casino: 5 }),
        told("district_settled", { place: "cicero", tile: "5 2 ?", factor: 2 }),
        told("scored", { seat: 1, colour: "grey", strength: "3 7", points: 10 }),
        told("scored", { seat: 0, colour: "blue", strength: "1 2", points: 4 }),
        told("district_settled", { place: "stickney", tile: "4 4 4", factor: 1 }),
        told("scored", { seat: 0, colour: "yellow", strength: "2 2", points: 4 }),
        told("earned", { seat: 0, points: 8, influence: 20 }),
        told("earned", { seat: 1, points: 10, influence: 10 }),
        told("round_began", { round: 3, start_player: 1 }),
      ],
    },
  ];

  it("is read district by district", () => {
    const day = dayOf(rows)!;
    expect(day).toMatchObject({ round: 2, casino: 5, seat: 0, winners: [] });
    expect(day.districts.map(({ place, doubled, lines }) => [place, doubled, lines.length])).toEqual([
      ["cicero", true, 2],
      ["stickney", false, 1],
    ]);
    expect(day.districts[0]!.lines[0]).toEqual({ seat: 1, colour: "grey", gangsters: 3, rank: 7, points: 10 });
    expect(climbOf(day, 0)).toEqual([12, 16, 20]);
    expect(climbOf(day, 1)).toEqual([0, 10, 10]);
  });
  it("is not there on other days", () => {
    expect(dayOf([{ ...rows[0]!, events: rows[0]!.events.slice(0, 1) }])).toBeNull();
  });
});
