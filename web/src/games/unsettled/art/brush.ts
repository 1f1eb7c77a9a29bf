/** What the painters of places share: a tile of 122 by 122, a sky, ground, and things that stand in rows. */
import { uid } from "$/art/rng.ts";

export const SIZE = 122;
export type Painter = () => string;

/** A sky of three colours from the top to the horizon. */
export function sky(top: string, middle: string, low: string): string {
  const id = uid();
  return (
    `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/>` +
    `<stop offset=".45" stop-color="${middle}"/><stop offset=".8" stop-color="${low}"/></linearGradient>` +
    `<rect width="${SIZE}" height="${SIZE}" fill="url(#${id})"/>`
  );
}

export const path = (d: string, fill: string, more = ""): string => `<path d="${d}" fill="${fill}" ${more}/>`;
export const line = (d: string, stroke: string, width = 2, more = ""): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
export const ball = (x: number, y: number, r: number, fill: string, more = ""): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${more}/>`;
export const oval = (x: number, y: number, rx: number, ry: number, fill: string, more = ""): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`;
export const box = (x: number, y: number, w: number, h: number, fill: string, r = 0, more = ""): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}" ${more}/>`;

/** The same thing so many times, each told its number. */
export const times = (count: number, draw: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i)).join("");

/** Rolling ground that fills the tile from this height down. */
export function ground(y: number, fill: string, sway = 6): string {
  return path(`M0 ${y}C30 ${y - sway} 50 ${y + sway} 76 ${y}S110 ${y - sway} ${SIZE} ${y - 2}V${SIZE}H0Z`, fill);
}
