/** What the page does around each new view: motion for what moved, words for what happened, a sound for one's turn. */
import { tick } from "svelte";
import { announce } from "$/lib/live.svelte.ts";
import type { Line, Scene, View } from "$/lib/protocol.ts";
import { say } from "$/lib/say.svelte.ts";
import { play, type Sound } from "$/lib/sound.ts";
import { startsAnew } from "$/lib/wire.ts";
import { ridersBetween, turnsBetween, whereabouts } from "$/parts/part.ts";
import { toldOf, type Told } from "$/story/beats.ts";
import type { Floats } from "$/story/floats.svelte.ts";
import type { Moments } from "$/story/moments.svelte.ts";
import { changesBetween } from "./changes.ts";
import { changedBetween, lookAround, moveOn, ride, turnRings } from "$/stage/motion.ts";
import type { Stage } from "$/stage/stage.svelte.ts";
import { readOut } from "./log.ts";
import type { Session, Watcher } from "./session.svelte.ts";

/** What opens large, and what floats at the counters. */
export interface Show {
  moments: Moments;
  floats: Floats;
}

const LOOKS: Record<string, Sound> = {
  card: "card",
  place: "place",
  page: "page",
  round: "page",
  build: "build",
  find: "find",
  win: "find",
  harm: "harm",
};

/** The one sound of what happened: how it ended, a moment, what was said, a gain or a loss, or that something moved. */
function soundOf(view: View, all: readonly Told[]): Sound | null {
  const { ending, viewer } = view.scene;
  const winners = ending?.winners ?? [];
  if (ending) return ending.kind === "loss" || (viewer != null && winners.length && !winners.includes(viewer)) ? "lose" : "win";
  const moment = all.findLast((each) => each.moment)?.moment;
  if (moment) return LOOKS[moment.look] ?? "card";
  if (view.lines?.some((line) => line.kind === "undo")) return "undo";
  if (view.lines?.some((line) => line.kind === "chat")) return "chat";
  const amounts = all.flatMap((each) => each.amounts);
  if (amounts.length) return amounts.some((amount) => amount.tone === "good") ? "gain" : "loss";
  return all.length ? "move" : null;
}

export function watcherOf(session: Session, stage: Stage, root: () => HTMLElement | null, show: Show): Watcher {
  let boxes = new Map<string, { box: DOMRect }>();
  let lay = new Map<string, string>();
  let old: Scene | null = null;
  let asked = -1;
  let first = true;

  const named = (line: Line) => (line.seat != null && line.seat >= 0 ? stage.name(line.seat) : (line.who ?? ""));

  function tell(view: View): void {
    const fresh = startsAnew(view) ? [] : (view.lines ?? []);
    const sentences = readOut(fresh, named, (n) => say("more-in-log", { n }));
    const question = view.scene.question;
    if (question && question.number !== asked) {
      sentences.push(say("your-turn-read", { prompt: question.prompt, n: question.choices.length }));
      if (!first) play("turn");
    }
    if (view.scene.ending && fresh.length) sentences.push(view.scene.ending.text);
    asked = question?.number ?? -1;
    first = false;
    announce(sentences);
  }

  return {
    before() {
      const here = root();
      boxes = here ? lookAround(here) : new Map();
      old = session.scene;
      lay = session.scene ? whereabouts(session.scene) : new Map();
    },
    after(view) {
      tell(view);
      const named = (view.lines ?? []).flatMap((line) => (line.ids ?? []).map(String));
      const moving = old !== null && old.viewer === view.scene.viewer;
      const news = moving && !startsAnew(view);
      const all = news ? toldOf(view.lines ?? []) : [];
      show.moments.hear(all, old, view.scene);
      const sound = news ? soundOf(view, all) : null;
      if (sound) play(sound);
      const gains = news && old ? changesBetween(old, view.scene) : [];
      const changed = moving ? changedBetween(lay, whereabouts(view.scene), named) : [];
      const inPanel = document.activeElement?.closest(".ask") !== null && document.activeElement !== document.body;
      void tick().then(() => {
        const here = root();
        if (here && gains.length) show.floats.show(here, gains);
        const turns = old ? turnsBetween(old, view.scene) : new Map<number, number>();
        const riders = old ? ridersBetween(old, view.scene, turns) : new Map<string, number>();
        if (here && turns.size) turnRings(here, turns);
        if (here && riders.size) ride(here, riders);
        const others = changed.filter((id) => !riders.has(id));
        if (here && others.length) moveOn(here, boxes, others, named);
        if (inPanel && view.scene.question && document.activeElement === document.body)
          document.getElementById("question")?.focus();
      });
    },
  };
}
