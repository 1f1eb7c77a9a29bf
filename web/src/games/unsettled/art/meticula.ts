/** Meticula: a bright, tidy afternoon of sage and wood, where everything lies in its row and wears its label. */
import { ball, box, ground, line, oval, path, sky, times, type Painter } from "./brush.ts";

const [WOOD, DARK, PAPER, INK] = ["#b07a45", "#6d4626", "#f5ecd4", "#3a3326"];
const [SAGE, MOSS, DEEP, RED, TEAL] = ["#7fa277", "#52765a", "#33523f", "#cf5a40", "#4fa79c"];
const day = (): string => sky("#2c6a6c", "#7fb29b", "#f0d79c") + ball(96, 20, 8, "#fff1c4");
const tag = (x: number, y: number, word = ""): string =>
  line(`M${x} ${y - 7}L${x} ${y}`, INK, 1) +
  path(`M${x - 6} ${y}h12v9h-12Z`, PAPER, `stroke="${INK}" stroke-width="1"`) +
  (word
    ? `<text x="${x}" y="${y + 7.6}" text-anchor="middle" font-size="8" font-weight="700" fill="${INK}">${word}</text>`
    : "");
const tree = (x: number, y: number, tall: number, leaf: string): string =>
  line(`M${x} ${y}V${y - tall}`, DARK, 4) + oval(x, y - tall, tall * 0.34, tall * 0.42, leaf);

const folded_hills: Painter = () =>
  day() +
  times(4, (i) => {
    const [y, fill] = [44 + i * 12, [SAGE, MOSS, "#698f63", DEEP][i] ?? SAGE];
    return (
      path(`M${-6 + i * 4} 122V${y + 8}q0-10 10-10H${112 - i * 3}q12 0 12 12V122Z`, fill) +
      line(`M${6 + i * 4} ${y + 5}H${108 - i * 3}`, "#fff6dc", 1.4, 'opacity=".5"')
    );
  });

const alphabet_wood: Painter = () =>
  day() +
  ground(86, DEEP) +
  times(6, (i) => tree(12 + i * 20, 92, 62 - i * 8, i % 2 ? MOSS : SAGE) + tag(12 + i * 20, 72, "ABCDEF"[i]));

const lake_of_lids: Painter = () =>
  day() +
  ground(58, MOSS) +
  oval(61, 88, 66, 26, TEAL) +
  [[30, 76, 15], [66, 72, 12], [98, 80, 14], [44, 94, 19], [84, 98, 20]]
    .map(([x = 0, y = 0, r = 0]) => oval(x, y, r, r * 0.38, "#d9c9a4", `stroke="${INK}" stroke-width="1"`) + ball(x, y - 3, 3, RED))
    .join("");

const spare_meadow: Painter = () =>
  day() +
  ground(66, SAGE) +
  ground(82, MOSS, -5) +
  times(10, (i) => {
    const [x, y] = [10 + (i % 5) * 25, 68 + Math.floor(i / 5) * 17];
    const petals = times(5, (k) =>
      ball(x + 4.4 * Math.cos((k * 2 * Math.PI) / 5), y - 9 + 4.4 * Math.sin((k * 2 * Math.PI) / 5), 3, PAPER),
    );
    return line(`M${x} ${y}v-9`, DEEP, 2) + petals + ball(x, y - 9, 2.6, i === 7 ? RED : "#e7b445");
  });

const sorting_stairs: Painter = () =>
  day() +
  times(5, (i) => box(i * 25, 84 - i * 13, 122 - i * 25, 80, ["#8d6136", "#a06f3f", WOOD, "#c08b55", "#cf9d69"][i] ?? WOOD)) +
  times(5, (i) => ball(13 + i * 25, 77 - i * 13, 3.5 + i * 1.1, [RED, "#e7b445", TEAL, PAPER, DEEP][i] ?? RED));

const museum_of_tuesday: Painter = () =>
  day() +
  ground(88, MOSS) +
  path("M18 50 61 22l43 28Z", PAPER) +
  box(22, 52, 78, 6, "#e1d3ae") +
  times(5, (i) => box(26 + i * 16, 58, 7, 26, PAPER)) +
  box(16, 84, 90, 6, "#e1d3ae") +
  box(52, 32, 18, 15, RED, 2) +
  `<text x="61" y="44" text-anchor="middle" font-size="11" font-weight="700" fill="${PAPER}">2</text>`;

const cloud_line: Painter = () =>
  day() +
  ground(84, MOSS) +
  line("M12 90V28M110 90V28", DARK, 4) +
  line("M12 32Q61 46 110 32", INK, 1.6) +
  times(4, (i) => {
    const [x, y] = [24 + i * 25, 42 + (i % 3 === 0 ? 0 : 4)];
    const cloud = ball(x - 6, y + 8, 7, "#fdfaf0") + ball(x + 5, y + 8, 8, "#fdfaf0") + ball(x, y + 13, 8, "#e9efe9");
    return cloud + box(x - 1.5, y - 6, 3, 9, RED, 1);
  });

