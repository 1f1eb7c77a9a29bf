import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Session } from "$/table/session.svelte.ts";
import { Guide } from "./guide.svelte.ts";

const LESSONS = [
  { key: "goal", title: "Goal", text: "Win.", at: "hand-{seat}" },
  { key: "launch", title: "Launch", text: "Go.", option: "launch" },
  { key: "rest", title: "Rest", text: "Sleep.", option: "assign", touches: "rest" },
];
vi.mock("$/lib/api.ts", () => ({ api: { lessons: () => Promise.resolve(LESSONS) } }));

describe("the guide", () => {
  const said: unknown[] = [];
  const session = { guide: null as object | null, you: { look: 1 }, mine: [1], say: (frame: unknown) => said.push(frame) };
  let guide: Guide;
  const at = async (lesson: string, ...seen: string[]) => {
    session.guide = { lesson, seen };
    await guide.load("seti");
  };
  beforeEach(() => {
    said.length = 0;
    session.guide = null;
    guide = new Guide(session as unknown as Session);
  });

  it("is silent where nobody is guided", () => {
    expect([guide.on, guide.lesson, guide.about]).toEqual([false, null, ""]);
  });
  it("shows the lesson that is due, and points at the reader's own thing", async () => {
    await at("goal");
    expect([guide.lesson?.title, guide.about, guide.mayGoBack]).toEqual(["Goal", "hand-1", false]);
  });
  it("says that a lesson was read", async () => {
    await at("goal");
    guide.next();
    expect(said).toEqual([{ type: "learn", seat: 1, lesson: "goal" }]);
  });
  it("turns back to what was read and forward again without saying anything", async () => {
    await at("launch", "goal");
    guide.goBack();
    expect([guide.lesson?.key, guide.isPast, guide.mayGoBack]).toEqual(["goal", true, false]);
    guide.next();
    expect([guide.lesson?.key, guide.isPast, said.length]).toEqual(["launch", false, 0]);
  });
  it("reads earlier lessons again while none is due, and is gone after the last", async () => {
    await at("", "goal", "launch");
    expect(guide.lesson).toBeNull();
    guide.goBack();
    expect(guide.lesson?.key).toBe("launch");
    guide.next();
    expect(guide.lesson).toBeNull();
  });
  it("knows the options that a lesson is about", async () => {
    const choice = (key: string, ...touches: string[]) => ({ option: { key }, label: "", touches });
    await at("rest");
    expect(guide.means(choice("assign", "energy", "rest"))).toBe(true);
    expect(guide.means(choice("assign", "energy", "recover"))).toBe(false);
    expect(guide.means(choice("move", "rest"))).toBe(false);
    await at("goal");
    expect(guide.means(choice("assign", "rest"))).toBe(false);
  });
});
