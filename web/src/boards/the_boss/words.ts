/** Words for the things on the board, from the catalogues of the game. */

import { say } from "../../lib/words.svelte";
import { isPenalty } from "./model";

export function faceWords(face: string): string {
  return isPenalty(face) ? say(`the_boss-penalty-${face}`) : say("the_boss-money", { money: Number(face) });
}

export function gangWords(professionals: number, occasionals: number): string {
  return say("the_boss-gang", { professionals, occasionals });
}

/** The sentence of a rule, by its id. */
export function ruleWords(id: string): string {
  return say(`the_boss-rule-${id}`);
}
