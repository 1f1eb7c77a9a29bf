/** A sample map of tiles: names, texts and numbers of our own, no rule of any game. */
import type { Board, Place } from "$/lib/protocol.ts";

const tile = (id: string, label: string, x: number, y: number, look: string, more: Partial<Place> = {}): Place => ({
  id,
  label,
  x,
  y,
  look,
  ...more,
});

export const world: Board = {
  type: "board",
  id: "world",
  label: "Square nodes",
  layout: "grid",
  places: [
    tile("fen", "Lantern Fen", 0, 0, "fungi", { note: "1" }),
    tile("steps", "Cinder Steps", 1, 0, "vents"),
    tile("orchard", "Glass Orchard", 0, 1, "crystals", {
      note: "2",
      tip: { text: "What we took for trees rings when it rains.", rule: "UN-MAP-04" },
    }),
    tile("heron", "The Heron", 1, 1, "ruins"),
    tile("archive", "Tidal Archive", 2, 1, "arches", { note: "3" }),
    tile("mirror", "Brine Mirror", 0, 2, "lake"),
    tile("mast", "Weeping Mast", 1, 2, "spires"),
    tile("dark", "Unexplored", 2, 0, "", { unknown: true }),
    tile("west", "Unexplored, west", 2, 2, "", { unknown: true }),
  ],
  edges: [
    { a: "fen", b: "orchard", icon: "thorn", label: "Thorns: lose 1 endurance" },
    { a: "orchard", b: "mirror", icon: "wave", label: "Water" },
    { a: "heron", b: "archive", icon: "snow", label: "Cold" },
    { a: "steps", b: "dark", blocked: true, label: "Wall" },
  ],
  pieces: [
    { id: "ines", kind: "explorer", label: "Ines", at: "orchard", seat: 0 },
    { id: "bo", kind: "explorer", label: "Bo", at: "mast", seat: 1 },
    { id: "sam", kind: "explorer", label: "Sam", at: "heron", seat: 3 },
    { id: "dao", kind: "explorer", label: "Dao", at: "heron", seat: 2 },
    { id: "robot", kind: "robot", label: "TARN", at: "archive", icon: "robot" },
  ],
};
