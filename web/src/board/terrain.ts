/** Terrain of hexes and looks of places: a colour and a pattern for each word, so that colour never stands alone. */
import { hash } from "$/art/rng.ts";

export type Pattern = "plain" | "dots" | "waves" | "peaks" | "hatch" | "cross";

interface Terrain {
  fill: string;
  pattern: Pattern;
}

const KNOWN: Record<string, Terrain> = {
  plain: { fill: "#3a4a35", pattern: "plain" },
  sand: { fill: "#8a5a2b", pattern: "dots" },
  desert: { fill: "#8a5a2b", pattern: "dots" },
  rock: { fill: "#4b4a58", pattern: "hatch" },
  mountain: { fill: "#54505c", pattern: "peaks" },
  lava: { fill: "#8f2f1c", pattern: "waves" },
  water: { fill: "#1f4f78", pattern: "waves" },
  forest: { fill: "#2f5a4a", pattern: "plain" },
  ice: { fill: "#4d6f86", pattern: "cross" },
  camp: { fill: "#2f5a4a", pattern: "plain" },
};
const PATTERNS: readonly Pattern[] = ["dots", "waves", "peaks", "hatch", "cross"];

export function terrain(look: string): Terrain {
  if (!look) return { fill: "#1b2434", pattern: "plain" };
  const seed = hash(look);
  return KNOWN[look] ?? { fill: `hsl(${seed % 360} 34% 30%)`, pattern: PATTERNS[seed % PATTERNS.length] ?? "dots" };
}
