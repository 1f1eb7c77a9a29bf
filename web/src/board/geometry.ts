/** Where the places of a board lie on the drawing: one geometry for each layout, one shape of result. */
import type { Board, Place, Ring } from "$/lib/protocol.ts";

export interface Spot {
  x: number;
  y: number;
  /** Room around the middle for pieces. */
  r: number;
  /** The outline of the place. */
  d: string;
}

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Geometry {
  box: Box;
  /** What of it matters, where there are places that only show how it could grow. */
  core: Box;
  /** The size of a usual place, by which a first zoom is chosen. */
  unit: number;
  spots: Map<string, Spot>;
}

const f = (value: number) => Math.round(value * 100) / 100;

export const TILE = 122;
const PITCH = 144;
const CELL = 100;
const HEX = 48;
/** The radius of a hex with a side to the north: room for a landscape. */
export const FLAT = 78;
const GRAPH = { w: 760, h: 480 };
export const SUN = 54;
export const BAND = 74;

export function square(x: number, y: number, size: number, corner: number): string {
  const [a, b] = [f(x - size / 2), f(y - size / 2)];
  const side = f(size - 2 * corner);
  const arc = (dx: number, dy: number) => `a${corner} ${corner} 0 0 1 ${dx} ${dy}`;
  return `M${f(a + corner)} ${b}h${side}${arc(corner, corner)}v${side}${arc(-corner, corner)}h${-side}${arc(-corner, -corner)}v${-side}${arc(corner, -corner)}Z`;
}

export function hexagon(x: number, y: number, r: number): string {
  const points = [0, 1, 2, 3, 4, 5].map((k) => {
    const turn = (Math.PI / 3) * k;
    return `${f(x + r * Math.sin(turn))} ${f(y - r * Math.cos(turn))}`;
  });
  return `M${points.join("L")}Z`;
}

/** A hexagon with a side to the north. */
export function flatHexagon(x: number, y: number, r: number): string {
  const points = [0, 1, 2, 3, 4, 5].map((k) => {
    const turn = (Math.PI / 3) * k;
    return `${f(x + r * Math.cos(turn))} ${f(y + r * Math.sin(turn))}`;
  });
  return `M${points.join("L")}Z`;
}

