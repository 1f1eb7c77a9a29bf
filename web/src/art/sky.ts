/** Skies, stars and ridges: the ground of every picture. */
import { n, Rng, uid } from "./rng.ts";

export function stars(rng: Rng, w: number, h: number, count: number): string {
  let out = "";
  for (let i = 0; i < count; i++) {
    const r = rng.pick([0.6, 0.6, 0.9, 1.3]);
    out += `<circle cx="${n(rng.range(0, w))}" cy="${n(rng.range(0, h))}" r="${r}" opacity="${n(rng.range(0.3, 0.85))}"/>`;
  }
  return `<g fill="#fff">${out}</g>`;
}

export function sky(rng: Rng, w: number, h: number, hue: number, starCount: number): string {
  const id = uid();
  return (
    `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">` +
    `<stop offset="0" stop-color="hsl(${hue + 20} 45% 13%)"/><stop offset="1" stop-color="hsl(${hue - 10} 42% 30%)"/>` +
    `</linearGradient><rect width="${w}" height="${h}" fill="url(#${id})"/>${stars(rng, w, h * 0.6, starCount)}`
  );
}

/** A smooth line of hills from left to right, as points. */
export function ridge(rng: Rng, w: number, y: number, rough: number): [number, number][] {
  const count = rng.int(6, 9);
  return Array.from({ length: count + 1 }, (_, i) => [(w * i) / count, y + rng.range(-rough, rough)]);
}

export function heightAt(points: [number, number][], x: number): number {
  for (let i = 1; i < points.length; i++) {
    const [ax, ay] = points[i - 1] as [number, number];
    const [bx, by] = points[i] as [number, number];
    if (x <= bx) return ay + ((by - ay) * (x - ax)) / (bx - ax || 1);
  }
  return points.at(-1)?.[1] ?? 0;
}

export function ground(points: [number, number][], w: number, h: number, fill: string): string {
  let d = `M0 ${h}L0 ${n(points[0]?.[1] ?? h)}`;
  for (let i = 1; i < points.length; i++) {
    const [ax, ay] = points[i - 1] as [number, number];
    const [bx, by] = points[i] as [number, number];
    const mid = n((ax + bx) / 2);
    d += `C${mid} ${n(ay)} ${mid} ${n(by)} ${n(bx)} ${n(by)}`;
  }
  return `<path d="${d}L${w} ${h}Z" fill="${fill}"/>`;
}
