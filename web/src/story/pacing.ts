/**
 * How fast others' answers are told.  What arrives is held back until the one before has had its time, so that board,
 * counters and sentence belong together.  Knows neither Svelte nor the page: timer and deeds are passed in.
 */
import type { Pace } from "$/lib/settings.svelte.ts";

export type { Pace };

/** Something that arrived: how many answers of others it tells, and how. */
export interface Arrival<V> {
  view: V;
  /** Milliseconds that it is looked at, at a calm pace. */
  length: number;
  /** The reader is asked in it. */
  mine: boolean;
  /** It must not wait: the reader has time running, or has to decide, or it replaces everything. */
  urgent: boolean;
}

export interface World<V> {
  later(call: () => void, ms: number): () => void;
  apply(view: V): void;
  /** Something about the telling is different: how many wait, whether it is paused. */
  changed(): void;
}

export const BEAT = 2400; // milliseconds for a sentence at a calm pace
export const LARGE = 1200; // more for a moment
const SHARE: Record<Pace, number> = { calm: 1, quick: 0.5, once: 0 };
const LONGEST: Record<Pace, number> = { calm: 45_000, quick: 16_000, once: 0 }; // for all that waits together
const SHORTEST = 220;

/** How long a telling of so many sentences is looked at, at a calm pace. */
export function lengthOf(told: readonly { text: string; moment: unknown }[]): number {
  return told.reduce((sum, { text, moment }) => sum + BEAT + (text.length > 80 ? 600 : 0) + (moment ? LARGE : 0), 0);
}

export class Pacing<V> {
  paused = false;
  /** Nothing is held back until the reader is asked. */
  private skipping = false;
  private readonly queue: Arrival<V>[] = [];
  private most = 0; // milliseconds that were held back together, until nothing is
  private cancel: (() => void) | null = null;

  constructor(
    private readonly world: World<V>,
    public pace: Pace,
  ) {}

  get waits(): number {
    return this.queue.length;
  }

  /** The reader is asked in something that is held back. */
  get asked(): boolean {
    return this.queue.some((each) => each.mine);
  }

  /** Milliseconds until all that has arrived is told. */
  get left(): number {
    return this.scaled(this.held);
  }

  private get held(): number {
    return this.queue.reduce((sum, each) => sum + each.length, 0);
  }

  arrives(arrival: Arrival<V>): void {
    if (arrival.urgent || this.pace === "once" || this.skipping) {
      this.flush();
      this.show(arrival);
      if (arrival.mine) this.skipping = false;
      return;
    }
    this.queue.push(arrival);
    this.most = Math.max(this.most, this.held);
    if (!this.cancel && !this.paused) this.step();
    else this.world.changed();
  }

  setPace(pace: Pace): void {
    this.pace = pace;
    if (pace === "once") this.flush();
    this.world.changed();
  }

  pause(on: boolean): void {
    this.paused = on;
    if (on) this.stop();
    else this.step();
    this.world.changed();
  }

  /** Straight to the reader's own question, now or when it comes. */
  skip(): void {
    this.skipping = !this.asked;
    this.paused = false;
    this.flush();
    this.world.changed();
  }

  stop(): void {
    this.cancel?.();
    this.cancel = null;
  }

  private flush(): void {
    this.stop();
    for (const each of this.queue.splice(0)) this.world.apply(each.view);
  }

  private step(): void {
    this.stop();
    const next = this.queue.shift();
    if (!this.queue.length) this.most = 0;
    if (next) this.show(next);
    this.world.changed();
  }

  /** What is told takes its time; what comes after it waits so long. */
  private show({ view, length }: Arrival<V>): void {
    const ms = length ? Math.max(SHORTEST, this.scaled(length)) : 0;
    this.world.apply(view);
    if (this.pace === "once" || this.skipping) return;
    if (ms) this.cancel = this.world.later(() => this.step(), ms);
    else if (this.queue.length) this.step();
  }

  /** A long wait is told faster, so that all of it ends in time. */
  private scaled(length: number): number {
    return length * SHARE[this.pace] * Math.min(1, LONGEST[this.pace] / Math.max(1, this.most * SHARE[this.pace]));
  }
}
