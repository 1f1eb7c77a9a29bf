/** Sample rings around a sun: names, texts and numbers of our own, no rule of any game. */
import type { Board } from "$/lib/protocol.ts";

export const rings: Board = {
  type: "board",
  id: "rings",
  label: "Rings",
  layout: "rings",
  rings: [
    { id: "r1", label: "Disc 1", sectors: 8 },
    { id: "r2", label: "Disc 2", sectors: 8, turned: 1 },
    { id: "r3", label: "Disc 3", sectors: 8, turned: 3 },
  ],
  places: [0, 1, 2].flatMap((x) =>
    Array.from({ length: 8 }, (_, y) => {
      const world = (
        {
          "0-1": "Mercury",
          "0-5": "Venus",
          "1-0": "Earth",
          "1-3": "Mars",
          "2-2": "Jupiter",
          "2-6": "Saturn",
        } as Record<string, string>
      )[`${x}-${y}`];
      return {
        id: `s${x}-${y}`,
        label: world ?? `Ring ${x + 1}, sector ${y + 1}`,
        x,
        y,
        short: world ?? "",
        look: (x + y) % 3 === 0 && !world ? "asteroids" : "",
      };
    }),
  ),
  pieces: [
    { id: "probe-i", kind: "probe", label: "Probe of Ines", at: "s1-3", seat: 0, icon: "probe" },
    { id: "probe-b", kind: "probe", label: "Probe of Bo", at: "s2-5", seat: 1, icon: "probe" },
  ],
};
