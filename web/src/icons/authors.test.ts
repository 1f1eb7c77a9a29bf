import { expect, it } from "vitest";
import authors from "./authors.json";
import { credited } from "./find.svelte.ts";

it("names the author of every icon that asks for it", () => {
  const named = Object.keys(authors);
  const used = credited()
    .filter((source) => source.startsWith("game-icons:"))
    .map((source) => source.slice("game-icons:".length));
  expect(used.filter((icon) => !named.includes(icon))).toEqual([]);
  expect(named.filter((icon) => !used.includes(icon))).toEqual([]);
});
