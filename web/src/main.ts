import "@fontsource-variable/inter/wght.css";
import "@fontsource/barlow-condensed/600.css";
import "./tokens.css";
import "./base.css";
import "./pieces.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { say, speak } from "./lib/say.svelte.ts";
import { settings, wear } from "./lib/settings.svelte.ts";

wear();
for (const [kind, input] of [["keydown", "keys"], ["pointerdown", "pointer"]] as const)
  addEventListener(kind, () => (document.documentElement.dataset["input"] = input), { capture: true });
await speak(settings.lang);
document.title = say("title");
mount(App, { target: document.getElementById("app") as HTMLElement });
