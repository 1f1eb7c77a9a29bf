/** Gains and losses that float for a moment at the number that changed. */
import { settings } from "$/lib/settings.svelte.ts";
import type { Change } from "$/table/changes.ts";

export interface Float {
  key: number;
  x: number;
  y: number;
  text: string;
  icon: string;
  tone: "good" | "bad" | "info";
}

const MOST = 6;
const LENGTH = 1700;
const [WIDE, HIGH] = [54, 25]; // pixels that one of them takes
let count = 0;

/** By how much a number changed, as it is written; nothing, where it is no number. */
export function difference(change: Pick<Change, "sign" | "from" | "to">): number | null {
  if (change.sign !== "changed") return null;
  const [from, to] = [change.from, change.to].map((text) => (/^[−-]?\d+$/.test(text) ? Number(text.replace("−", "-")) : NaN));
  return Number.isNaN(from) || Number.isNaN(to) || from === to ? null : (to ?? 0) - (from ?? 0);
}

export class Floats {
  all = $state.raw<readonly Float[]>([]);

  show(root: ParentNode, changes: readonly Change[]): void {
    if (!settings.motion) return;
    const fresh = changes.slice(0, 40).flatMap((change) => {
      const by = difference(change);
      const box = by === null ? null : placeOf(root, change);
      if (by === null || !box) return [];
      const text = by < 0 ? `−${-by}` : `+${by}`;
      const tone = change.icon ? (by > 0 ? "good" : "bad") : "info"; // of a track nobody knows what is good
      return [{ key: count++, x: box.x + box.width / 2, y: box.y, text, icon: change.icon, tone } as const];
    });
    if (!fresh.length) return;
    this.all = [...this.all, ...apart(fresh.slice(0, MOST))];
    const gone = new Set(fresh.map((each) => each.key));
    setTimeout(() => (this.all = this.all.filter((each) => !gone.has(each.key))), LENGTH);
  }
}

/** Those that would lie on each other stand one above the other. */
export function apart<F extends { x: number; y: number }>(floats: readonly F[]): F[] {
  const placed: F[] = [];
  for (const each of floats) {
    let y = each.y;
    while (placed.some((other) => Math.abs(other.x - each.x) < WIDE && Math.abs(other.y - y) < HIGH)) y -= HIGH;
    placed.push({ ...each, y });
  }
  return placed;
}

/** Where a number stands on the screen, if it is in sight. */
function placeOf(root: ParentNode, change: Change): DOMRect | null {
  const name = change.id
    ? `[data-piece="${CSS.escape(change.id)}"], [data-part="${CSS.escape(change.id)}"]`
    : `[data-stock="${CSS.escape(`${change.seat}/${change.icon || change.what}`)}"]`;
  const box = root.querySelector(name)?.getBoundingClientRect();
  if (!box?.width || box.bottom < 0 || box.top > innerHeight) return null;
  const on = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return on?.closest(".moment") || (on && root.contains(on)) ? box : null;
}
