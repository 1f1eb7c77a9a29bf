/** Marks on the things that changed: a sign each, so that they are told apart without their colour. */
import type { Change, Sign } from "./changes.ts";

export const SIGNS: Record<Sign, string> = { new: "+", gone: "−", moved: "→", changed: "Δ" };
const MOST = 24;

export interface Mark {
  id: string;
  sign: string;
  x: number;
  y: number;
  w: number;
  h: number;
}

const PANES = ".board, .own, .left, .strip";

/** Where on the screen the changed things stand now; what is scrolled away or covered is left out. */
export function marksOf(root: ParentNode, changes: readonly Change[]): Mark[] {
  const seen = changes.filter((change) => change.id && change.sign !== "gone").slice(0, MOST);
  return seen.flatMap((change) => {
    const id = CSS.escape(change.id);
    const found = root.querySelector(`[data-piece="${id}"]`) ?? root.querySelector(`[data-stop="${id}"]`);
    const element = found?.closest(".track li") ?? found; // of a track, the whole cell
    const box = element?.getBoundingClientRect();
    if (!element || !box || !isInSight(element, box)) return [];
    const pane = element.closest(PANES)?.getBoundingClientRect() ?? box;
    const [right, bottom] = [Math.min(box.right, pane.right - 4), Math.min(box.bottom, pane.bottom - 4)];
    return [{ id: change.id, sign: SIGNS[change.sign], x: box.x, y: box.y, w: right - box.x, h: bottom - box.y }];
  });
}

function isInSight(element: Element, box: DOMRect): boolean {
  if (!box.width || !box.height) return false;
  const on = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return !!on && on.closest(PANES) === element.closest(PANES);
}
