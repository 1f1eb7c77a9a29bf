/** The land of a planet: every sector gets the ground that is nearest to it, with a coast of its own. */
import { Rng } from "$/art/rng.ts";

export interface Point {
  x: number;
  y: number;
}

/** Colours of a ground: its middle, its rim, what stands on it. */
const GROUND: Record<string, readonly [string, string, string]> = {
  desert: ["#b98443", "#8a5a2a", "#d9ac6a"],
  ruins: ["#6a6b8f", "#484a6b", "#a9abd0"],
  rocky: ["#84515a", "#5b343d", "#b57a80"],
  aquatic: ["#2a6f93", "#174a69", "#6fb7d6"],
  vegetation: ["#4c7f4a", "#2f5633", "#86bd7c"],
  caves: ["#4e4663", "#322c45", "#8579a6"],
  hostile: ["#8c5a2f", "#5d3819", "#c78f54"],
  volcanic: ["#8e3a2c", "#5a2019", "#ef7a4a"],
  deadly: ["#5d3350", "#3a1c32", "#b0608f"],
  crystals: ["#4f8791", "#2f5a66", "#a6e0e6"],
  void: ["#2b3350", "#1a2036", "#6674a6"],
  frozen: ["#8fa9bd", "#5f7b91", "#dfeefa"],
  drift: ["#5b6472", "#3a414d", "#a3aebf"],
};
const BARE = ["#4a4f5e", "#31353f", "#8a90a0"] as const;

export function coloursOf(look: string): readonly [string, string, string] {
  return GROUND[look] ?? BARE;
}

/** The part of a shape that is nearer to one point than to another. */
function cut(shape: readonly Point[], own: Point, other: Point): Point[] {
  const [mx, my] = [(own.x + other.x) / 2, (own.y + other.y) / 2];
  const [nx, ny] = [other.x - own.x, other.y - own.y];
  const side = (p: Point) => (p.x - mx) * nx + (p.y - my) * ny;
  return shape.flatMap((p, i) => {
    const next = shape[(i + 1) % shape.length] as Point;
    const [a, b] = [side(p), side(next)];
    const crossing = a * b < 0 ? [{ x: p.x + ((next.x - p.x) * a) / (a - b), y: p.y + ((next.y - p.y) * a) / (a - b) }] : [];
    return a <= 0 ? [p, ...crossing] : crossing;
  });
}

/** How far the coast lies from the outermost sectors. */
const SHORE = 96;

/** An uneven coast around all points. */
function coast(points: readonly Point[], seed: string): Point[] {
  const rng = new Rng(seed);
  const [cx, cy] = [mean(points.map((p) => p.x)), mean(points.map((p) => p.y))];
  return Array.from({ length: 40 }, (_, i) => {
    const turn = (i / 40) * 2 * Math.PI;
    const [dx, dy] = [Math.cos(turn), Math.sin(turn)];
    const far = Math.max(...points.map((p) => (p.x - cx) * dx + (p.y - cy) * dy));
    const reach = far + SHORE * (0.82 + 0.36 * rng.next());
    return { x: cx + dx * reach, y: cy + dy * reach };
  });
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, n) => sum + n, 0) / (numbers.length || 1);
}

/** The land of each point, in their order, as outlines. */
export function territories(points: readonly Point[], seed: string): string[] {
  const whole = coast(points, seed);
  return points.map((own) => {
    const others = points.filter((p) => p !== own);
    return outline(others.reduce<Point[]>((shape, other) => cut(shape, own, other), whole));
  });
}

function outline(shape: readonly Point[]): string {
  return shape.length ? `M${shape.map((p) => `${p.x.toFixed(1)} ${p.y.toFixed(1)}`).join("L")}Z` : "";
}

/** What grows or stands on a ground, drawn small about a point; the same for the same sector. */
export function scenery(look: string, at: Point, seed: string): string {
  const rng = new Rng(`${seed}-${look}`);
  const [, rim, bright] = coloursOf(look);
  return Array.from({ length: 7 }, () => {
    const turn = rng.next() * 2 * Math.PI;
    const far = 50 + 46 * rng.next();
    const [x, y, s] = [at.x + Math.cos(turn) * far, at.y + Math.sin(turn) * far * 0.8, 10 + 14 * rng.next()];
    return `<path d="${SHAPES[look]?.(x, y, s) ?? hill(x, y, s)}" fill="${rim}" stroke="${bright}" stroke-width="1.2" opacity=".75"/>`;
  }).join("");
}

const hill = (x: number, y: number, s: number) => `M${x - s} ${y}q${s * 0.5} ${-s} ${s} ${-s}t${s} ${s}Z`;
const SHAPES: Record<string, (x: number, y: number, s: number) => string> = {
  desert: (x, y, s) => `M${x - s * 1.4} ${y}q${s * 1.2} ${-s * 0.9} ${s * 2.8} 0Z`,
  ruins: (x, y, s) => `M${x - s * 0.4} ${y}v${-s * 1.5}h${s * 0.8}v${s * 1.1}l${s * 0.3} ${s * 0.4}Z`,
  rocky: (x, y, s) => `M${x - s} ${y}l${s * 0.6} ${-s * 1.3}l${s * 0.5} ${s * 0.5}l${s * 0.5} ${s * 0.8}Z`,
  aquatic: (x, y, s) => `M${x - s} ${y}q${s * 0.5} ${-s * 0.5} ${s} 0t${s} 0v2q${-s * 0.5} ${-s * 0.5} ${-s} 0t${-s} 0Z`,
  vegetation: (x, y, s) => `M${x} ${y}v${-s * 0.5}a${s * 0.6} ${s * 0.7} 0 1 1 1 0v${s * 0.5}Z`,
  caves: (x, y, s) => `M${x - s} ${y}a${s} ${s} 0 0 1 ${s * 2} 0h${-s * 0.6}a${s * 0.4} ${s * 0.5} 0 0 0 ${-s * 0.8} 0Z`,
  volcanic: (x, y, s) => `M${x - s} ${y}l${s * 0.7} ${-s * 1.1}h${s * 0.6}l${s * 0.7} ${s * 1.1}Z`,
  crystals: (x, y, s) => `M${x} ${y}l${-s * 0.35} ${-s * 0.9}l${s * 0.35} ${-s * 0.7}l${s * 0.35} ${s * 0.7}Z`,
  frozen: (x, y, s) => `M${x - s} ${y}l${s * 0.4} ${-s}l${s * 0.5} ${s * 0.4}l${s * 0.4} ${-s * 0.3}l${s * 0.4} ${s * 0.9}Z`,
};
