/** The land of a tile, drawn from its family and its own key: sky above, patterned ground, silhouettes on the horizon. */
import { n, Rng } from "$/art/rng.ts";

interface Land {
  /** Upper and lower sky, ground, light, shade. */
  sky: readonly [string, string];
  ground: string;
  light: string;
  shade: string;
  pattern: string;
  stands: (rng: Rng, land: Land) => string;
}

const path = (d: string, fill: string, more = "") => `<path d="${d}" fill="${fill}" ${more}/>`;
const line = (d: string, stroke: string, width = 2, more = "") =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
const ball = (x: number, y: number, rx: number, ry: number, fill: string) =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"/>`;

/** Things side by side, the farther ones first: `draw` gets a place and a size. */
function spread(rng: Rng, count: number, draw: (x: number, y: number, size: number) => string): string {
  const wide = 132 / count;
  return Array.from({ length: count }, (_, i) => {
    const x = -66 + wide * (i + rng.range(0.25, 0.75));
    return { x, y: rng.range(-4, 14) };
  })
    .sort((a, b) => a.y - b.y)
    .map(({ x, y }) => draw(x, y, 0.85 + (y + 4) / 40))
    .join("");
}

const thorns = (rng: Rng, { light }: Land) =>
  spread(rng, 3, (x, y, s) => {
    const top = y - 28 * s;
    return (
      line(`M${n(x)} ${n(y)}V${n(top + 4)}M${n(x)} ${n(y - 12 * s)}l${n(-9 * s)} ${n(-8 * s)}M${n(x)} ${n(y - 15 * s)}l${n(10 * s)} ${n(-8 * s)}`, "#2b2a12", 3) +
      ball(x - 10 * s, top + 7 * s, 9 * s, 5 * s, light) +
      ball(x + 10 * s, top + 4 * s, 10 * s, 5 * s, light) +
      ball(x, top, 10 * s, 5 * s, "#d3d07c")
    );
  });

const pines = (rng: Rng, { light, shade }: Land) =>
  spread(rng, 6, (x, y, s) => {
    const tall = rng.range(34, 48) * s;
    const burnt = rng.next() < 0.3;
    if (burnt)
      return line(`M${n(x)} ${n(y)}v${n(-tall * 0.9)}M${n(x)} ${n(y - tall * 0.5)}l${n(8 * s)} -6M${n(x)} ${n(y - tall * 0.35)}l${n(-7 * s)} -5`, "#1c1712", 3.5);
    return (
      path(`M${n(x - 2)} ${n(y)}h4v-8h-4Z`, "#2b1d12") +
      path(`M${n(x)} ${n(y - tall)}L${n(x + 12 * s)} ${n(y - 6)}H${n(x - 12 * s)}Z`, shade) +
      path(`M${n(x)} ${n(y - tall)}L${n(x + 2)} ${n(y - 6)}H${n(x - 12 * s)}Z`, light)
    );
  });

const towers = (rng: Rng, { light, shade }: Land) =>
  spread(rng, 5, (x, y, s) => {
    const [wide, tall] = [rng.range(15, 24) * s, rng.range(26, 52) * s];
    const [l, t] = [x - wide / 2, y - tall];
    const broken = `M${n(l)} ${n(y)}V${n(t)}l${n(wide * 0.3)} 7 ${n(wide * 0.25)} -9 ${n(wide * 0.2)} 12 ${n(wide * 0.25)} -5V${n(y)}Z`;
    const rows = Array.from({ length: 3 }, (_, i) =>
      [0.22, 0.58].map((at) => `<rect x="${n(l + wide * at)}" y="${n(t + 14 + i * 10)}" width="${n(wide * 0.2)}" height="5" fill="#f1d9a0" opacity="${rng.next() < 0.35 ? ".85" : ".12"}"/>`).join(""),
    ).join("");
    return path(broken, rng.next() < 0.5 ? shade : "#3d4b62") + path(`M${n(l)} ${n(y)}V${n(t)}h3V${n(y)}Z`, light) + rows;
  });

const highway = (rng: Rng) => {
  const car = rng.next() < 0.5 ? -34 : 30;
  const pole = -car * 1.25;
  return (
    path("M-9 -10H7L52 70H-70Z", "#3b3b42") +
    line("M-1 -8-6 4M-8 10-14 24", "#f0d98a", 3) +
    line(`M${pole} 8V-46M${pole - 13} -38h26M${pole - 10} -32h20`, "#1b1714", 3) +
    line(`M-80 -44Q${n(pole - 30)} -28 ${pole} -38T80 -46`, "#1b1714", 1.4) +
    path(`M${car - 17} 14l4-9 8-1 5-7h11l6 8 5 2v7Z`, "#b4562e") +
    path(`M${car - 3} 4l3-5h8l4 5Z`, "#26313d") +
    ball(car - 8, 14, 4, 4, "#15110e") +
    ball(car + 11, 14, 4, 4, "#15110e")
  );
};

