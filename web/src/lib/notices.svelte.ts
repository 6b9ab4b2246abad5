/** Short messages that come and go: why something is not possible, what went wrong. */

import type { Problem } from "../protocol";
import { hasWords, say } from "./words.svelte";

export interface Notice {
  text: string;
  /** A rule to read, and its name. */
  rule?: string | null;
  title?: string | null;
}

const SECONDS = 9;
let current: Notice | null = $state.raw(null);
let timer: ReturnType<typeof setTimeout> | undefined;

export function notice(): Notice | null {
  return current;
}

export function tell(text: string, rule?: string | null, title?: string | null): void {
  clearTimeout(timer);
  current = { text, rule, title };
  timer = setTimeout(dismiss, 1000 * SECONDS);
}

export function dismiss(): void {
  clearTimeout(timer);
  current = null;
}

/** What a problem means, in words: the server's sentence for rules, ours for the rest. */
export function problemWords(problem: Problem): string {
  const key = `web-problem-${problem.code}`;
  return problem.rule === null && hasWords(key) ? say(key) : problem.message;
}

export function tellProblem(problem: Problem): void {
  tell(problemWords(problem), problem.rule, problem.title);
}
