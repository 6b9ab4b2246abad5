/** What happened, as scenes: made from the events that led to a position. */

import type { LogRow } from "../../protocol";

/** Somebody who is gone: seat, and the number and family of the card. */
export interface Fallen {
  seat: number;
  id: string;
  family: string;
}
export interface Snitched {
  seat: number;
  informants: number;
  /** What it cost. */
  money: number;
  how: "escaped" | "paid" | "ruined";
}
export interface SnitchScene {
  kind: "snitch";
  asked: number;
  results: Snitched[];
  /** Who was arrested. */
  fallen: Fallen[];
}
export interface WarScene {
  kind: "war";
  strengths: { seat: number; mercenaries: number }[];
  /** Null: a tie. */
  winner: number | null;
  fallen: Fallen[];
}
export interface IncomeScene {
  kind: "income";
  lines: { seat: number; symbols: number; money: number }[];
}
export interface LostScene extends Fallen {
  kind: "lost";
  words: string;
}
export interface ChapterScene {
  kind: "chapter";
  chapter: number;
  words: string;
}
export type Scene = SnitchScene | WarScene | IncomeScene | LostScene | ChapterScene;

/** How long a scene stands, in milliseconds. */
export const LENGTHS: Record<Scene["kind"], number> = { snitch: 3000, war: 3800, income: 2200, lost: 1500, chapter: 1500 };
const LONGEST = 4000;

/** The scenes of these rows, in order. */
export function scenesOf(played: readonly LogRow[]): Scene[] {
  const scenes: Scene[] = [];
  const last = <Kind extends Scene["kind"]>(kind: Kind) => scenes.findLast((scene) => scene.kind === kind) as Extract<Scene, { kind: Kind }> | undefined;
  for (const { kind, facts, words } of played.flatMap((row) => row.events)) {
    const number = (name: string) => Number(facts[name]);
    switch (kind) {
      case "snitch_came":
        scenes.push({ kind: "snitch", asked: number("informants"), results: [], fallen: [] });
        break;
      case "snitch_escaped":
      case "snitch_paid":
      case "snitch_ruined": {
        const how = kind.slice("snitch_".length) as Snitched["how"];
        last("snitch")?.results.push({ seat: number("seat"), informants: number("informants"), money: number("money") || 0, how });
        break;
      }
      case "war_strength": {
        const strength = { seat: number("seat"), mercenaries: number("mercenaries") };
        const war = last("war");
        if (war) war.strengths.push(strength);
        else scenes.push({ kind: "war", strengths: [strength], winner: null, fallen: [] });
        break;
      }
      case "war_won":
        last("war")!.winner = number("seat");
        break;
      case "occasional_income": {
        const line = { seat: number("seat"), symbols: number("symbols"), money: number("money") };
        const income = last("income");
        if (income) income.lines.push(line);
        else scenes.push({ kind: "income", lines: [line] });
        break;
      }
      case "lost":
      case "hospitalised": {
        const [id, family] = String(facts.person).split(" ") as [string, string];
        const fallen = { seat: number("seat"), id, family };
        if (facts.cause === "war") last("war")?.fallen.push(fallen);
        else if (facts.cause === "arrest") last("snitch")?.fallen.push(fallen);
        scenes.push({ kind: "lost", ...fallen, words });
        break;
      }
      case "chapter_began":
        if (number("chapter") > 1) scenes.push({ kind: "chapter", chapter: number("chapter"), words });
        break;
    }
  }
  return scenes;
}

/** The last snitch or gang war of a game: what it asked of everybody, and what it cost. */
export function verdictOf(log: readonly LogRow[]): SnitchScene | WarScene | null {
  return scenesOf(log).findLast((scene) => scene.kind === "war" || scene.kind === "snitch") ?? null;
}

/** How long each scene stands so that all together do not keep anybody waiting. */
export function lengthsOf(scenes: readonly Scene[], slowness: number): number[] {
  const total = scenes.reduce((sum, scene) => sum + LENGTHS[scene.kind], 0);
  const factor = slowness * Math.min(1, LONGEST / total);
  return scenes.map((scene) => LENGTHS[scene.kind] * factor);
}
