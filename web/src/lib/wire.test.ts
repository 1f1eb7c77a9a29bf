import { beforeEach, describe, expect, it } from "vitest";
import type { Scene } from "./protocol.ts";
import { backoff, startsAnew, Wire, type Saying, type ServerFrame, type Socket, type Status } from "./wire.ts";

class FakeSocket implements Socket {
  sent: Record<string, unknown>[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {
    this.closed = true;
  }
  hear(frame: object) {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
  types() {
    return this.sent.map((frame) => frame["type"]);
  }
}

const scene: Scene = { game: "g", title: "G", players: [] };
const whole = { table: { id: "t" } };
const view = (seq: number, since: number) => ({ type: "view", seq, since, position: seq, scene, ...(since ? {} : whole) });
const answer = (id: string): Saying => ({
  type: "answer",
  id,
  seat: 0,
  question: 3,
  option: { key: "mark", ids: ["a1"] },
});

let sockets: FakeSocket[];
let timers: { call: () => void; ms: number; gone: boolean }[];
let heard: ServerFrame[];
let statuses: Status[];
let stored: Saying[];
let wire: Wire;

const now = () => sockets.at(-1) as FakeSocket;

/** Lets the timers of a length run out. */
function pass(ms: number): void {
  for (const timer of timers.filter((each) => !each.gone && each.ms <= ms)) {
    timer.gone = true;
    timer.call();
  }
}

function make(): Wire {
  const world = {
    connect: () => {
      sockets.push(new FakeSocket());
      return now();
    },
    later: (call: () => void, ms: number) => {
      const timer = { call, ms, gone: false };
      timers.push(timer);
      return () => (timer.gone = true);
    },
    random: () => 0.5,
    load: () => stored,
    save: (outbox: Saying[]) => (stored = outbox),
  };
  const ears = { frame: (frame: ServerFrame) => heard.push(frame), status: (status: Status) => statuses.push(status) };
  return new Wire(world, ears, { type: "hello", table: "t1", seq: 0 });
}

function connected(): FakeSocket {
  wire.start();
  now().onopen?.();
  now().hear(view(5, 0));
  return now();
}

beforeEach(() => {
  [sockets, timers, heard, statuses, stored] = [[], [], [], [], []];
  wire = make();
});

describe("hello", () => {
  it("comes first, and nothing else before the first view", () => {
    wire.start();
    now().onopen?.();
    wire.say(answer("a"));
    expect(now().types()).toEqual(["hello"]);
    now().hear(view(5, 0));
    expect(now().types()).toEqual(["hello", "answer"]);
    expect(statuses).toEqual(["connecting", "open"]);
  });
});

describe("a lost connection", () => {
  it("comes back with the last record and the same unacknowledged answer", () => {
    const first = connected();
    wire.say(answer("a"));
    first.onclose?.({ code: 1012 });
    expect(statuses.at(-1)).toBe("waiting");
    pass(1000);
    now().onopen?.();
    expect(now().sent[0]).toMatchObject({ type: "hello", seq: 5 });
    now().hear(view(6, 5));
    expect(now().sent[1]).toEqual(answer("a"));
  });

  it("does not resend what was acknowledged or refused", () => {
    const first = connected();
    wire.say(answer("a"));
    wire.say(answer("b"));
    first.hear({ type: "ack", id: "a", seq: 6 });
    first.hear({ type: "refused", id: "b", code: "stale", text: "Too late." });
    first.onclose?.({ code: 1006 });
    pass(1000);
    now().onopen?.();
    now().hear(view(6, 0));
    expect(now().types()).toEqual(["hello"]);
    expect(stored).toEqual([]);
  });

  it("keeps what was not acknowledged over a reload of the page", () => {
    connected();
    wire.say(answer("a"));
    expect(stored).toEqual([answer("a")]);
    wire = make();
    expect(connected().sent.at(-1)).toEqual(answer("a"));
  });

  it("waits longer each time, up to ten seconds, and starts over when it worked", () => {
    expect([0, 1, 2, 3].map((n) => backoff(n, 0.5))).toEqual([500, 1000, 2000, 4000]);
    expect(backoff(20, 0.5)).toBe(10_000);
    connected().onclose?.({ code: 1006 });
    pass(500);
    now().onclose?.({ code: 1006 });
    expect(timers.at(-1)?.ms).toBe(1000);
    wire.retry();
    now().onopen?.();
    now().hear(view(5, 5));
    now().onclose?.({ code: 1006 });
    expect(timers.at(-1)?.ms).toBe(500);
  });

  it("is noticed by silence", () => {
    const first = connected();
    pass(15_000);
    expect(first.types().at(-1)).toBe("ping");
    pass(30_000);
    expect(first.closed).toBe(true);
    expect(statuses).toContain("waiting");
  });
});

describe("a gap", () => {
  it("asks for everything since the record it has, and shows nothing until then", () => {
    const socket = connected();
    socket.hear(view(9, 7));
    expect(heard).toHaveLength(1);
    expect(socket.sent.at(-1)).toMatchObject({ type: "hello", seq: 5 });
    socket.hear(view(9, 5));
    expect(heard).toHaveLength(2);
  });

  it("takes a whole view as it is", () => {
    const socket = connected();
    socket.hear(view(3, 0));
    expect(heard).toHaveLength(2);
    socket.hear(view(4, 3));
    expect(heard).toHaveLength(3);
  });

  it("goes on from the opening, which has no table in it", () => {
    const socket = connected();
    socket.hear(view(0, 0));
    socket.hear({ ...view(1, 0), table: undefined });
    expect(heard).toHaveLength(3);
    expect(socket.sent.filter((frame) => frame["type"] === "hello")).toHaveLength(1);
    expect(heard.map((frame) => frame.type === "view" && startsAnew(frame))).toEqual([true, true, false]);
  });
});

describe("stopping", () => {
  it("closes and does not come back", () => {
    const socket = connected();
    wire.stop();
    socket.onclose?.({ code: 1000 });
    pass(60_000);
    expect(sockets).toHaveLength(1);
    expect(statuses.at(-1)).toBe("stopped");
  });
});
