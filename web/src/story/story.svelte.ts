/** The telling at one table: what is held back, how fast, and all that was told since the reader last answered. */
import type { View } from "$/lib/protocol.ts";
import { set, settings } from "$/lib/settings.svelte.ts";
import { startsAnew } from "$/lib/wire.ts";
import type { Session } from "$/table/session.svelte.ts";
import { toldOf, type Told } from "./beats.ts";
import { lengthOf, Pacing, type Pace } from "./pacing.ts";

const MOST = 60; // sentences in the panel

export class Story {
  waits = $state(0);
  /** The reader is asked in something that is still to be told. */
  asked = $state(false);
  paused = $state(false);
  seconds = $state(0);
  /** What was told since the reader's last answer, oldest first. */
  readonly told: readonly Told[] = $derived.by(() => {
    const { lines, mine, scene, position } = this.session;
    const seat = scene?.viewer ?? null;
    const since = seat === null ? -1 : (this.session.answered(seat) ?? this.lastOf(seat));
    return toldOf(lines, Math.min(since, position)).filter((each) => !mine.includes(each.seat ?? -1)).slice(-MOST);
  });
  private readonly pacing: Pacing<View>;

  constructor(private readonly session: Session) {
    this.pacing = new Pacing(
      {
        later: (call, ms) => {
          const timer = setTimeout(call, ms);
          return () => clearTimeout(timer);
        },
        apply: (view) => session.show(view),
        changed: () => this.follow(),
      },
      settings.pace,
    );
    session.gate = (view) => this.arrives(view);
  }

  get pace(): Pace {
    return settings.pace;
  }

  setPace(pace: Pace): void {
    set("pace", pace);
    this.pacing.setPace(pace);
  }

  pause(): void {
    this.pacing.pause(!this.paused);
  }

  skip(): void {
    this.pacing.skip();
  }

  stop(): void {
    this.pacing.stop();
  }

  private arrives(view: View): void {
    const { session } = this;
    const mine = view.you?.seats ?? session.mine;
    const all = toldOf(view.lines ?? []);
    const others = all.filter((each) => !mine.includes(each.seat ?? -1));
    const asked = !!view.scene.question?.choices.length;
    const urgent =
      startsAnew(view) ||
      !!view.you ||
      !!session.pending ||
      !!view.requests?.length ||
      !!view.closes ||
      (asked && !!view.clock) ||
      document.hidden ||
      all.length > others.length ||
      (view.lines ?? []).some((line) => line.kind === "undo");
    this.pacing.arrives({ view, length: lengthOf(others), mine: asked, urgent });
  }

  private follow(): void {
    const { waits, asked, paused, left } = this.pacing;
    [this.waits, this.asked, this.paused, this.seconds] = [waits, asked, paused, Math.round(left / 1000)];
  }

  /** The position of the reader's last answer that the log knows, for who has just opened the page. */
  private lastOf(seat: number): number {
    return toldOf(this.session.lines).findLast((each) => each.seat === seat && !each.undone)?.position ?? -1;
  }
}
