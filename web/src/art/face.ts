/** Faces from a seed, on a grid of 24: people by their name or their character, robots by how well they play. */
import { n, Rng } from "./rng.ts";

export interface Who {
  kind: "person" | "robot";
  seed: string;
}

/** A bot by its level and its name, a person by their name; nobody where there is neither. */
export function whoOf(bot: string, name: string): Who | undefined {
  if (bot) return { kind: "robot", seed: name ? `${bot}/${name}` : bot };
  return name ? { kind: "person", seed: name } : undefined;
}

const SKINS = ["#f6d3b8", "#e9b58f", "#c98d63", "#9a6240", "#6d4329", "#f2c6a2"];
const HAIRS = ["#2b1d16", "#54331f", "#8a5a2b", "#d9a441", "#b8452f", "#3a3f55", "#d8dbe2", "#7a3e6b"];
const SHIRTS = ["#24405e", "#5a2f4b", "#2d5a4a", "#5e4a24", "#3d3566", "#5e2a2a"];
const CUTS = ["short", "bob", "bun", "curls", "crop", "long", "quiff"] as const;
const INK = "#221a1c";

/** The levels of the lobby have faces of their own; any other robot is drawn from its name. */
const ROBOTS: Record<string, [shell: string, eyes: string, antennas: number, jaw: "line" | "grid" | "smile"]> = {
  random: ["#cfd6e2", "#ffd166", 0, "line"],
  easy: ["#d9ecc7", "#7ee0a5", 1, "smile"],
  normal: ["#cfe6ff", "#6fc3ff", 1, "line"],
  strong: ["#e6dcff", "#c8a2ff", 2, "grid"],
  luna: ["#fffdf5", "#7fe3ff", 1, "smile"],
};

const known = new Map<string, string>();

/** The face as the inside of a drawing; the same for the same seed, on every screen. */
export function face({ kind, seed }: Who): string {
  const key = `${kind}:${seed}`;
  let drawing = known.get(key);
  if (drawing === undefined) known.set(key, (drawing = kind === "robot" ? robot(seed) : person(seed)));
  return drawing;
}

function person(seed: string): string {
  const chance = new Rng(`face ${seed.trim().toLocaleLowerCase()}`);
  const [skin, hair, shirt, cut] = [chance.pick(SKINS), chance.pick(HAIRS), chance.pick(SHIRTS), chance.pick(CUTS)];
  const [wide, brow] = [chance.range(4.7, 5.5), chance.range(-0.3, 0.4)];
  const [glasses, beard, fringe] = [chance.next() < 0.25, cut === "crop" && chance.next() < 0.55, chance.next() < 0.5];
  const w = n(wide);
  return [
    `<path d="M4.6 22.4Q5 17.6 12 17.4T19.4 22.4Q12 26 4.6 22.4Z" fill="${shirt}"/>`,
    behind(cut, hair, wide),
    `<path d="M10 15h4v3.4q-2 1.7-4 0Z" fill="${skin}" style="filter:brightness(.86)"/>`,
    `<ellipse cx="12" cy="11.8" rx="${w}" ry="5.6" fill="${skin}"/>`,
    beard ? `<path d="M${n(12 - wide)} 12.4Q12 15 ${n(12 + wide)} 12.4Q${n(11.6 + wide)} 17.7 12 17.9T${n(12 - wide)} 12.4Z" fill="${hair}"/>` : "",
    before(cut, hair, wide, fringe),
    `<g fill="${INK}"><ellipse cx="9.9" cy="12.3" rx=".75" ry=".95"/><ellipse cx="14.1" cy="12.3" rx=".75" ry=".95"/></g>`,
    `<path d="M8.9 ${n(10.5 - brow)}l1.7 ${n(-0.3 + brow)}M15.1 ${n(10.5 - brow)}l-1.7 ${n(-0.3 + brow)}" stroke="${hair === "#d8dbe2" ? "#8b8f9a" : hair}" stroke-width=".65" stroke-linecap="round"/>`,
    glasses ? `<g fill="none" stroke="${INK}" stroke-width=".6"><circle cx="9.8" cy="12.3" r="1.75"/><circle cx="14.2" cy="12.3" r="1.75"/><path d="M11.5 12.1h1"/></g>` : "",
    `<g fill="#e0603a" opacity=".28"><circle cx="8.6" cy="14" r="1"/><circle cx="15.4" cy="14" r="1"/></g>`,
    `<path d="M10.4 14.8q1.6 ${n(chance.range(0.9, 1.7))} 3.2 0" fill="none" stroke="${beard ? "#f8e6dc" : INK}" stroke-width=".75" stroke-linecap="round"/>`,
  ].join("");
}

