/** A sample graph of sectors: names, texts and numbers of our own, no rule of any game. */
import type { Board } from "$/lib/protocol.ts";

export const sectors: Board = {
  type: "board",
  id: "sectors",
  label: "Sector graph",
  layout: "graph",
  places: [
    { id: "g1", label: "Ember", x: 0.08, y: 0.62 },
    { id: "g2", label: "Halcyon", x: 0.3, y: 0.25 },
    { id: "g3", label: "Rusk", x: 0.36, y: 0.82 },
    { id: "g4", label: "Verdance", x: 0.6, y: 0.52 },
    { id: "g5", label: "Tall Quiet", x: 0.84, y: 0.18 },
    { id: "g6", label: "Unknown", x: 0.9, y: 0.8, unknown: true },
  ],
  edges: [
    { a: "g1", b: "g2", text: "1" },
    { a: "g2", b: "g4", text: "2" },
    { a: "g1", b: "g3", text: "1" },
    { a: "g3", b: "g4", text: "1" },
    { a: "g4", b: "g5", text: "2" },
    { a: "g4", b: "g6", text: "3", blocked: true },
  ],
  pieces: [{ id: "ship", kind: "ship", label: "The ship", at: "g4", icon: "ship" }],
};
