import "./design/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { learn } from "./lib/words.svelte";

void learn().then(() => mount(App, { target: document.getElementById("app")! }));
