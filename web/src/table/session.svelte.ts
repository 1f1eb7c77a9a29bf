/** One table as this page knows it: what the server said last, and the ways to say something. */
import { now } from "$/lib/now.svelte.ts";
import type { Entry } from "$/lib/options.ts";
import type { Choice, ClockInfo, Guide, Line, Order, Reach, Refused, Request, Scene, TableInfo, View, You } from "$/lib/protocol.ts";
import { settings } from "$/lib/settings.svelte.ts";
import { startsAnew, Wire, type Saying, type ServerFrame, type Socket, type Status } from "$/lib/wire.ts";
import { leftOf, seenAt } from "./clock.ts";
import { withUndone } from "./log.ts";

type Unsent = Saying extends infer S ? (S extends { id: string } ? Omit<S, "id"> : never) : never;

const LONGEST = 2000; // milliseconds between an answer that was taken and what follows it

/** What the page does around a change of scene: look before it, move after it, read it out. */
export interface Watcher {
  before(): void;
  after(view: View): void;
}

export class Session {
  info = $state.raw<TableInfo | null>(null);
  you = $state.raw<You>({});
  scene = $state.raw<Scene | null>(null);
  lines = $state.raw<readonly Line[]>([]);
  reach = $state.raw<Reach | null>(null);
  requests = $state.raw<readonly Request[]>([]);
  clock = $state.raw<ClockInfo | null>(null);
  /** What the guide says now; nothing where nobody is guided. */
  guide = $state.raw<Guide | null>(null);
  /** The standing orders of the reader's seats. */
  orders = $state.raw<readonly Order[]>([]);
  clockSeen = $state(0);
  /** When the open window closes by itself; 0: nothing closes. */
  closes = $state(0);
  online = $state.raw<readonly number[]>([]);
  spectators = $state(0);
  position = $state(0);
  status = $state<Status>("connecting");
  /** When the next try to connect is due. */
  retryAt = $state(0);
  problem = $state.raw<Refused | null>(null);
  /** The answer that is on its way. */
  pending = $state("");

  /** The eyes that were asked for last, until a view comes through them. */
  private wanted = $state<number | null | undefined>(undefined);
  private acked = false; // the answer on its way was taken
  private seen = false; // something was shown since it was given
  private readonly wire: Wire;
  private watcher: Watcher | null = null;
  /** Who holds views back to tell them one after the other; else each is shown as it comes. */
  gate: ((view: View) => void) | null = null;
  /** Who wants to know what such an answer would come to. */
  onweighed: ((question: number, choice: Choice) => void) | null = null;
  private readonly last = new Map<number, number>();

  constructor(readonly id: string) {
    this.wire = new Wire(
      {
        connect: () => new WebSocket(socketAddress()) as unknown as Socket,
        later: (call, ms) => {
          const timer = setTimeout(call, ms);
          return () => clearTimeout(timer);
        },
        random: Math.random,
        load: () => loaded(id),
        save: (outbox) => sessionStorage.setItem(placeOf(id), JSON.stringify(outbox)),
      },
      { frame: (frame) => this.heard(frame), status: (status, ms) => this.changed(status, ms) },
      { type: "hello", table: id, lang: settings.lang, seq: 0 },
    );
  }

  watch(watcher: Watcher): void {
    this.watcher = watcher;
  }

  readonly start = (): void => this.wire.start();
  readonly stop = (): void => this.wire.stop();
  readonly retry = (): void => this.wire.retry();

  /** You, with the eyes that you will have: what is asked for once is not asked for again. */
  get soon(): You {
    return this.wanted === undefined ? this.you : { ...this.you, look: this.wanted };
  }

  get mine(): readonly number[] {
    return this.you.seats ?? [];
  }

  /** Whether the time of a seat is up. */
  isOut(seat: number): boolean {
    return !!this.clock && leftOf(this.clock, this.clockSeen, seat, now()) === 0;
  }

