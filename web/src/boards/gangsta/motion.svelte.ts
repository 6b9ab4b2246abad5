/** Cards that lie elsewhere after a move glide there; new ones in the rows turn up. */

import { slowness } from "../../lib/preferences.svelte";

const GLIDE = 380;
const TURN = 320;
const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";

function places(root: HTMLElement): Map<string, DOMRect> {
  const cards = [...root.querySelectorAll<HTMLElement>("[data-card]")].filter((card) => card.offsetParent);
  return new Map(cards.map((card) => [card.dataset.card!, card.getBoundingClientRect()]));
}

/** Watch the cards below a root; whatever else is read in `watch` says when to look. Call it while a component is made. */
export function cardsMove(watch: () => [HTMLElement | undefined, unknown]): void {
  let before: Map<string, DOMRect> | null = null;
  $effect.pre(() => {
    const [root] = watch();
    before = root && slowness() ? places(root) : null;
  });
  $effect(() => {
    const [root] = watch();
    if (!root || !before?.size) return;
    for (const card of root.querySelectorAll<HTMLElement>("[data-card]")) {
      if (!card.offsetParent) continue;
      const from = before.get(card.dataset.card!);
      const to = card.getBoundingClientRect();
      const [x, y] = from ? [from.left - to.left, from.top - to.top] : [0, 0];
      if (from && Math.hypot(x, y) > 4) card.animate({ translate: [`${x}px ${y}px`, "0 0"], zIndex: [5, 5] }, { duration: GLIDE * slowness(), easing: EASE });
      else if (!from && card.closest(".market, .row")) card.animate({ rotate: ["y 90deg", "y 0deg"], opacity: [0, 1] }, { duration: TURN * slowness(), easing: EASE });
    }
  });
}