export function circle(x: number, y: number, r: number): string {
  return `M${f(x - r)} ${f(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

/** A sector of a ring; `from` and `to` are turns in radians, clockwise from the top. */
export function wedge(inner: number, outer: number, from: number, to: number): string {
  const at = (r: number, turn: number) => `${f(r * Math.sin(turn))} ${f(-r * Math.cos(turn))}`;
  const large = to - from > Math.PI ? 1 : 0;
  return `M${at(inner, from)}L${at(outer, from)}A${outer} ${outer} 0 ${large} 1 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 ${large} 0 ${at(inner, from)}Z`;
}

/** Places with a picture or a name are tiles with room between them; bare ones are cells side by side. */
export function isTiled(board: Board): boolean {
  return board.places.some((place) => place.look && place.look !== "head") || (board.edges ?? []).length > 0;
}

function gridSpot(place: Place, tiled: boolean): Spot {
  const step = tiled ? PITCH : CELL;
  const [x, y] = [place.x * step, place.y * step];
  return tiled ? { x, y, r: 22, d: square(x, y, TILE, 8) } : { x, y, r: 34, d: square(x, y, 92, 10) };
}

function hexSpot(place: Place): Spot {
  const [x, y] = [HEX * Math.sqrt(3) * (place.x + place.y / 2), HEX * 1.5 * place.y];
  return { x, y, r: 20, d: hexagon(x, y, HEX - 2) };
}

function flatSpot(place: Place): Spot {
  const [x, y] = [FLAT * 1.5 * place.x, FLAT * Math.sqrt(3) * (place.y + place.x / 2)];
  return { x, y, r: 27, d: flatHexagon(x, y, FLAT - 2.7) };
}

function graphSpot(place: Place, r: number): Spot {
  const [x, y] = [place.x * GRAPH.w, place.y * GRAPH.h];
  return { x, y, r: r * 0.7, d: circle(x, y, r) };
}

/** The turn of a sector's middle, in radians clockwise from the top.  Places stand still; a ring turns beneath them. */
export function turnOf(place: Place, ring: Ring | undefined): number {
  return ((place.y + 0.5) / (ring?.sectors || 8)) * 2 * Math.PI;
}

function ringSpot(place: Place, rings: readonly Ring[]): Spot {
  const ring = rings[place.x];
  const [inner, outer] = [SUN + BAND * place.x, SUN + BAND * (place.x + 1)];
  const turn = turnOf(place, ring);
  const half = Math.PI / (ring?.sectors || 8);
  const middle = (inner + outer) / 2;
  return {
    x: middle * Math.sin(turn),
    y: -middle * Math.cos(turn),
    r: 24,
    d: wedge(inner, outer, turn - half, turn + half),
  };
}

export function around(spots: Iterable<Spot>, margin: number): Box {
  const all = [...spots];
  if (!all.length) return { x: 0, y: 0, w: 100, h: 100 };
  const [left, right] = [Math.min(...all.map((s) => s.x)), Math.max(...all.map((s) => s.x))];
  const [top, bottom] = [Math.min(...all.map((s) => s.y)), Math.max(...all.map((s) => s.y))];
  return { x: left - margin, y: top - margin, w: right - left + 2 * margin, h: bottom - top + 2 * margin };
}

/** How far apart the two nearest places are: what a graph has in place of a cell. */
function nearest(places: readonly Place[]): number {
  const gaps = places.flatMap((a, i) =>
    places.slice(i + 1).map((b) => Math.hypot((a.x - b.x) * GRAPH.w, (a.y - b.y) * GRAPH.h)),
  );
  return Math.max(90, Math.min(...gaps, 400));
}

export function geometryOf(board: Board, bare: (place: Place) => boolean = () => false): Geometry {
  const rings = board.rings ?? [];
  const tiled = board.layout === "grid" && isTiled(board);
  const gap = board.layout === "graph" ? nearest(board.places) : 0;
  const r = Math.round(Math.min(52, Math.max(30, gap * 0.2)));
  const spotOf = (place: Place): Spot => {
    if (board.layout === "hex") return board.flat ? flatSpot(place) : hexSpot(place);
    if (board.layout === "graph") return graphSpot(place, r);
    return board.layout === "rings" ? ringSpot(place, rings) : gridSpot(place, tiled);
  };
  const spots = new Map(board.places.map((place) => [place.id, spotOf(place)]));
  if (board.layout === "rings") {
    const far = SUN + BAND * Math.max(rings.length, 1) + 26;
    const box = { x: -far, y: -far, w: 2 * far, h: 2 * far };
    return { box, core: box, unit: BAND * 1.4, spots };
  }
  const hex = board.flat ? [FLAT + 6, FLAT * 1.75] : [HEX + 16, HEX * 1.8];
  const [margin, unit] = { hex, graph: [r + 48, gap], grid: tiled ? [84, PITCH] : [60, CELL] }[
    board.layout
  ] as [number, number];
  const box = around(spots.values(), margin);
  const core = board.places.filter((place) => !bare(place)).flatMap((place) => spots.get(place.id) ?? []);
  return { box, core: core.length < board.places.length ? around(core, margin) : box, unit, spots };
}

/** The nearest place in a direction, for the arrow keys: straight ahead counts more than near. */
export function neighbour(
  spots: ReadonlyMap<string, { x: number; y: number }>,
  from: string,
  dx: number,
  dy: number,
): string | null {
  const here = spots.get(from);
  if (!here) return spots.keys().next().value ?? null;
  let best: string | null = null;
  let least = Infinity;
  for (const [id, spot] of spots) {
    const [ax, ay] = [spot.x - here.x, spot.y - here.y];
    const ahead = ax * dx + ay * dy;
    const aside = Math.abs(ax * dy - ay * dx);
    if (id === from || ahead <= 0 || aside > ahead * 1.8) continue;
    const cost = ahead + aside * 2;
    if (cost < least) [best, least] = [id, cost];
  }
  return best;
}

/** Where several pieces on one place stand: one in the middle, few side by side, more around it. */
export function fan(count: number, r: number): [number, number][] {
  if (count <= 1) return [[0, 0]];
  if (count === 2)
    return [
      [-r * 0.55, 0],
      [r * 0.55, 0],
    ];
  return Array.from({ length: count }, (_, i) => {
    const turn = (i / count) * 2 * Math.PI - Math.PI / 2;
    return [r * 0.72 * Math.cos(turn), r * 0.72 * Math.sin(turn)];
  });
}
