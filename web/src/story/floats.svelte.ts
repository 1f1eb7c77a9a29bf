/** Gains and losses that float for a moment at the number that changed. */
import { settings } from "$/lib/settings.svelte.ts";
import type { Change } from "$/table/changes.ts";

export interface Float {
  key: number;
  x: number;
  y: number;
  text: string;
  icon: string;
  good: boolean;
}

const MOST = 6;
const LENGTH = 1700;
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
      return [{ key: count++, x: box.x + box.width / 2, y: box.y, text, icon: change.icon, good: by > 0 }];
    });
    if (!fresh.length) return;
    this.all = [...this.all, ...fresh.slice(0, MOST)];
    const gone = new Set(fresh.map((each) => each.key));
    setTimeout(() => (this.all = this.all.filter((each) => !gone.has(each.key))), LENGTH);
  }
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
