/** The things of Gangsta! in words; reactive, as all words are. */

import { say } from "../../lib/words.svelte";
import { counted, letterOf, reward, skillWord, type Heist, type Letter, type Person, type Recruit } from "./notation";

function key(word: string): string {
  return word.replaceAll("_", "-");
}

export function familyName(word: string): string {
  return say(`gangsta-family-${key(word)}`);
}

export function kindName(word: string): string {
  return say(`gangsta-kind-${key(word)}`);
}

export function skillName(letter: Letter): string {
  return say(`gangsta-skill-${skillWord(letter)}`);
}

/** `BBH` -> 2 × Brawler, Hacker. */
export function skillNames(skills: string): string {
  return counted(skills)
    .map(([letter, count]) => (count > 1 ? `${count} × ${skillName(letter)}` : skillName(letter)))
    .join(", ");
}

export function money(dollars: number): string {
  return say("gangsta-money", { money: dollars });
}

export function influence(points: number): string {
  return say("gangsta-board-influence", { influence: points });
}

export function rewardName(words: string): string {
  const { word, number, skill } = reward(words);
  if (skill) return say("gangsta-reward-train", { skill: skillName(skill) });
  return say(`gangsta-reward-${key(word)}`, { money: number, gangsters: number });
}

export function effectName(word: string): string {
  return say(`gangsta-rule-resource-${key(word)}.title`);
}

export function effectText(word: string): string {
  return say(`gangsta-rule-resource-${key(word)}`);
}

/** The words of an action that is a button. */
export function actionName(action: string): string {
  const [verb, card] = action.split(" ") as [string, string?];
  return card && /^\d+$/.test(card) ? say(`gangsta-action-${verb}`, { number: card }) : say(`gangsta-action-${action.replaceAll(" ", "-")}`);
}

/** A boss or gangster with everything the card shows, for tips and screen readers. */
export function personName(person: Person | Recruit): string {
  const learned = "learned" in person ? person.learned : null;
  const facts = [
    `${person.id} ${familyName(person.family)}`,
    "boss" in person && person.boss ? say("gangsta-board-boss") : "",
    skillNames(person.skills),
    learned ? say("web-gangsta-learned", { skill: skillName(letterOf(learned)) }) : "",
    person.influence ? influence(person.influence) : "",
    "cost" in person ? money(person.cost) : "",
    "engaged" in person ? (person.engaged ? say("web-gangsta-engaged") : say("web-gangsta-available")) : "",
  ];
  return facts.filter(Boolean).join(", ");
}

export function heistName(heist: Heist): string {
  const facts = [
    `${heist.id} ${kindName(heist.kind)}`,
    heist.cooperative ? say("web-gangsta-cooperative") : "",
    say("web-gangsta-needs", { skills: skillNames(heist.skills) }),
    heist.money ? money(heist.money) : "",
    heist.influence ? influence(heist.influence) : "",
    ...heist.rewards.map(rewardName),
    heist.cooperative_money ? say("web-gangsta-each", { money: heist.cooperative_money }) : "",
    heist.high_tech ? say("web-gangsta-high-tech") : "",
  ];
  return facts.filter(Boolean).join(", ");
}