const chimneys = (rng: Rng, { light, shade }: Land) => {
  const x = rng.range(-44, -26);
  const tank = rng.range(26, 42);
  return (
    path(`M-80 8V-12h24l14-12v12l14-12v12h12V8Z`, shade) +
    path(`M${n(x)} 4l4-52h10l5 52Z`, light) +
    path(`M${n(x + 9)} 4l2-52h3l5 52Z`, "#5c2f1c") +
    line(`M${n(x + 2)} -26h16M${n(x + 3)} -38h13`, "#5c2f1c", 2.5) +
    ball(x + 18, -54, 10, 5, "#d9c7b255") +
    ball(x + 32, -60, 14, 6, "#d9c7b233") +
    path(`M${n(tank - 16)} 10V-20q16-8 32 0V10Z`, "#8a8f96") +
    path(`M${n(tank - 16)} 10V-20q5-4 9-5V10Z`, "#c3c8cf") +
    line(`M${n(tank - 16)} -8h32M-8 10H60M-2 10v-8M8 10v-8`, "#3a2a20", 2.5)
  );
};

const reeds = (rng: Rng, { light }: Land) =>
  ball(0, 18, 62, 20, "#3c8a8d") +
  ball(-8, 15, 46, 13, "#6cc0b4") +
  line("M-36 14q8-4 16 0M4 22q8-4 16 0M-14 26q7-3 14 0", "#d4f4e4", 1.6) +
  spread(rng, 6, (x, y) => {
    const tall = rng.range(18, 34);
    return (
      line(`M${n(x)} ${n(y + 10)}q-2 ${n(-tall * 0.6)} 1 ${n(-tall)}M${n(x + 5)} ${n(y + 10)}q2 ${n(-tall * 0.5)} 0 ${n(-tall * 0.8)}M${n(x - 4)} ${n(y + 10)}q-4 ${n(-tall * 0.4)} -7 ${n(-tall * 0.6)}`, light, 2) +
      ball(x + 1, y + 8 - tall, 2.4, 6, "#5a3a1e")
    );
  });

const mesas = (rng: Rng, { light, shade }: Land) =>
  spread(rng, 3, (x, y, s) => {
    const [wide, tall] = [rng.range(26, 46) * s, rng.range(26, 44) * s];
    const [l, t] = [x - wide / 2, y - tall];
    return (
      path(`M${n(l - 9)} ${n(y)}L${n(l)} ${n(t)}H${n(l + wide)}L${n(l + wide + 9)} ${n(y)}Z`, light) +
      path(`M${n(l + wide)} ${n(t)}L${n(l + wide + 9)} ${n(y)}H${n(l + wide * 0.62)}L${n(l + wide * 0.7)} ${n(t)}Z`, shade) +
      line(`M${n(l - 3)} ${n(t + tall * 0.4)}h${n(wide + 6)}M${n(l - 6)} ${n(t + tall * 0.68)}h${n(wide + 11)}`, shade, 2, 'opacity=".5"')
    );
  });

const crescents = (rng: Rng, { light, shade }: Land) =>
  spread(rng, 3, (x, y, s) => {
    const [wide, tall] = [48 * s, 34 * s];
    const top = y + 10 - tall;
    return (
      path(`M${n(x - wide)} ${n(y + 10)}Q${n(x - 15)} ${n(y - 8)} ${n(x)} ${n(top)}Q${n(x + 9)} ${n(y - 4)} ${n(x + wide)} ${n(y + 10)}Z`, light) +
      path(`M${n(x)} ${n(top)}Q${n(x + 9)} ${n(y - 4)} ${n(x + wide)} ${n(y + 10)}H${n(x + 3)}Q${n(x - 12)} ${n(y - 4)} ${n(x)} ${n(top)}Z`, shade)
    );
  });

const roofs = (): string =>
  path("M-80 6V-20l14-12 14 12v-8l12-12 13 12V6Z", "#41506a") +
  path("M22 8V-26l16-13 17 13V8Z", "#41506a") +
  path("M18 -26 38 -42 59 -26Z", "#a5583c") +
  path("M-72 -19-66 -32-50 -19ZM-56 -26-40 -42-24 -26Z", "#a5583c") +
  line("M4 8V-54M-6 -54h20M-3 -46h14", "#2a2320", 3) +
  `<circle cx="4" cy="-54" r="9" fill="none" stroke="#2a2320" stroke-width="2.5"/>` +
  [-62, -44, 32, 44].map((x) => `<rect x="${x}" y="-14" width="6" height="8" fill="#ffd98a"/>`).join("") +
  path("M-52 22V4h42v18Z", "#6d3d28") +
  path("M-56 6l4-12h34l4 12Z", "#f4ead2") +
  path("M-49 -6h8l-2 12h-9ZM-33 -6h8l1 12h-9Z", "#c8452f");

