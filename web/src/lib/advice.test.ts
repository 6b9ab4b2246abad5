import { afterEach, expect, it } from "vitest";
import { advised, isAdvised } from "./advice.svelte";

afterEach(() => {
  advised.action = null;
});

it("is the action itself, or the words it begins with", () => {
  advised.action = "drive blue 2 cicero";
  expect(["drive blue 2 cicero", "drive blue 2", "drive"].map(isAdvised)).toEqual([true, true, true]);
  expect(["drive blue 2 ci", "drive blue 3", "load"].map(isAdvised)).toEqual([false, false, false]);
});

it("is nothing without a hint", () => {
  expect(isAdvised("drive")).toBe(false);
});
