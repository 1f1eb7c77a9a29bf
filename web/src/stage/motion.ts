/** What moved goes from where it lay to where it lies now.  Only things that changed place move; any key skips it. */
import { settings } from "$/lib/settings.svelte.ts";

interface Seen {
  box: DOMRect;
}

const TRAVEL = 320;
const TURN = 700;
const APART = 60;
const LONGEST = 1500;
const EASE = "cubic-bezier(.2,.7,.3,1)";

const running = new Set<Animation>();

function pieces(root: ParentNode): Map<string, Element> {
  return new Map(
    [...root.querySelectorAll("[data-piece]")].map((element) => [element.getAttribute("data-piece") ?? "", element]),
  );
}

/** Where everything lies now, before a new scene is drawn. */
export function lookAround(root: ParentNode): Map<string, Seen> {
  return new Map([...pieces(root)].map(([id, element]) => [id, { box: element.getBoundingClientRect() }]));
}

/**
 * After the new scene is drawn: moves what changed, in the order given.  `named` are the ids that the events tell of:
 * what is new comes from the place among them.
 */
export function moveOn(
  root: ParentNode,
  before: ReadonlyMap<string, Seen>,
  changed: readonly string[],
  named: readonly string[] = [],
): void {
  const now = pieces(root);
  const origin = named
    .map((id) => root.querySelector(`[data-stop="${CSS.escape(id)}"]`))
    .find((stop) => stop !== null)
    ?.getBoundingClientRect();
  const step = Math.min(APART, (LONGEST - TRAVEL) / Math.max(1, changed.length));
  changed.forEach((id, i) => {
    const element = now.get(id);
    if (!element) return;
    if (!settings.motion) return outline(element);
    const seen = before.get(id);
    const from = seen?.box ?? origin;
    keep((from && travel(element, from, i * step)) ?? appear(element, i * step, !seen));
  });
}

function travel(element: Element, from: DOMRect, delay: number): Animation | null {
  const to = element.getBoundingClientRect();
  const scale = scaleOf(element);
  const [dx, dy] = [
    (from.x + from.width / 2 - to.x - to.width / 2) / scale,
    (from.y + from.height / 2 - to.y - to.height / 2) / scale,
  ];
  if (Math.hypot(dx, dy) * scale < 12) return null;
  return element.animate(
    [{ transform: `translate(${dx}px, ${dy}px)` }, { transform: "translate(0, 0)" }],
    timing(TRAVEL, delay),
  );
}

/** What is new grows into its place; what changed where it lies turns over: a card, a die. */
function appear(element: Element, delay: number, isNew: boolean): Animation | null {
  if (!isNew) return turnOver(element, delay);
  return element.animate(
    [
      { transform: "scale(.4)", opacity: 0 },
      { transform: "scale(1.08)", opacity: 1, offset: 0.7 },
      { transform: "scale(1)", opacity: 1 },
    ],
    timing(TRAVEL, delay),
  );
}

function turnOver(element: Element, delay: number): Animation | null {
  if (element instanceof SVGElement) return null;
  return element.animate([{ transform: "rotateX(90deg)" }, { transform: "rotateX(0)" }], timing(TRAVEL * 1.5, delay));
}

function timing(duration: number, delay: number): KeyframeAnimationOptions {
  return { duration, delay, easing: EASE, fill: "backwards" };
}

/** Pixels of the screen for one unit of the drawing. */
function scaleOf(element: Element): number {
  const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
  return matrix ? Math.hypot(matrix.a, matrix.b) || 1 : 1;
}

/** Without motion the new place is outlined for a second. */
function outline(element: Element): void {
  element.classList.add("just-moved");
  setTimeout(() => element.classList.remove("just-moved"), 1000);
}

function keep(animation: Animation | null): void {
  if (!animation) return;
  running.add(animation);
  void animation.finished.catch(() => undefined).then(() => running.delete(animation));
}

/** Rings that turned: what is drawn on them comes round from where it was. */
export function turnRings(root: ParentNode, degrees: ReadonlyMap<number, number>): void {
  if (!settings.motion) return;
  for (const [ring, by] of degrees) {
    for (const drawn of root.querySelectorAll(`[data-ring="${ring}"]`)) {
      keep(drawn.animate([{ transform: `rotate(${-by}deg)` }, { transform: "rotate(0deg)" }], timing(TURN, 0)));
    }
  }
}

/** A piece that stood on a ring rides along with it, about the middle of the rings. */
export function ride(root: ParentNode, turns: ReadonlyMap<string, number>): void {
  if (!settings.motion) return;
  const now = pieces(root);
  for (const [id, by] of turns) {
    const element = now.get(id);
    const stands = element?.parentElement as SVGGElement | null | undefined;
    const at = stands?.transform?.baseVal.consolidate()?.matrix;
    if (!element || !at) continue;
    const transformOrigin = `${-at.e}px ${-at.f}px`;
    const frames = [-by, 0].map((degrees) => ({ transform: `rotate(${degrees}deg)`, transformOrigin }));
    keep(element.animate(frames, timing(TURN, 0)));
  }
}

export function skipMotion(): void {
  for (const animation of running) animation.finish();
}

/** What lies elsewhere than before, those that the events name first. */
export function changedBetween(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
  named: readonly string[],
): string[] {
  const changed = [...after].filter(([id, at]) => before.get(id) !== at).map(([id]) => id);
  const rank = new Map(named.map((id, i) => [id, i]));
  return changed.sort((a, b) => (rank.get(a) ?? 1e6) - (rank.get(b) ?? 1e6));
}
