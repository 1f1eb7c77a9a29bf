// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Scene } from "$/lib/protocol.ts";
import type { Session } from "$/table/session.svelte.ts";
import { Guide } from "./guide.svelte.ts";

const LESSONS = [
  { key: "goal", title: "Goal", text: "Win.", at: "hand-{seat}" },
  { key: "launch", title: "Launch", text: "Go.", option: "launch" },
  { key: "rest", title: "Rest", text: "Sleep.", option: "assign", touches: ["rest"] },
  { key: "first", title: "Read", text: "Look.", step: 1 },
  { key: "second", title: "Rest", text: "Press.", step: 2, option: "assign", touches: ["energy", "rest"] },
  { key: "things", title: "Two", text: "These.", step: 3, option: "roll", touches: ["die-a", "die-c"], only: true },
  { key: "last", title: "Yours", text: "Play.", step: 4 },
];
vi.mock("$/lib/api.ts", () => ({ api: { lessons: () => Promise.resolve(LESSONS) } }));

describe("the guide", () => {
  const said: unknown[] = [];
  const session = { guide: null as object | null, you: { look: 1 }, mine: [1], say: (frame: unknown) => said.push(frame) };
  let guide: Guide;
  const choice = (key: string, ...ids: (string | number)[]) => ({ option: { key, ids }, label: "" });
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
    await at("rest");
    expect(guide.means(choice("assign", "energy", "rest"))).toBe(true);
    expect(guide.means(choice("assign", "energy", "recover"))).toBe(false);
    expect(guide.means(choice("move", "rest"))).toBe(false);
    await at("goal");
    expect(guide.means(choice("assign", "rest"))).toBe(false);
  });
  const scene = {
    question: { number: 1, prompt: "", choices: [choice("assign", "energy", "rest"), choice("move", 5)], free: [choice("use")] },
  } as unknown as Scene;
  const walk = async (lesson: string, step: number) => {
    session.guide = { lesson, step, shelf: ["launch"], seen: ["goal"] };
    await guide.load("seti");
  };
  it("lights only the answer of a step, and none while there is something to read", async () => {
    await walk("second", 2);
    expect([guide.narrow(scene).question?.choices, guide.asleep(scene), guide.isRead]).toEqual([[scene.question?.choices[0]], 2, false]);
    await walk("first", 1);
    expect([guide.narrow(scene).question?.choices, guide.asleep(scene), guide.isRead]).toEqual([[], 3, true]);
  });
  it("lights only the things of a step where several are picked in one answer", async () => {
    const pick = { key: "roll", groups: [["die-a"], ["die-b"], ["die-c", "die-d"]], least: 0, most: 4 };
    const picked = { question: { ...scene.question, pick } } as unknown as Scene;
    await walk("things", 3);
    expect(guide.narrow(picked).question?.pick).toEqual({ key: "roll", groups: [["die-a"], ["die-c"]], least: 2, most: 2 });
    await walk("second", 2);
    expect(guide.narrow(picked).question?.pick).toEqual(pick);
  });
  it("lets go of the answers when it is asked to, until the next step", async () => {
    await walk("second", 2);
    guide.wake();
    expect([guide.narrow(scene), guide.asleep(scene)]).toEqual([scene, 0]);
    guide.forward();
    expect(guide.asleep(scene)).toBe(2);
  });
  it("leaves all answers open after the script, and with its last words", async () => {
    await walk("last", 4);
    expect([guide.narrow(scene), guide.teaches]).toEqual([scene, false]);
    await walk("goal", 0);
    expect([guide.narrow(scene), guide.steps]).toEqual([scene, []]);
  });
  it("does a step by its answer alone", async () => {
    await walk("second", 2);
    guide.next();
    expect(said).toEqual([]);
  });
  it("holds on its shelf what waits, then what was read", async () => {
    await walk("first", 1);
    expect(guide.shelf.map((each) => each.key)).toEqual(["launch", "goal"]);
    expect(guide.unread).toBe(1);
  });
});
