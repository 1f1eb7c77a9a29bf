/** Where the balloon of a lesson stands: beside its thing, and not over what one needs to see. */
import { shared, type Box } from "./point.ts";

export interface Spot {
  x: number;
  y: number;
  /** The side of the balloon that its tip is on, and how far along it; none where it lies over its thing. */
  tip: { side: "left" | "right" | "top" | "bottom"; at: number } | null;
}

const GAP = 16; // pixels between a thing and its balloon
const EDGE = 10; // between a balloon and the end of the page

const area = (box: Box | null) => (box ? box.width * box.height : 0);
const within = (value: number, least: number, most: number) => Math.max(least, Math.min(value, Math.max(least, most)));

/** The side of a thing with most room for a balloon of this size; `shun`: what it should not lie over. */
export function placed(about: Box | null, size: { width: number; height: number }, page: { width: number; height: number }, shun: readonly Box[]): Spot {
  const { width, height } = size;
  const most = { x: page.width - width - EDGE, y: page.height - height - EDGE };
  if (!about) return { x: within((page.width - width) / 2, EDGE, most.x), y: within(page.height * 0.3, EDGE, most.y), tip: null };
  const [cx, cy] = [about.x + about.width / 2, about.y + about.height / 2];
  const beside = [
    { side: "left", x: about.x + about.width + GAP, y: cy - height / 2 },
    { side: "right", x: about.x - width - GAP, y: cy - height / 2 },
    { side: "top", x: cx - width / 2, y: about.y + about.height + GAP },
    { side: "bottom", x: cx - width / 2, y: about.y - height - GAP },
  ] as const;
  const spots = beside.map(({ side, x, y }) => {
    const at = { x: within(x, EDGE, most.x), y: within(y, EDGE, most.y) };
    const box = { ...at, width, height };
    const over = area(shared(box, about));
    const along = side === "left" || side === "right" ? cy - at.y : cx - at.x;
    const tip = over ? null : { side, at: within(along, 22, (side === "left" || side === "right" ? height : width) - 22) };
    return { ...at, tip, cost: 3 * over + shun.reduce((sum, each) => sum + area(shared(box, each)), 0) };
  });
  return spots.reduce((best, spot) => (spot.cost < best.cost ? spot : best));
}
