/** Vespera: an endless sunset of plum and ember, where night is a thing that walks and every light is somebody's. */
import { ball, box, ground, line, oval, path, sky, times, type Painter } from "./brush.ts";

const [NIGHT, PLUM, VIOLET, EMBER, GLOW, DEW] = ["#120d2b", "#2b1b4d", "#51306f", "#f0703a", "#ffd98a", "#8fe6da"];
const dusk = (): string => sky("#150f33", "#5b2a6b", "#ef7d45");
const star = (x: number, y: number, r: number): string =>
  path(`M${x} ${y - r}L${x + r * 0.3} ${y - r * 0.3}L${x + r} ${y}L${x + r * 0.3} ${y + r * 0.3}L${x} ${y + r}L${x - r * 0.3} ${y + r * 0.3}L${x - r} ${y}L${x - r * 0.3} ${y - r * 0.3}Z`, GLOW);
const halo = (x: number, y: number, r: number): string => ball(x, y, r * 2.4, GLOW, 'opacity=".16"') + ball(x, y, r * 1.6, GLOW, 'opacity=".28"') + ball(x, y, r, "#fff3cf");

const noon_pasture: Painter = () =>
  sky("#7b3f7d", "#f08a4b", "#ffd58a") +
  halo(61, 24, 12) +
  ground(68, "#8a6a3a") +
  ground(84, "#5e4a36", -4) +
  [[26, 72], [58, 66], [92, 74], [40, 90], [80, 92]]
    .map(([x = 0, y = 0]) => oval(x, y, 10, 7, "#fbeed8") + ball(x + 9, y - 3, 4, PLUM) + line(`M${x - 5} ${y + 6}v5M${x + 4} ${y + 6}v5`, PLUM, 2))
    .join("");

const shadow_nursery: Painter = () =>
  dusk() +
  ground(72, PLUM) +
  [[24, 70], [60, 66], [96, 72]]
    .map(
      ([x = 0, y = 0]) =>
        path(`M${x - 13} ${y}h26q-2 15-13 15t-13-15Z`, "#b98a5a") +
        line(`M${x - 14} ${y + 18}q14 8 28 0`, "#b98a5a", 3) +
        path(`M${x - 8} ${y}q0-14 8-14t8 14Z`, NIGHT) +
        ball(x - 3, y - 6, 1.5, GLOW) +
        ball(x + 3, y - 6, 1.5, GLOW),
    )
    .join("") +
  path("M0 98 40 92 122 100V122H0Z", NIGHT, 'opacity=".7"');

const ember_terrace: Painter = () =>
  dusk() +
  times(4, (i) => path(`M0 ${46 + i * 16}H${122 - i * 12}l12 8V122H0Z`, ["#3a2147", "#321b41", "#2a1639", "#211130"][i] ?? PLUM)) +
  times(14, (i) => {
    const row = i % 4;
    const [x, y] = [10 + ((i * 31) % (104 - row * 12)), 52 + row * 16];
    return ball(x, y, 5, EMBER, 'opacity=".35"') + ball(x, y, 2.6, i % 3 ? EMBER : GLOW);
  });

const eyelid_canyon: Painter = () =>
  dusk() +
  path("M0 20Q61 6 122 22V52Q61 24 0 56Z", VIOLET) +
  path("M0 58Q61 26 122 54 61 92 0 62Z", "#fdeedd") +
  ball(61, 58, 15, EMBER) +
  ball(61, 58, 7, NIGHT) +
  ball(66, 53, 3, "#fff") +
  path("M0 64Q61 100 122 58V122H0Z", PLUM) +
  times(7, (i) => line(`M${12 + i * 16} ${47 - Math.sin((i + 0.6) / 2.2) * 14}l${-4 + i} -10`, NIGHT, 2.4));

const star_furrows: Painter = () =>
  sky(NIGHT, "#2a1c57", "#7b3a78") +
  ground(56, PLUM, 3) +
  times(6, (i) => line(`M${61 + (i - 2.5) * 9} 58L${61 + (i - 2.5) * 42} 124`, NIGHT, 5)) +
  [[61, 68, 4], [42, 78, 5], [80, 80, 5], [24, 94, 7], [62, 94, 7], [100, 96, 7], [30, 22, 3], [88, 30, 2.5], [58, 16, 2], [108, 14, 3]]
    .map(([x = 0, y = 0, r = 0]) => star(x, y, r))
    .join("");

const salt_of_noon: Painter = () =>
  sky("#a6487a", "#f59b57", "#ffe2a3") +
  halo(24, 26, 9) +
  ground(74, "#e9d6cc", 3) +
  [[30, 40, 13], [58, 56, 17], [88, 46, 14], [108, 28, 8], [12, 24, 8]]
    .map(([x = 0, tall = 0, w = 0]) => path(`M${x - w} 90 ${x - w * 0.5} ${90 - tall}h${w}L${x + w} 90Z`, "#fffaf3") + path(`M${x + w * 0.5} ${90 - tall}L${x + w} 90H${x + 2}Z`, "#cda7b4"))
    .join("");

