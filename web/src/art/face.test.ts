import { describe, expect, it } from "vitest";
import { face, whoOf, type Who } from "./face.ts";

describe("a face", () => {
  it("is the same for the same name, whatever its case, and another for another", () => {
    expect(face({ kind: "person", seed: "Ada" })).toBe(face({ kind: "person", seed: " ada" }));
    const all = ["Ada", "Bo", "Chen", "Dao", "Ines", "fennel"].map((seed) => face({ kind: "person", seed }));
    expect(new Set(all).size).toBe(all.length);
  });
  it("tells the levels of bots apart, and a robot from a person", () => {
    const all = ["random", "easy", "normal", "strong", "luna"].map((seed) => face({ kind: "robot", seed }));
    expect(new Set(all).size).toBe(5);
    expect(face({ kind: "robot", seed: "easy" })).not.toBe(face({ kind: "person", seed: "easy" }));
  });
  it("tells two bots of one level apart by their names", () => {
    const all = ["Vega", "Rigel", "Mira", "Altair"].map((name) => face(whoOf("normal", name) as Who));
    expect(new Set(all).size).toBeGreaterThan(2);
    expect(whoOf("", "Bo")).toEqual({ kind: "person", seed: "Bo" });
  });
  it("draws nothing that a browser cannot read", () => {
    for (let i = 0; i < 200; i++) {
      const drawing = face({ kind: i % 2 ? "robot" : "person", seed: `seed ${i}` });
      expect(drawing).not.toMatch(/NaN|undefined|null/);
    }
  });
});
