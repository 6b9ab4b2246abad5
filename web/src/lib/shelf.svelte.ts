/** What the server offers: games and bots, in the language spoken. */

import type { BotInfo, GameInfo, Shelf } from "../protocol";
import { api, Refused } from "./api";
import { tellProblem } from "./notices.svelte";
import { say } from "./words.svelte";

let current: Shelf | null = $state.raw(null);

export async function loadShelf(): Promise<void> {
  try {
    current = await api.shelf();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    tellProblem(error.problem);
    setTimeout(() => void loadShelf(), 3000);
  }
}

export function shelf(): Shelf | null {
  return current;
}

export function gameInfo(name: string): GameInfo | undefined {
  return current?.games.find((game) => game.name === name);
}

export function gameTitle(name: string): string {
  return gameInfo(name)?.title ?? name;
}

export function botInfo(name: string): BotInfo | undefined {
  return current?.bots.find((one) => one.bot === name);
}

/** A bot's name in the language spoken; own bots keep the name that the operator gave them. */
export function botName(name: string): string {
  return botInfo(name)?.name ?? name;
}

/** The content that comes with a game. */
export const OURS = "ours";

/** What a content is called: ours in the language spoken, saved ones by the name that their owner gave them. */
export function contentName(name: string): string {
  return name === OURS ? say("web-content-ours") : name;
}
