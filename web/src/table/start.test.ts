import { describe, expect, it } from "vitest";
import { startWord } from "./start.ts";

describe("how a table began", () => {
  it("is told where a position in a file was its start", () => {
    expect(startWord({ bare: true })).toBe("start-bare");
  });
  it("is told where somebody may know what is hidden", () => {
    expect(startWord({ known: true })).toBe("start-known");
  });
  it("is told once: a position in a file says the more", () => {
    expect(startWord({ bare: true, known: true })).toBe("start-bare");
  });
  it("is not told of an ordinary table", () => {
    expect(startWord({})).toBe("");
    expect(startWord(null)).toBe("");
  });
});
