/** What the parts of a scene share while they are on screen: what is lit, what was pressed, who sits where. */
import { getContext, setContext } from "svelte";
import { entriesOf, lightsOf, NOTHING, press, type Entry, type Lit, type Pick } from "$/lib/options.ts";
import type { Card, NoChoice, Scene } from "$/lib/protocol.ts";
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

  readonly entries: Entry[] = $derived(entriesOf(this.scene?.question));
  readonly lights: Map<string, Lit> = $derived(lightsOf(this.entries, this.pick));
  readonly refused: Map<string, NoChoice> = $derived(refusedOf(this.scene));
  readonly chosen: Entry | null = $derived(this.pick.chosen === null ? null : (this.entries[this.pick.chosen] ?? null));

  constructor(private readonly answer: (entry: Entry) => void) {}

  show(scene: Scene | null): void {
    const asked = scene?.question?.number;
    if (asked !== this.scene?.question?.number || scene?.viewer !== this.scene?.viewer) this.pick = NOTHING;
    this.scene = scene;
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

  flash(id: string): void {
    this.flashed = id;
    setTimeout(() => this.flashed === id && (this.flashed = ""), 1000);
  }
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