const sundial_forest: Painter = () =>
  dusk() +
  ground(80, "#3a2147", 3) +
  [[18, 44], [44, 54], [72, 48], [100, 58]]
    .map(([x = 0, tall = 0], i) => path(`M${x - 4} 86 ${x} ${86 - tall} ${x + 5} 86Z`, "#8d5a4b") + path(`M${x} 86l${30 + i * 2} 12-34-9Z`, NIGHT, 'opacity=".75"') + oval(x + 2, 88, 14, 4, "none", `stroke="${GLOW}" stroke-width="1.3" stroke-dasharray="1.500 4"`))
    .join("");

const the_warm_side: Painter = () =>
  dusk() +
  path("M-10 122C6 60 34 34 61 34V122Z", EMBER) +
  path("M61 34c27 0 55 26 71 88H61Z", NIGHT) +
  times(4, (i) => line(`M${14 + i * 11} ${88 - i * 13}q8 -3 14 2`, GLOW, 2.2)) +
  [[78, 60], [92, 76], [104, 92], [74, 84]].map(([x = 0, y = 0]) => star(x, y, 3)).join("") +
  halo(14, 28, 7);

const drop = (x: number, y: number, r: number): string => path(`M${x} ${y - r * 1.7}C${x + r * 1.6} ${y} ${x + r} ${y + r} ${x} ${y + r}S${x - r * 1.6} ${y} ${x} ${y - r * 1.7}Z`, DEW);
const dew_works: Painter = () =>
  dusk() +
  ground(86, PLUM) +
  box(18, 36, 36, 50, "#7a5a86", 7) +
  oval(36, 37, 18, 6, "#a583b0") +
  line("M54 48h24v22M54 66h10v14h34v-14", "#c79bd0", 5) +
  path("M72 70h12v6H72Z", "#e3c2ea") +
  drop(78, 86, 5) +
  drop(98, 80, 4) +
  box(24, 50, 24, 26, NIGHT, 4) +
  box(26, 62, 20, 12, DEW, 3) +
  drop(92, 32, 6) +
  drop(108, 46, 3.5);

const lake_of_blinds: Painter = () =>
  dusk() +
  halo(61, 46, 11) +
  path("M0 56h122v66H0Z", "#3b2166") +
  times(7, (i) => box(4, 60 + i * 8, 114, 4.5, i % 2 ? "#c9693f" : "#e9a05a", 2, `opacity="${0.95 - i * 0.1}"`)) +
  line("M22 58v58M100 58v58", NIGHT, 1.6) +
  path("M0 56 20 44l26 12ZM84 56l22-14 16 10v4Z", PLUM);

const old_bedroom: Painter = () =>
  sky(NIGHT, "#33205e", "#8a4474") +
  path("M92 16a13 13 0 1 0 10 20 11 11 0 0 1-10-20Z", GLOW) +
  path("M14 88V44q0-8 9-8t9 8v18h70q8 0 8 8v18Z", "#6b3f52") +
  path("M32 66q6-12 20-8 6 2 6 10H32Z", "#fbeed8") +
  path("M44 72q20-20 40-6t26 6v18H30V80q4-6 14-8Z", VIOLET) +
  line("M50 76q14-10 28-4t26 6", "#7f5ca0", 2) +
  box(16, 86, 6, 14, "#4b2a3b") +
  box(102, 86, 6, 14, "#4b2a3b");

const lamplighters_steps: Painter = () =>
  dusk() +
  times(5, (i) => box(i * 25, 92 - i * 13, 122 - i * 25, 60, ["#241640", "#2d1c4d", "#37225a", "#412868", "#4b2f76"][i] ?? PLUM)) +
  [[14, 90], [39, 77], [64, 64], [89, 51]].map(([x = 0, y = 0]) => line(`M${x} ${y}v-24`, NIGHT, 3) + halo(x, y - 27, 4.5)).join("");

const field_of_curtains: Painter = () =>
  dusk() +
  ground(92, NIGHT, 2) +
  times(3, (i) => {
    const [x, w] = [4 + i * 40, 34];
    const folds = times(4, (k) => line(`M${x + 5 + k * 8} 32q3 26-1 56`, "#8e2f52", 2));
    return path(`M${x} 28h${w}q-3 30 2 62h-${w + 4}q5-34 2-62Z`, i === 1 ? "#d9567a" : "#b8406a") + folds;
  }) +
  line("M0 28h122", "#e8c48b", 3) +
  times(12, (i) => ball(6 + i * 10, 28, 2, GLOW));

const the_deep_yawn: Painter = () =>
  dusk() +
  path("M0 122V50Q61 2 122 48V122Z", "#472a5e") +
  oval(61, 72, 42, 33, "#6d4184") +
  oval(61, 74, 36, 28, "#0a0618") +
  oval(61, 84, 24, 15, "#1d0f35") +
  path("M26 66q9 12 17-3 8 13 18-1 9 14 18 1 8 13 17 3-4-20-35-20T26 66Z", "#8f5f9f") +
  line("M18 40q12-12 26-16M104 40q-10-10-22-14", "#6d4184", 3) +
  [[52, 84], [61, 80], [70, 85]].map(([x = 0, y = 0]) => star(x, y, 2.6)).join("");

export const VESPERA: Record<string, Painter> = {
  noon_pasture, shadow_nursery, ember_terrace, eyelid_canyon, star_furrows, salt_of_noon, sundial_forest,
  the_warm_side, dew_works, lake_of_blinds, old_bedroom, lamplighters_steps, field_of_curtains, the_deep_yawn,
};
