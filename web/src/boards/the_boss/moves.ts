/** Small things that move, and clicks. */

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
