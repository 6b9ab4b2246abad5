/** All words come from the Fluent catalogues of the Python package; each file is fetched when it is needed. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { language, type Language } from "./preferences.svelte";

const FILES = import.meta.glob<string>("../../../src/omerta/language/catalogues/*/*.ftl", {
  query: "?raw",
  import: "default",
});
const ROOT = "../../../src/omerta/language/catalogues";

let bundles: Partial<Record<Language, FluentBundle>> = $state.raw({});
let speaking: Language = $state("en");
const known = new Set<string>();
const wanted = new Set<string>(["app", "web"]);

/** Fetch what is not known yet of these catalogues, in the language preferred now, then speak it. */
export async function learn(...names: string[]): Promise<void> {
  for (const name of names) wanted.add(name);
  const now = language();
  const missing = [...wanted].filter((name) => !known.has(`${now}/${name}`));
  const texts = await Promise.all(missing.map((name) => FILES[`${ROOT}/${now}/${name}.ftl`]?.() ?? ""));
  const bundle = bundles[now] ?? new FluentBundle(now, { useIsolating: false });
  texts.forEach((text, index) => {
    if (known.has(`${now}/${missing[index]}`)) return;
    bundle.addResource(new FluentResource(text));
    known.add(`${now}/${missing[index]}`);
  });
  bundles = { ...bundles, [now]: bundle };
  speaking = now;
}

/** The sentence of a key, in the language spoken; reactive. */
export function say(key: string, facts?: Record<string, FluentVariable>): string {
  const bundle = bundles[speaking];
  const [id, attribute] = key.split(".") as [string, string?];
  const message = bundle?.getMessage(id);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!bundle || !pattern) {
    if (import.meta.env.DEV && bundle) console.error(`no words for ${key}`);
    return "";
  }
  return bundle.formatPattern(pattern, facts);
}

/** Are there words for this key? */
export function hasWords(key: string): boolean {
  return bundles[speaking]?.hasMessage(key) ?? false;
}

/** The language spoken now (the words are here). */
export function spoken(): Language {
  return speaking;
}
