/** Finding on the page what a lesson is about, and the part of it that is in sight. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The element that shows the thing with this id: a part, a piece, a place, a part of a card, or a place of the page. */
export function shownAs(id: string, root: ParentNode = document): Element | null {
  if (!id) return null;
  const name = JSON.stringify(id);
  return root.querySelector(["data-part", "data-piece", "data-stop", "data-mark", "id"].map((key) => `[${key}=${name}]`).join());
}

/** What two boxes share; nothing, if they do not meet. */
export function shared(a: Box, b: Box): Box | null {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
  const [width, height] = [Math.min(a.x + a.width, b.x + b.width) - x, Math.min(a.y + a.height, b.y + b.height) - y];
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}

/** The box of an element as far as what scrolls around it lets one see it. */
export function inSight(element: Element): Box | null {
  let box: Box | null = boxOf(element.getBoundingClientRect());
  for (let around = element.parentElement; box && around; around = around.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(around);
    if (overflowX !== "visible" || overflowY !== "visible") box = shared(box, boxOf(around.getBoundingClientRect()));
  }
  return box && shared(box, { x: 0, y: 0, width: innerWidth, height: innerHeight });
}

function boxOf({ x, y, width, height }: DOMRect): Box {
  return { x, y, width, height };
}
