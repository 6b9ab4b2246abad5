/** What keys do: they never reach past somebody who types, and arrows go from one thing that can be chosen to the next. */

/** Is this key meant for a field that somebody types into? */
export function isTyped(event: KeyboardEvent): boolean {
  return event.target instanceof Element && event.target.closest("input, textarea, select") !== null;
}

/** Any key ends a scene, but not one that is typed or does nothing by itself. */
export function endsScene(event: KeyboardEvent): boolean {
  return !isTyped(event) && !["Shift", "Control", "Alt", "Meta", "Tab"].includes(event.key);
}

/** What can be reached by arrows: what is legal first; if nothing is, every button of the board. */
function reachable(stage: HTMLElement): HTMLElement[] {
  const legal = [...stage.querySelectorAll<HTMLElement>("button.legal, [role=button].legal, .chooser button")];
  const all = legal.length ? legal : [...stage.querySelectorAll<HTMLElement>("button, [role=button]")];
  return all.filter((element) => element.getClientRects().length > 0);
}

/** Move the focus; false if there is nowhere to go. */
export function moveFocus(stage: HTMLElement, key: string): boolean {
  const things = reachable(stage);
  const here = document.activeElement;
  if (!(here instanceof HTMLElement) || !stage.contains(here)) {
    things[0]?.focus();
    return things.length > 0;
  }
  const from = here.getBoundingClientRect();
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key] as [number, number];
  let nearest: HTMLElement | null = null;
  let least = Infinity;
  for (const thing of things) {
    if (thing === here) continue;
    const to = thing.getBoundingClientRect();
    const x = to.left + to.width / 2 - from.left - from.width / 2;
    const y = to.top + to.height / 2 - from.top - from.height / 2;
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (ahead > 1 && ahead + 2.5 * aside < least) {
      least = ahead + 2.5 * aside;
      nearest = thing;
    }
  }
  nearest?.focus();
  return nearest !== null;
}
