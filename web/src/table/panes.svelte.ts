/** Which part of the table is in sight where not all of it has room: a tab on a phone, else one of two panes. */
import { MediaQuery } from "svelte/reactivity";
import { tick } from "svelte";
import { settings } from "$/lib/settings.svelte.ts";
import { idsOf, type Part } from "$/parts/part.ts";
import type { Stage } from "$/stage/stage.svelte.ts";

export interface Pane {
  key: string;
  icon: string;
  /** How many things in it can be pressed. */
  lit: number;
  /** How many of them answer the question; the others are free moves. */
  asked: number;
}

const SEEN = 800; // milliseconds in which one sees what moves before one is led elsewhere

export class Panes {
  tab = $state("map");
  pane = $state("me");
  readonly phone = new MediaQuery("max-width: 720px");
  readonly middling = new MediaQuery("max-width: 1180px");
  /** No room for the rail, which shares its place with the own boards. */
  readonly between = $derived(this.middling.current && !this.phone.current);
  readonly own: readonly Part[] = $derived.by(() =>
    (this.stage.scene?.players ?? []).flatMap((player) => player.parts ?? []),
  );
  readonly all: readonly Pane[] = $derived.by(() => [
    this.made("map", "map", this.stage.scene?.board ?? []),
    ...(this.own.length ? [this.made("me", "user", this.own)] : []),
    this.made("boards", "grid", this.stage.scene?.shared ?? []),
    { key: "log", icon: "list", lit: 0, asked: 0 },
  ]);
  /** The question is about the open page of a book: one reads it there, even where only other tabs are lit. */
  private readonly isPaged: boolean = $derived.by(() => (this.stage.scene?.board ?? []).some((part) => part.type === "book"));
  private home = "map"; // the tab that the reader chose last
  private first = true;

  constructor(private readonly stage: Stage) {}

  choose(key: string): void {
    this.tab = this.home = key;
  }

  /** A new question leads to where it can be answered, once one has seen what moved.  Returns how to call that off. */
  readonly lead = (root: () => HTMLElement | undefined): (() => void) => {
    const timer = setTimeout(() => this.go(root()), settings.motion && !this.first ? SEEN : 0);
    this.first = false;
    return () => clearTimeout(timer);
  };

  private go(root: HTMLElement | undefined): void {
    const choices = this.stage.scene?.question?.choices;
    if (!choices?.length) return; // what others do is seen where one looks
    // Where each answer is a thing one has to see them; else free moves are as good a reason to look somewhere.
    const isAsked = choices.every((each) => each.touches?.length) && this.all.some((each) => each.asked);
    const weight = (each: Pane | undefined) => (isAsked ? each?.asked : each?.lit) ?? 0;
    const best = [...this.all].sort((a, b) => weight(b) - weight(a))[0];
    if (!best || !weight(best)) return;
    const own = this.all.find((each) => each.key === this.home);
    if (this.phone.current) this.tab = weight(own) || (this.home === "map" && this.isPaged) ? this.home : best.key;
    else if (!weight(this.all[0])) {
      this.pane = best.key;
      void tick().then(() => root?.querySelector(".left .lit, .own .lit")?.scrollIntoView({ block: "nearest" }));
    }
  }

  private made(key: string, icon: string, parts: readonly Part[]): Pane {
    const lit = [...new Set(idsOf(parts))].flatMap((id) => this.stage.lights.get(id) ?? []);
    return { key, icon, lit: lit.length, asked: lit.filter((light) => !light.free).length };
  }
}