/** Hair that falls behind the head. */
function behind(cut: (typeof CUTS)[number], hair: string, w: number): string {
  const [l, r] = [n(12 - w - 1.2), n(12 + w + 1.2)];
  if (cut === "bob") return `<path d="M${l} 17.2V10.5Q12 -1.2 ${r} 10.5V17.2Z" fill="${hair}"/>`;
  if (cut === "long") return `<path d="M${l} 21V10.5Q12 -1.2 ${r} 10.5V21Z" fill="${hair}"/>`;
  if (cut === "bun") return `<circle cx="12" cy="4.2" r="2.7" fill="${hair}"/>`;
  if (cut !== "curls") return "";
  const ring = Array.from({ length: 9 }, (_, i) => {
    const turn = Math.PI * (0.95 + (i / 8) * 1.1);
    return `<circle cx="${n(12 + (w + 0.5) * Math.cos(turn))}" cy="${n(11.4 + 5.6 * Math.sin(turn))}" r="2.1"/>`;
  });
  return `<g fill="${hair}">${ring.join("")}</g>`;
}

/** Hair over the forehead. */
function before(cut: (typeof CUTS)[number], hair: string, w: number, fringe: boolean): string {
  const [l, r] = [n(12 - w - 0.3), n(12 + w + 0.3)];
  if (cut === "crop") return `<path d="M${l} 10.6Q12 2.6 ${r} 10.6Q12 6.6 ${l} 10.6Z" fill="${hair}"/>`;
  if (cut === "quiff") return `<path d="M${l} 11Q${l} 5.6 9 5.2Q13 2.2 ${r} 6.4Q${r} 9 ${r} 11Q16 8.2 12.4 8.4T${l} 11Z" fill="${hair}"/>`;
  const low = fringe ? 9.6 : 7.6;
  return `<path d="M${l} 12Q${n(11.3 - w)} 5.4 12 5.3T${r} 12Q${n(11 + w)} 9 13.4 ${n(low - 0.6)}Q${n(13 - w)} ${n(low + 1.2)} ${l} 12Z" fill="${hair}"/>`;
}

function robot(seed: string): string {
  const chance = new Rng(`robot ${seed}`);
  const [level = "", name = ""] = seed.split("/");
  const known = ROBOTS[level];
  const own: [string, string, number, "line" | "grid" | "smile"] = [
    chance.pick(["#cfd6e2", "#ffe3c2", "#cfe6ff", "#dff0d4", "#f3d4e4"]),
    chance.pick(["#ffd166", "#7ee0a5", "#6fc3ff", "#ff9a86"]),
    chance.int(0, 2),
    chance.pick(["line", "grid", "smile"] as const),
  ];
  // its level gives a robot its antennas and its mouth, its name the colours of its shell and its eyes
  const [shell, eyes, antennas, jaw] = !known ? own : name ? [own[0], own[1], known[2], known[3]] : known;
  const stalks = antennas === 2 ? [8.4, 15.6] : antennas === 1 ? [12] : [];
  const mouth = {
    line: `<path d="M10 15.2h4" stroke="${eyes}" stroke-width=".9" stroke-linecap="round"/>`,
    smile: `<path d="M9.8 14.7q2.2 1.8 4.4 0" fill="none" stroke="${eyes}" stroke-width=".9" stroke-linecap="round"/>`,
    grid: `<path d="M9.6 15.2h4.8M10.8 14.4v1.6M12 14.4v1.6M13.2 14.4v1.6" stroke="${eyes}" stroke-width=".6"/>`,
  }[jaw];
  return [
    `<path d="M6.4 22q.6-3.4 5.6-3.4t5.6 3.4q-5.6 2.6-11.2 0Z" fill="${shell}" style="filter:brightness(.72)"/>`,
    ...stalks.map((x) => `<path d="M${x} 7V3.6" stroke="#39445a" stroke-width=".9"/><circle cx="${x}" cy="3.2" r="1.15" fill="${eyes}"/>`),
    `<g fill="${shell}" stroke="#39445a" stroke-width=".7"><rect x="4.3" y="10" width="2.4" height="4.6" rx="1"/><rect x="17.3" y="10" width="2.4" height="4.6" rx="1"/><rect x="5.9" y="6.2" width="12.2" height="12.2" rx="4"/></g>`,
    `<rect x="7.4" y="8.7" width="9.2" height="8" rx="2.9" fill="#1b2436"/>`,
    `<g fill="${eyes}"><circle cx="9.9" cy="11.9" r="1.25"/><circle cx="14.1" cy="11.9" r="1.25"/></g>`,
    mouth,
  ].join("");
}
