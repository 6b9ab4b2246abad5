import { expect, test } from "vitest";
import type { ContentTable } from "../protocol";
import { about, emptyRow, filesOf, isHouse, originsOf, typeIn } from "./sheets";

const table = (): ContentTable => ({
  file: "cards.csv",
  columns: ["name", "value", "origin"],
  rows: [
    ["Van", "3", "house"],
    ['A "big", one', "4", "extra"],
  ],
  origin: 2,
});

test("sheets become files with one line a row", () => {
  expect(filesOf([table()])).toEqual({ "cards.csv": 'name,value,origin\nVan,3,house\n"A ""big"", one",4,extra\n' });
});

test("typing over a value of ours makes the line one's own", () => {
  const sheet = table();
  expect(isHouse(sheet, 0)).toBe(true);
  typeIn(sheet, 0, 1, "5");
  expect(sheet.rows[0]).toEqual(["Van", "5", "own"]);
  typeIn(sheet, 0, 2, "house");
  typeIn(sheet, 1, 1, "7");
  expect(sheet.rows.map((row) => row[2])).toEqual(["house", "extra"]);
});

test("origins are the usual ones and those of the sheet; a new line is one's own", () => {
  expect(originsOf(table())).toEqual(["printed", "example", "house", "own", "extra"]);
  expect(emptyRow(table())).toEqual(["", "", "own"]);
});

test("complaints find their row", () => {
  const complaint = { file: "cards.csv", line: 3, text: "no", wrong: true };
  expect(about([complaint], "cards.csv", 1)).toEqual([complaint]);
  expect(about([complaint], "cards.csv", 0)).toEqual([]);
  expect(about([complaint], "cards.csv", null)).toEqual([]);
});
