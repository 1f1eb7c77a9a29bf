// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { printed } from "./keys.ts";

describe("a key as it is printed", () => {
  it("reads digits by their place, as on a French keyboard", () => {
    expect(printed({ key: "&", code: "Digit1" })).toBe("1");
    expect(printed({ key: "7", code: "Numpad7" })).toBe("7");
  });
  it("reads letters by what they write", () => {
    expect(printed({ key: "q", code: "KeyA" })).toBe("q");
    expect(printed({ key: "End", code: "Numpad1" })).toBe("1");
  });
});
