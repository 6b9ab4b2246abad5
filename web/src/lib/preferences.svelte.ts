/** What this browser's owner prefers; kept in the browser, shared by all tabs. */

export const LANGUAGES = ["en", "nl", "de", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", nl: "Nederlands", de: "Deutsch", fr: "Français" };

export interface Preferences {
  language: Language | "auto";
  theme: "auto" | "dark" | "light";
  contrast: "auto" | "more";
  motion: "auto" | "slow" | "normal" | "fast" | "none";
  sound: boolean;
  confirm: boolean;
  notify: boolean;
  name: string;
}

const KEY = "omerta.preferences";
const DEFAULTS: Preferences = {
  language: "auto",
  theme: "auto",
  contrast: "auto",
  motion: "auto",
  sound: false,
  confirm: true,
  notify: false,
  name: "",
};

function stored(): Preferences {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return { ...DEFAULTS };
  }
}

export const preferences: Preferences = $state(stored());

/** Change some preferences and keep them. */
export function prefer(changes: Partial<Preferences>): void {
  Object.assign(preferences, changes);
  try {
    localStorage.setItem(KEY, JSON.stringify(preferences));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

window.addEventListener("storage", (event) => {
  if (event.key === KEY) Object.assign(preferences, stored());
});

/** The language to speak: as chosen, or the browser's, or English. */
export function language(): Language {
  if (preferences.language !== "auto") return preferences.language;
  const wanted = navigator.languages.map((one) => one.slice(0, 2).toLowerCase());
  return wanted.find((one): one is Language => (LANGUAGES as readonly string[]).includes(one)) ?? "en";
}

/** How fast things move: 0 stands still, 1 is normal, 2 is twice as slow. */
export function slowness(): number {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const { motion } = preferences;
  if (motion === "none" || (motion === "auto" && still)) return 0;
  return motion === "slow" ? 1.8 : motion === "fast" ? 0.5 : 1;
}

/** Put theme, contrast and motion onto the document, for the style sheets. Call it in an effect. */
export function dress(root: HTMLElement): void {
  const light = matchMedia("(prefers-color-scheme: light)").matches;
  const more = matchMedia("(prefers-contrast: more), (forced-colors: active)").matches;
  root.dataset.theme = preferences.theme === "auto" ? (light ? "light" : "dark") : preferences.theme;
  root.dataset.contrast = preferences.contrast === "more" || more ? "more" : "normal";
  root.dataset.motion = slowness() === 0 ? "none" : "some";
  root.lang = language();
}
