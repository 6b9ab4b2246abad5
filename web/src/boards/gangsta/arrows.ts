/** For `use:arrows`: arrow keys walk from button to button within a group; Home and End go to its ends. */
export function arrows(group: HTMLElement): { destroy: () => void } {
  function walk(event: KeyboardEvent): void {
    const buttons = [...group.querySelectorAll("button")].filter((one) => one.offsetParent);
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const steps: Record<string, number> = { ArrowRight: at + 1, ArrowDown: at + 1, ArrowLeft: at - 1, ArrowUp: at - 1, Home: 0, End: buttons.length - 1 };
    const to = buttons[steps[event.key] ?? -1];
    if (at < 0 || !to) return;
    event.preventDefault();
    to.focus();
  }
  group.addEventListener("keydown", walk);
  return { destroy: () => group.removeEventListener("keydown", walk) };
}
