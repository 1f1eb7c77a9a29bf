/** What opens large over the board: one moment after the other, each for a second or two, or until pressed. */
import type { Scene } from "$/lib/protocol.ts";
import { settings } from "$/lib/settings.svelte.ts";
import { changesBetween, type Change } from "$/table/changes.ts";
import type { Told } from "./beats.ts";

export interface Shown {
  told: Told;
  /** Which numbers differ since before it, where it does not say itself what it brought. */
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
    const changes = before && !told.amounts.length ? changesBetween(before, after).filter(counts) : [];
    this.now = { told, changes: changes.slice(0, MOST_CHANGES), ms: LENGTH[settings.pace] };
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.close(), this.now.ms);
  }

  close(): void {
    clearTimeout(this.timer);
    this.now = null;
  }
}

/** A number that everybody counts: of the strip, or of what a player has. */
function counts(change: Change): boolean {
  return change.sign === "changed" && change.rank <= 1;
}
