/** What the hint speaks of, so that the boards can mark it. */

/** The action that is advised now, in the notation; null: no hint is on the screen. */
export const advised: { action: string | null } = $state({ action: null });

/** Is this advised: this action, or one that begins with these words? */
export function isAdvised(words: string): boolean {
  return `${advised.action ?? ""} `.startsWith(`${words} `);
}