  answer(entry: Entry, ends = false): void {
    const asked = this.scene?.question;
    const seat = this.scene?.viewer;
    if (!asked || seat == null || this.pending) return;
    this.last.set(seat, this.position + 1);
    const { option, more, then } = entry.choice;
    const next = [...(more ?? []), ...(ends && then ? [then.option] : [])].map(spelt);
    [this.acked, this.seen] = [false, false];
    this.pending = this.say({ type: "answer", seat, question: asked.number, option: spelt(option), ...(next.length ? { more: next } : {}) });
  }

  /** The position after the last answer that this page gave for a seat; `null` if it gave none that stands. */
  answered(seat: number): number | null {
    const last = this.last.get(seat) ?? null;
    return last !== null && last <= this.position ? last : null;
  }

  say(saying: Unsent): string {
    const id = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
    this.problem = null;
    this.wire.say({ ...saying, id } as Saying);
    return id;
  }

  look(seat: number | null): void {
    this.wanted = seat;
    this.wire.remember({ look: seat });
    this.wire.tell({ type: "look", seat });
  }

  /** Asks what an answer that picks several things would come to. */
  weigh(option: Entry["choice"]["option"]): void {
    const asked = this.scene?.question;
    const seat = this.scene?.viewer;
    if (asked && seat != null) this.wire.tell({ type: "weigh", seat, question: asked.number, option: spelt(option) });
  }

  speak(): void {
    this.wire.remember({ lang: settings.lang });
    this.wire.tell({ type: "lang", lang: settings.lang });
  }

  private heard(frame: ServerFrame): void {
    if (frame.type === "view") this.gate ? this.gate(frame) : this.show(frame);
    else if (frame.type === "presence") [this.online, this.spectators] = [frame.online ?? [], frame.spectators ?? 0];
    else if (frame.type === "ack") this.taken(frame.id);
    else if (frame.type === "weighed") this.onweighed?.(frame.question, frame.choice);
    else if (frame.type === "refused") {
      this.problem = frame;
      this.settled(frame.id ?? "");
    }
  }

  /** An answer was taken: nothing can be pressed until what follows is shown, or it would answer the past. */
  private taken(id: string): void {
    if (id !== this.pending) return;
    this.acked = true;
    if (this.seen) this.settled(id);
    else setTimeout(() => this.settled(id), LONGEST);
  }

  private settled(id: string): void {
    if (id === this.pending) this.pending = "";
  }

  /** The table is from now on as this view has it. */
  show(view: View): void {
    this.watcher?.before();
    if (view.table) this.info = view.table;
    if (view.you) {
      this.you = view.you;
      if (this.wanted === (view.you.look ?? null)) this.wanted = undefined;
      this.wire.remember({ look: this.soon.look ?? null });
    }
    this.scene = view.scene;
    this.position = view.position;
    this.reach = view.reach ?? null;
    this.requests = view.requests ?? [];
    this.clockSeen = seenAt(view, this.clock, this.clockSeen, Date.now());
    this.clock = view.clock ?? null;
    this.guide = view.guide ?? null;
    this.orders = view.orders ?? [];
    this.closes = view.closes ?? 0;
    this.lines = startsAnew(view) ? (view.lines ?? []) : withUndone(this.lines, view.lines ?? []);
    this.seen = true;
    if (this.acked) this.settled(this.pending);
    this.watcher?.after(view);
  }

  private changed(status: Status, ms: number): void {
    this.status = status;
    this.retryAt = Date.now() + ms;
  }
}

function spelt({ key, ids }: Entry["choice"]["option"]): { key: string; ids: (number | string)[] } {
  return { key, ids: [...(ids ?? [])] };
}

function socketAddress(): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/socket`;
}

const placeOf = (id: string) => `starboard.unsaid.${id}`;

function loaded(id: string): Saying[] {
  try {
    return JSON.parse(sessionStorage.getItem(placeOf(id)) ?? "[]") as Saying[];
  } catch {
    return [];
  }
}
