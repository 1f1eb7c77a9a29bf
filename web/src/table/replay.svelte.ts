/** The past of a table: which position is shown, and the scene there as the seat may know it. */
import { api } from "$/lib/api.ts";
import type { Position, Scene } from "$/lib/protocol.ts";
import { go } from "$/lib/router.svelte.ts";
import { spanAt, spansOf, type Span } from "./chapters.ts";

const PACE = 900;

export class Replay {
  at = $state(0);
  first = $state(0);
  last = $state(0);
  /** The chapters of a game that keeps a journal: it is read and stepped through one by one. */
  spans = $state.raw<readonly Span[]>([]);
  span = $state.raw<Span | null>(null);
  steps = $state.raw<readonly Position[]>([]);
  scene = $state.raw<Scene | null>(null);
  playing = $state(false);
  trouble = $state("");
  readonly step = $derived(this.steps.find((each) => each.n === this.at));
  readonly walls = $derived(this.steps.filter((each) => each.wall).map((each) => each.n));

  private readonly known = new Map<number, Scene>();
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly table: string,
    private readonly seat: () => number | null,
    private readonly hasJournal: () => boolean = () => false,
  ) {}

  /** The stretch that is read: a chapter, or the whole game. */
  get from(): number {
    return this.span?.begin ?? this.first;
  }
  get until(): number {
    return this.span?.end ?? this.last;
  }

  /** Reads what was played, then shows a position. */
  async open(at: number): Promise<void> {
    this.at = at;
    await this.safely(async () => {
      this.spans = this.hasJournal() ? await this.chapters() : [];
      await this.read(at);
      await this.show(at);
    });
  }

  private async chapters(): Promise<readonly Span[]> {
    const { chapters } = await api.journal(this.table);
    const { last } = await api.positions(this.table, this.seat(), Number.MAX_SAFE_INTEGER);
    return [...spansOf(chapters ?? [], last).values()];
  }

  /** Reads the chapter in which a position lies; the whole game, where it has none. */
  private async read(at: number): Promise<void> {
    const span = spanAt(this.spans, at);
    const { first, last, steps } = await api.positions(this.table, this.seat(), span?.begin, span?.end);
    [this.first, this.last, this.steps, this.span] = [first, last, steps ?? [], span];
  }

  /** The address is the position, so that any of them can be linked to. */
  go(at: number): void {
    go(`/table/${this.table}?at=${Math.min(this.last, Math.max(this.first, at))}`, true);
  }

  by(step: number): void {
    this.go(this.at + step);
  }

  async show(at: number): Promise<void> {
    this.at = at;
    await this.safely(async () => {
      if (this.span && (at < this.from || at > this.until)) await this.read(at);
      const scene = this.known.get(at) ?? (await api.sceneAt(this.table, at, this.seat())).scene;
      this.known.set(at, scene);
      if (this.at === at) this.scene = scene;
    });
  }

  toggle(): void {
    if (this.playing) return this.stop();
    if (this.at >= this.last) this.go(this.first);
    this.playing = true;
    this.timer = setInterval(() => (this.at < this.last ? this.by(1) : this.stop()), PACE);
  }

  stop(): void {
    this.playing = false;
    clearInterval(this.timer);
  }

  /** Another language, other eyes: what was read no longer holds. */
  forget(): void {
    this.known.clear();
  }

  private async safely(work: () => Promise<void>): Promise<void> {
    try {
      this.trouble = "";
      await work();
    } catch (trouble) {
      this.trouble = (trouble as Error).message;
      this.stop();
    }
  }
}
