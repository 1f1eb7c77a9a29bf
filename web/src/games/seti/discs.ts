/** The turning discs as they lie: which cells each has, and the outline of what is left of it around its cut-outs. */
import { BAND, SUN, wedge } from "$/board/geometry.ts";
import type { Place } from "$/lib/protocol.ts";
import { polar, turnOf } from "./sky.ts";

export interface DiscCell {
  ring: number;
  sector: number;
  look: string;
}

export interface Disc {
  /** Which of the rings turns with it: 0 is the topmost disc, the last is the board beneath. */
  level: number;
  cells: readonly DiscCell[];
  /** The filled cells. */
  fill: string;
  /** Its edges: around it, and around its cut-outs. */
  edge: string;
  /** How far out it reaches. */
  outer: number;
}

const SECTORS = 8;
const HALF = Math.PI / SECTORS;
const HOLE = "hole";

/** From the lowest to the topmost, as they are painted. */
export function discsOf(places: readonly Place[]): Disc[] {
  const layered = places.filter((place) => place.levels?.length);
  const count = Math.max(0, ...layered.map((place) => place.levels?.length ?? 0));
  return Array.from({ length: count }, (_, i) => discAt(count - 1 - i, layered));
}

function discAt(level: number, places: readonly Place[]): Disc {
  const cells = places
    .map((place) => ({ ring: place.x, sector: place.y, look: place.levels?.[level] ?? HOLE }))
    .filter((cell) => cell.look !== HOLE);
  const has = new Set(cells.map((cell) => `${cell.ring}/${cell.sector}`));
  const solid = (ring: number, sector: number) => has.has(`${ring}/${(sector + SECTORS) % SECTORS}`);
  return {
    level,
    cells,
    fill: cells.map(({ ring, sector }) => cellPath(ring, sector)).join(""),
    edge: cells.map(({ ring, sector }) => edgesOf(ring, sector, solid)).join(""),
    outer: SUN + BAND * (Math.max(-1, ...cells.map((cell) => cell.ring)) + 1),
  };
}

export function cellPath(ring: number, sector: number): string {
  const turn = turnOf(sector);
  return wedge(SUN + BAND * ring, SUN + BAND * (ring + 1), turn - HALF, turn + HALF);
}

/** The sides of a cell beyond which its disc does not go on. */
function edgesOf(ring: number, sector: number, solid: (ring: number, sector: number) => boolean): string {
  const [inner, outer, turn] = [SUN + BAND * ring, SUN + BAND * (ring + 1), turnOf(sector)];
  const at = (r: number, angle: number) => {
    const { x, y } = polar(r, angle);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  };
  const along = (r: number) => `M${at(r, turn - HALF)}A${r} ${r} 0 0 1 ${at(r, turn + HALF)}`;
  const across = (angle: number) => `M${at(inner, angle)}L${at(outer, angle)}`;
  return [
    solid(ring + 1, sector) ? "" : along(outer),
    ring > 0 && !solid(ring - 1, sector) ? along(inner) : "",
    solid(ring, sector - 1) ? "" : across(turn - HALF),
    solid(ring, sector + 1) ? "" : across(turn + HALF),
  ].join("");
}

/** The level that lies on top of a place. */
export function topOf(place: Place): number {
  const top = (place.levels ?? []).findIndex((look) => look !== HOLE);
  return top < 0 ? place.x : top;
}
