/** Small things that move, and moving about with the arrow keys. */

import type { Attachment } from "svelte/attachments";
import { slowness } from "../../lib/preferences.svelte";

const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";

/** Let an element arrive: a man steps in, a card slides in, a badge is pinned on. `why` is null if it was there before. */
export function arriving(why: object | null, from: Keyframe, milliseconds: number): Attachment<HTMLElement> {
  return (element) => {
    const pace = slowness();
    if (why && pace) element.animate([from, {}], { duration: milliseconds * pace, easing: EASE });
  };
}

/** A click anywhere in an element counts, except on buttons of their own; its main button is for the keyboard. */
export function clicking(then: () => void): Attachment<HTMLElement> {
  return (element) => {
    const clicked = (event: MouseEvent): void => {
      if (!(event.target as Element).closest("[data-apart]")) then();
    };
    element.addEventListener("click", clicked);
    return () => element.removeEventListener("click", clicked);
  };
}

const ARROWS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The arrow keys lead to the nearest button in their direction, among the marked ones (`data-step`) of this element. */
export const stepping: Attachment<HTMLElement> = (element) => {
  const middle = (one: Element): [number, number] => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const pressed = (event: KeyboardEvent): void => {
    const way = ARROWS[event.key];
    const here = document.activeElement;
    if (!way || !here?.matches("[data-step]")) return;
    const [x, y] = middle(here);
    let best: { to: HTMLElement; far: number } | null = null;
    for (const to of element.querySelectorAll<HTMLElement>("[data-step]")) {
      const [a, b] = middle(to);
      const ahead = (a - x) * way[0] + (b - y) * way[1];
      const aside = Math.abs((a - x) * way[1]) + Math.abs((b - y) * way[0]);
      const far = ahead + 3 * aside;
      if (ahead > 4 && (!best || far < best.far)) best = { to, far };
    }
    if (best) {
      event.preventDefault();
      best.to.focus();
    }
  };
  element.addEventListener("keydown", pressed);
  return () => element.removeEventListener("keydown", pressed);
};
