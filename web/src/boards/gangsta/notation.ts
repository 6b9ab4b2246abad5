/** What the cards on the table mean in the notation, and the other way round. No rules: only words. */

import type { gangsta } from "../../protocol";

export type View = gangsta.View;
export type Person = gangsta.PersonView;
export type Recruit = gangsta.RecruitView;
export type Heist = gangsta.HeistView;
export type SeatView = gangsta.SeatView;
export type Resource = gangsta.ResourceView;

export const LETTERS = ["L", "M", "I", "S", "B", "H"] as const;
export type Letter = (typeof LETTERS)[number];
const SKILL_WORDS: Record<Letter, string> = {
  L: "leader",
  M: "mercenary",
  I: "informant",
  S: "sniper",
  B: "brawler",
  H: "hacker",
};

/** `L` -> leader. */
export function skillWord(letter: Letter): string {
  return SKILL_WORDS[letter];
}

/** `leader` -> L: a skill's letter is the first of its word. */
export function letterOf(word: string): Letter {
  return word[0]!.toUpperCase() as Letter;
}

/** `LMM` as letters. */
export function lettersOf(skills: string): Letter[] {
  return [...skills] as Letter[];
}

/** `BBH` -> [["B", 2], ["H", 1]]. */
export function counted(skills: string): [Letter, number][] {
  return LETTERS.map((letter): [Letter, number] => [letter, skills.split(letter).length - 1]).filter(([, count]) => count);
}

/** Each symbol a heist needs, and whether it is still missing; of equal symbols the last ones are. */
export function covered(needed: string, missing: string): { letter: Letter; missing: boolean }[] {
  return counted(needed).flatMap(([letter, count]) => {
    const lacking = missing.split(letter).length - 1;
    return Array.from({ length: count }, (_, at) => ({ letter, missing: at >= count - lacking }));
  });
}

/** All symbols of a person. */
export function symbolsOf(person: Person): string {
  return person.skills + (person.learned ? letterOf(person.learned) : "");
}

export function bossOf(seat: SeatView): Person {
  return seat.gang.find((person) => person.boss)!;
}

/** What a click on somebody in a gang means now. */
export function personAction(stage: string, person: Person, boss: string): string {
  switch (stage) {
    case "mobilise":
    case "jet":
    case "society":
      return `free ${person.id}`;
    case "train":
      return `train ${person.id}`;
    case "divert":
      return `divert ${person.id}`;
    case "steal":
      return `steal ${boss}`;
    case "murder":
      return `murder ${boss}`;
    case "victim":
    case "arrest":
    case "war":
      return `remove ${person.id}`;
    case "recover":
      return `recover ${person.id}`;
    case "rally":
      return "rally";
    case "engage":
      return `engage ${person.id}`;
    default:
      return person.engaged ? `free ${person.id}` : `engage ${person.id}`;
  }
}

/** What a click on a gangster for hire means now. */
export function recruitAction(stage: string, id: string): string {
  return stage === "discard" ? `discard ${id}` : `hire ${id}`;
}

/** What a click on an open heist means now. */
export function heistAction(stage: string, id: string): string {
  return stage === "discard" ? `discard ${id}` : `heist ${id}`;
}

/** Must somebody in another gang be chosen, or another player? */
export function asksForRivals(view: View, me: number | null, legal: readonly string[]): boolean {
  const named = new Set(legal.map((action) => action.split(" ")[1]));
  return view.seats.some((seat) => seat.seat !== me && seat.gang.some((person) => named.has(person.id)));
}

/** The legal actions that no card on the table stands for: they need a button. */
export function buttons(view: View, me: number | null, legal: readonly string[]): string[] {
  const { stage } = view;
  const reached = new Set<string>();
  for (const seat of view.seats) {
    const boss = bossOf(seat).id;
    for (const person of seat.gang) reached.add(personAction(stage, person, boss));
    if (seat.seat === me) for (const person of seat.hospital) reached.add(personAction(stage, person, boss));
    for (const resource of seat.dealt) reached.add(`keep ${resource.id}`);
  }
  for (const recruit of [...view.gangsters, view.top_gangster]) if (recruit) reached.add(recruitAction(stage, recruit.id));
  for (const heist of [...view.heists, view.top_heist]) if (heist) reached.add(heistAction(stage, heist.id));
  return legal.filter((action) => action === "rally" || !reached.has(action));
}

/** The row of heists with the one underway in the gap it left, or at the end if it came from the deck. */
export function heistRow(view: View): (Heist | null)[] {
  const row = [...view.heists];
  if (!view.underway) return row;
  const gap = row.indexOf(null);
  if (gap < 0) row.push(view.underway.heist);
  else row[gap] = view.underway.heist;
  return row;
}

export type Standing = "can" | "lacks" | "engaged" | "starter" | "money";

/** How a player stands with a heist: can do it, lacks skills, has them engaged, needs an own one to start, or $1. */
export function standing(heist: Heist, seat: number): { how: Standing; missing: string } {
  const crew = heist.players.find((one) => one.seat === seat);
  if (!crew || crew.possible) return { how: "can", missing: "" };
  if (crew.missing_with_all) return { how: "lacks", missing: crew.missing_with_all };
  if (crew.missing) return { how: "engaged", missing: crew.missing };
  return { how: heist.cooperative ? "starter" : "money", missing: "" };
}

/** What a heist brings besides money and influence: the word, how many, which skill. */
export function reward(words: string): { word: string; number: number; skill: Letter | null } {
  const [word, rest] = words.split(":") as [string, string?];
  if (word === "train") return { word, number: 0, skill: letterOf(rest!) };
  return { word, number: Number(rest ?? 0), skill: null };
}

/** Mercenaries of each seat, and who alone has most (null: a tie). */
export function warStrength(strengths: readonly number[]): number | null {
  const most = Math.max(...strengths);
  const first = strengths.indexOf(most);
  return strengths.lastIndexOf(most) === first ? first : null;
}

/** Dollars each seat gets at the end of chapter I: what its gang lacks to most symbols. */
export function symbolGap(view: View): number[] {
  const totals = view.seats.map((seat) => Object.values(seat.symbols).reduce((sum, count) => sum + count, 0));
  return totals.map((total) => Math.max(...totals) - total);
}
