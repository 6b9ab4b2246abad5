/** For drawing boards without a server: `npx vite`, then /gallery.html?file=/@fs/PATH/fixture.json&theme=light&part=Board.
 * A fixture is {view, me, names, legal, question, sheet, deduction, played}: see `BoardProps`. */
import "./design/base.css";
import { mount } from "svelte";
import { boardOf, type BoardProps } from "./boards/board";
import { prefer, dress, type Preferences } from "./lib/preferences.svelte";
import { learn } from "./lib/words.svelte";
import Tips from "./design/Tips.svelte";

const query = new URLSearchParams(location.search);
const fixture = (await (await fetch(query.get("file")!)).json()) as BoardProps<{ game: string }>;
prefer({ theme: (query.get("theme") ?? "dark") as Preferences["theme"], language: (query.get("lang") ?? "en") as "en" });
dress(document.documentElement);
const game = fixture.view.game;
await learn(game, `web_${game}`);
const module = (await boardOf(game))!;
const target = document.getElementById("app")!;
const props = { ...fixture, busy: false, act: (action: string) => console.log("act", action) };
mount(module[(query.get("part") ?? "Board") as "Board"], { target, props: props as never });
mount(Tips, { target });