const LANDS: Record<string, Land> = {
  scrub: { sky: ["#6d6a3c", "#d8c077"], ground: "#7d7d36", light: "#b7b45c", shade: "#3f441b", pattern: "tufts", stands: thorns },
  woods: { sky: ["#22413f", "#c9a66b"], ground: "#2f5a35", light: "#5f9a4c", shade: "#1f4229", pattern: "needles", stands: pines },
  ruins: { sky: ["#3c4c66", "#a9a7a8"], ground: "#56657c", light: "#8fa0b8", shade: "#2c384c", pattern: "bricks", stands: towers },
  road: { sky: ["#5a4a52", "#d79a63"], ground: "#8d6f4e", light: "#c9a273", shade: "#4a3a2a", pattern: "pebbles", stands: highway },
  works: { sky: ["#3b2a26", "#a8643c"], ground: "#54402f", light: "#c5803f", shade: "#33241a", pattern: "hatch", stands: chimneys },
  marsh: { sky: ["#2b5f66", "#e0cf96"], ground: "#2f7d69", light: "#9fd07a", shade: "#1d4a40", pattern: "ripples", stands: reeds },
  hills: { sky: ["#7a2f2c", "#e0764a"], ground: "#97402c", light: "#d4694a", shade: "#5a1f1a", pattern: "strata", stands: mesas },
  dunes: { sky: ["#8a5a3a", "#d99a5b"], ground: "#b9793c", light: "#e0a866", shade: "#7d4a22", pattern: "waves", stands: crescents },
  colony: { sky: ["#3f4a6b", "#e2a56b"], ground: "#5b5f6f", light: "#9aa3b5", shade: "#2c3246", pattern: "bricks", stands: roofs },
};
const NO_LAND = "dunes";

export const FAMILIES = Object.keys(LANDS);

/** The patterns of the grounds, by their words. */
export const PATTERNS = [
  ["waves", 26, 12, '<path d="M0 8Q6 2 13 8T26 8" fill="none" stroke="#e7b477" stroke-width="1.6" opacity=".65"/>'],
  ["tufts", 18, 14, '<path d="M4 8 2 3M4 8V2M4 8l2-5M13 14l-2-4M13 14V9M13 14l2-4" stroke="#ccca74" stroke-width="1.3" opacity=".7"/>'],
  ["needles", 16, 14, '<path d="M4 2v6M2 5l4 1M12 8v6M10 11l4 1" stroke="#86b56a" stroke-width="1.3" opacity=".55"/>'],
  ["bricks", 16, 12, '<path d="M0 .5h16M0 6.500h16M4 0v6M12 6v6" stroke="#a9b9d2" stroke-width="1" opacity=".45"/>'],
  ["pebbles", 20, 14, '<ellipse cx="5" cy="4" rx="3" ry="1.600" fill="#c9a273" opacity=".5"/><ellipse cx="15" cy="10" rx="2" ry="1.200" fill="#4a3a2a" opacity=".6"/>'],
  ["hatch", 10, 10, '<path d="M0 10 10 0" stroke="#d08b48" stroke-width="2" opacity=".45"/>'],
  ["ripples", 28, 9, '<path d="M2 3q5-3 10 0M16 7q5-3 10 0" fill="none" stroke="#b6f0d8" stroke-width="1.500" opacity=".6"/>'],
  ["strata", 40, 10, '<path d="M0 3h24M30 3h10M6 8h30" stroke="#e58a63" stroke-width="1.500" opacity=".5"/>'],
] as const;

/** `family:key` as a picture around the middle of a hex of radius 78. */
export function landscape(look: string): string {
  const [family = "", key = ""] = look.split(":");
  const land = LANDS[family] ?? (LANDS[NO_LAND] as Land);
  const rng = new Rng(`${family}/${key}`);
  const [high, low] = land.sky;
  const id = `sky-${family}`;
  const sun = rng.range(-28, 30);
  const ridge = [-78, -52, -26, 0, 26, 52, 78].map((x) => `${x} ${n(rng.range(-27, -14))}`).join("L");
  return (
    `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${high}"/><stop offset="1" stop-color="${low}"/></linearGradient>` +
    `<rect x="-78" y="-68" width="156" height="64" fill="url(#${id})"/>` +
    `<circle cx="${n(sun)}" cy="-38" r="9" fill="#ffe6b8" opacity=".85"/>` +
    path(`M-78 -4L${ridge}V-4Z`, land.shade, 'opacity=".6" stroke-linejoin="round"') +
    `<rect x="-78" y="-10" width="156" height="78" fill="${land.ground}"/>` +
    `<rect x="-78" y="-6" width="156" height="76" fill="url(#land-${land.pattern})"/>` +
    land.stands(rng, land)
  );
}

/** The patterns as definitions, for a drawing that stands by itself. */
export function patterns(): string {
  return PATTERNS.map(
    ([word, wide, tall, body]) =>
      `<pattern id="land-${word}" width="${wide}" height="${tall}" patternUnits="userSpaceOnUse">${body}</pattern>`,
  ).join("");
}
