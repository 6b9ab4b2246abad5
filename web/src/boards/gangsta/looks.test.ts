import { describe, expect, it } from "vitest";
import { FAMILIES, lookOf } from "./looks";

const CARDS = FAMILIES.flatMap((family, at) => [`10${at + 1}`, ...Array.from({ length: 7 }, (_, member) => `1${at + 1}${member + 1}`)].map((id) => ({ id, family })));

describe("everybody", () => {
  it("looks different, even to somebody who does not see the family's wall", () => {
    const looks = CARDS.map(({ id, family }) => JSON.stringify(lookOf(id, family)));
    expect(new Set(looks).size).toBe(40);
    const heads = CARDS.map(({ id, family }) => {
      const { head, eyes, mouth, clothes } = lookOf(id, family);
      return [head, eyes, mouth, clothes].join();
    });
    expect(new Set(heads).size).toBe(40);
  });
  it("is put together from parts that exist", () => {
    for (const { id, family } of CARDS) {
      const look = lookOf(id, family);
      for (const part of [look.skin, look.hair, look.cloth, look.accent, look.coat]) expect(part).toMatch(/^#/);
    }
  });
  it("has a face even on a card nobody knows", () => expect(lookOf("999", "yakuza").head).toBeTruthy());
});