const button_beach: Painter = () =>
  day() +
  path("M0 54h122v22H0Z", TEAL) +
  line("M0 62q10-4 20 0t20 0 20 0 20 0 20 0 20 0", PAPER, 1.4, 'opacity=".7"') +
  path("M0 76Q40 66 122 74V122H0Z", "#e6cf99") +
  [[20, 84, RED], [44, 80, PAPER], [68, 86, "#e7b445"], [94, 81, TEAL], [32, 98, MOSS], [82, 98, RED]]
    .map(([x, y, fill]) => {
      const [cx, cy] = [Number(x), Number(y)];
      const holes = [-2.6, 2.6].flatMap((dx) => [-2, 2].map((dy) => ball(cx + dx, cy + dy, 1.2, INK))).join("");
      return oval(cx, cy, 9.5, 7.5, String(fill), `stroke="${INK}" stroke-width="1"`) + holes;
    })
    .join("");

const long_drawer: Painter = () =>
  day() +
  path("M0 26H74V122H0Z", MOSS) +
  path("M0 26H74l8 8V122H0Z", DEEP, 'opacity=".35"') +
  times(3, (i) => box(8, 34 + i * 19, 58, 15, SAGE, 2, `stroke="${DEEP}" stroke-width="1.5"`) + ball(37, 42 + i * 19, 2.4, PAPER)) +
  path("M8 72h62l46 12v20L70 90H8Z", WOOD, `stroke="${DARK}" stroke-width="1.5"`) +
  path("M14 72h52l42 11-10 3-44-11Z", INK) +
  line("M88 94q6 6 14 4", PAPER, 3) +
  tag(52, 66, "…");

const under_the_rug: Painter = () =>
  day() +
  ground(62, SAGE) +
  path("M6 74Q34 40 60 66T116 70l-6 36H12Z", RED) +
  path("M14 80Q38 54 60 74T108 78l-3 20H18Z", "none", `stroke="#f0d79c" stroke-width="3"`) +
  times(12, (i) => line(`M${14 + i * 8.4} 106v6`, "#f0d79c", 2)) +
  path("M92 70 120 62 116 88Z", "#8e3626") +
  ball(112, 76, 2.2, PAPER) +
  ball(106, 74, 2.2, PAPER);

const patient_cupboard: Painter = () =>
  day() +
  ground(88, MOSS) +
  box(32, 20, 58, 72, WOOD, 4, `stroke="${DARK}" stroke-width="2"`) +
  box(38, 27, 46, 58, INK, 2) +
  path("M38 27 20 34v60l18-9Z", "#c08b55", `stroke="${DARK}" stroke-width="1.5"`) +
  path("M84 27l18 7v60l-18-9Z", "#c08b55", `stroke="${DARK}" stroke-width="1.5"`) +
  path("M61 36c7 0 8 10 3 13 9 2 10 18 10 30H48c0-12 1-28 10-30-5-3-4-13 3-13Z", "none", `stroke="#f0d79c" stroke-width="2" stroke-dasharray="4 3"`) +
  ball(25, 64, 2, PAPER) +
  ball(97, 64, 2, PAPER);

const key = (x: number, y: number): string =>
  ball(x, y, 4, "none", `stroke="#f2c65a" stroke-width="2.4"`) + line(`M${x} ${y + 4}v11M${x} ${y + 11}h4M${x} ${y + 15}h4`, "#f2c65a", 2.2);
const key_orchard: Painter = () =>
  day() +
  ground(86, DEEP) +
  [[26, 64], [64, 70], [102, 62]].map(([x = 0, tall = 0]) => tree(x, 92, tall * 0.86, SAGE)).join("") +
  key(16, 44) + key(36, 50) + key(56, 36) + key(74, 46) + key(94, 44) + key(110, 50);

const echo_shelf: Painter = () =>
  day() +
  path("M0 34h122v8H0ZM0 62h122v8H0ZM0 90h122v32H0Z", WOOD) +
  path("M0 42h122v3H0ZM0 70h122v3H0Z", DARK) +
  times(4, (i) => box(8 + i * 30, 18 - (i % 2) * 3, 15, 16 + (i % 2) * 3, [TEAL, PAPER, RED, SAGE][i] ?? TEAL, 3)) +
  [6, 13, 20].map((r) => line(`M${40 - r} 61a${r} ${r} 0 0 1 ${2 * r} 0M${90 - r} 61a${r} ${r} 0 0 1 ${2 * r} 0`, PAPER, 1.8, `opacity="${1 - r / 30}"`)).join("") +
  times(3, (i) => box(22 + i * 34, 76, 12, 14, [PAPER, RED, TEAL][i] ?? PAPER, 3));

const swept_plain: Painter = () =>
  day() +
  ground(58, "#d9c48c", 2) +
  times(7, (i) => line(`M${-12 + i * 8} ${68 + i * 7}Q61 ${50 + i * 7} ${134 - i * 6} ${70 + i * 7}`, "#a98f55", 1.6, 'opacity=".75"')) +
  line("M92 20 74 66", DARK, 4) +
  path("M66 62l16 6-6 22-26-10Z", "#e7b445", `stroke="${DARK}" stroke-width="1.5"`) +
  line("M60 70l-4 10M68 73l-4 12M75 76l-3 11", DARK, 1.2);

export const METICULA: Record<string, Painter> = {
  folded_hills, alphabet_wood, lake_of_lids, spare_meadow, sorting_stairs, museum_of_tuesday, cloud_line,
  button_beach, long_drawer, under_the_rug, patient_cupboard, key_orchard, echo_shelf, swept_plain,
};
