/** What the parts of a scene share while they are on screen: what is lit, what was pressed, who sits where. */
import { getContext, setContext } from "svelte";
import { entriesOf, lightsOf, NOTHING, press, type Entry, type Lit, type Pick } from "$/lib/options.ts";
import type { Advice, Card, Choice, NoChoice, Scene } from "$/lib/protocol.ts";
import { settings } from "$/lib/settings.svelte.ts";

const PLACE = "stage";

export class Stage {
  scene = $state.raw<Scene | null>(null);
  pick = $state.raw<Pick>(NOTHING);
  /** Answers may be given now: connected, not looking at the past, nothing on its way. */
  live = $state(true);
  /** A thing that somebody asked to see: outlined for a second. */
  flashed = $state("");
  opened = $state.raw<Card | null>(null);
  names = $state.raw<readonly string[]>([]);
  /** Whether a lesson of the guide is about this option. */
  meant = $state.raw<(choice: Choice) => boolean>(() => false);
  /** What the adviser said of this question, if it was asked. */
  advice = $state.raw<Advice | null>(null);

  readonly entries: Entry[] = $derived(entriesOf(this.scene?.question));
  readonly lights: Map<string, Lit> = $derived(lightsOf(this.entries, this.pick));
  readonly refused: Map<string, NoChoice> = $derived(refusedOf(this.scene));
  readonly chosen: Entry | null = $derived(this.pick.chosen === null ? null : (this.entries[this.pick.chosen] ?? null));

  constructor(private readonly answer: (entry: Entry) => void) {}

  show(scene: Scene | null): void {
    const asked = scene?.question?.number;
    if (asked !== this.scene?.question?.number || scene?.viewer !== this.scene?.viewer) this.pick = NOTHING;
    this.scene = scene;
    if (this.advice && this.advice.question !== asked) this.advice = null;
    if (this.pick.chosen !== null && this.pick.chosen >= this.entries.length) this.pick = NOTHING;
  }

  /** A press on a thing of the board.  Returns whether it meant anything. */
  press(id: string): boolean {
    if (!this.lights.has(id)) return false;
    this.pick = press(this.entries, this.pick, id);
    if (settings.oneclick && this.pick.chosen !== null) this.commit();
    return true;
  }

  choose(at: number): void {
    this.pick = { ids: this.entries[at]?.choice.touches ?? [], chosen: at };
  }

  clear(): void {
    this.pick = NOTHING;
    this.opened = null;
  }

  commit(): void {
    if (this.chosen && this.live) this.answer(this.chosen);
  }

  name(seat: number): string {
    return this.names[seat] || this.scene?.players.find((player) => player.seat === seat)?.name || "";
  }

  /** What the adviser said of an option, and at which place it put it. */
  advised(entry: Entry): { why: string; chance: number; rank: number } | null {
    const best = this.advice?.best ?? [];
    const named = nameOf(entry.choice.option);
    const rank = best.findIndex((one) => nameOf(one.option) === named);
    const found = best[rank];
    return found ? { why: found.why, chance: found.chance, rank } : null;
  }

  flash(id: string): void {
    this.flashed = id;
    setTimeout(() => this.flashed === id && (this.flashed = ""), 1000);
  }
}

function nameOf(option: { key: string; ids?: readonly (number | string)[] }): string {
  return [option.key, ...(option.ids ?? [])].join(" ");
}

function refusedOf(scene: Scene | null): Map<string, NoChoice> {
  const refused = scene?.question?.refused ?? [];
  return new Map(refused.flatMap((no) => (no.touches ?? []).map((id) => [id, no] as const)));
}

export function provideStage(stage: Stage): Stage {
  return setContext(PLACE, stage);
}

export function useStage(): Stage {
  return getContext<Stage>(PLACE);
}
