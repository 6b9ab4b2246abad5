/** The rulebook apart from its look: pages, rulings, searching. */

import type { Chapter, Rulebook } from "../protocol";

/** A rule as one reads it. */
export interface Rule {
  id: string;
  title: string;
  text: string;
}

/** Where the sentence of a rule is kept: `gangster/place-gaps` -> `gangster-rule-place-gaps`. */
export function ruleKey(id: string): string {
  return id.replace("/", "-rule-");
}

/** The chapter of a page: that of the rule, or the one asked for; null: none (the contents, or everything). */
export function chapterOf(book: Rulebook, rule: string | null, wanted: string | null): Chapter | null {
  return book.chapters.find(({ id, rules }) => (rule ? rules.includes(rule) : id === wanted)) ?? null;
}

/** A text cut at the words that mark a ruling: every second part is such a mark. */
export function markedRulings(text: string, mark: string): string[] {
  const parts = mark ? text.split(mark) : [text];
  return parts.flatMap((part, at) => (at ? [mark, part] : [part]));
}

function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase();
}

/** The rules in which every word of the query occurs, those with all of them in the title first. */
export function find(rules: Rule[], query: string): Rule[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (!words.length) return [];
  const has = (text: string): boolean => words.every((word) => plain(text).includes(word));
  const found = rules.filter(({ id, title, text }) => has(`${id} ${title} ${text}`));
  return [...found.filter(({ title }) => has(title)), ...found.filter(({ title }) => !has(title))];
}
