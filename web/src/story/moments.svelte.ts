/** What opens large over the board: one moment after the other, each for a second or two, or until pressed. */
import type { Scene } from "$/lib/protocol.ts";
import { settings } from "$/lib/settings.svelte.ts";
import { changesBetween, type Change } from "$/table/changes.ts";
import type { Told } from "./beats.ts";

export interface Shown {
  told: Told;
  /** What differs since before it, what matters most first. */
  changes: readonly Change[];
  ms: number;
}

const LENGTH = { calm: 3200, quick: 1700, once: 1500 };
const MOST_CHANGES = 4;

export class Moments {
  now = $state.raw<Shown | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Shows the last moment of what has just been told; where nothing is to move, sentences alone tell it. */
  hear(all: readonly Told[], before: Scene | null, after: Scene): void {
    const told = all.findLast((each) => each.moment && !each.undone);
    if (!told || !settings.motion || after.ending) return;
    const changes = before ? changesBetween(before, after).filter((change) => matters(change, told)) : [];
    this.now = { told, changes: changes.slice(0, MOST_CHANGES), ms: LENGTH[settings.pace] };
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.close(), this.now.ms);
  }

  close(): void {
    clearTimeout(this.timer);
    this.now = null;
  }
}

/** Numbers that rose or fell, and what came to light beside the thing itself. */
function matters(change: Change, told: Told): boolean {
  return change.sign === "changed" || (change.sign === "new" && change.id !== told.moment?.picture);
}
