/** Worlds from a seed: gas bands, land or craters, lit from the upper left, perhaps with a ring. */
import { n, Rng, uid } from "./rng.ts";

export type World = "gas" | "land" | "rock";
export const WORLDS: readonly World[] = ["gas", "land", "rock"];

interface Disc {
  x: number;
  y: number;
  r: number;
}

function bands(rng: Rng, { x, y, r }: Disc, hue: number): string {
  let out = "";
  for (let at = -r; at < r; at += r * rng.range(0.14, 0.3)) {
    const tall = r * rng.range(0.06, 0.18);
    const tone = `hsl(${Math.round(hue + rng.range(-18, 18))} 50% ${Math.round(rng.range(34, 66))}%)`;
    out += `<path d="M${n(x - r)} ${n(y + at)}q${n(r)} ${n(tall)} ${n(2 * r)} 0v${n(tall)}q${n(-r)} ${n(tall)} ${n(-2 * r)} 0Z" fill="${tone}" opacity=".55"/>`;
  }
  return out;
}

function land(rng: Rng, { x, y, r }: Disc, hue: number): string {
  let out = "";
  for (let i = 0; i < 7; i++) {
    const [cx, cy, size] = [x + rng.range(-r, r), y + rng.range(-r, r), r * rng.range(0.25, 0.55)];
    const points = Array.from({ length: 11 }, (_, k) => {
      const [turn, far] = [(k / 11) * 2 * Math.PI, size * rng.range(0.65, 1.1)];
      return `${n(cx + Math.cos(turn) * far)} ${n(cy + Math.sin(turn) * far * 0.7)}`;
    });
    out += `<path d="M${points.join("L")}Z" fill="hsl(${hue + 120 + rng.int(-20, 20)} 30% ${rng.int(36, 46)}%)" opacity=".85"/>`;
  }
  return out;
}

function craters(rng: Rng, { x, y, r }: Disc, hue: number): string {
  let out = "";
  for (let i = 0; i < 14; i++) {
    const [cx, cy, size] = [x + rng.range(-r, r), y + rng.range(-r, r), r * rng.range(0.04, 0.16)];
    out +=
      `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(size)}" fill="hsl(${hue + 10} 40% 24%)" opacity=".55"/>` +
      `<path d="M${n(cx - size)} ${n(cy)}a${n(size)} ${n(size)} 0 0 0 ${n(2 * size)} 0" fill="none" stroke="hsl(${hue - 15} 52% 66%)" stroke-width="${n(Math.max(0.6, r / 70))}" opacity=".6"/>`;
  }
  return out;
}

const SURFACE = { gas: bands, land, rock: craters };

export function planet(rng: Rng, disc: Disc, hue: number, world: World = rng.pick(WORLDS), ringed = false): string {
  const id = uid();
  const { x, y, r } = disc;
  const whole = `cx="${n(x)}" cy="${n(y)}" r="${n(r)}"`;
  const half = (sweep: number) =>
    `<path d="M${n(x - r * 1.7)} ${n(y)}A${n(r * 1.7)} ${n(r * 0.45)} 0 0 ${sweep} ${n(x + r * 1.7)} ${n(y)}" fill="none" stroke="hsl(${hue - 10} 42% 72%)" stroke-width="${n(r * 0.13)}" opacity=".85" transform="rotate(-14 ${n(x)} ${n(y)})"/>`;
  return (
    `<radialGradient id="${id}g" cx=".33" cy=".28" r=".85"><stop offset="0" stop-color="hsl(${hue - 12} 62% 68%)"/>` +
    `<stop offset=".55" stop-color="hsl(${hue} 50% 42%)"/><stop offset="1" stop-color="hsl(${hue + 18} 50% 12%)"/></radialGradient>` +
    `<radialGradient id="${id}s" cx=".3" cy=".26" r=".9"><stop offset=".45" stop-opacity="0"/><stop offset="1" stop-opacity=".78"/></radialGradient>` +
    `<clipPath id="${id}c"><circle ${whole}/></clipPath>${ringed ? half(1) : ""}` +
    `<g clip-path="url(#${id}c)"><circle ${whole} fill="url(#${id}g)"/>${SURFACE[world](rng, disc, hue)}<circle ${whole} fill="url(#${id}s)"/></g>` +
    (ringed ? half(0) : "")
  );
}
