/** One table as this page knows it: what the server said last, and the ways to say something. */
import type { Entry } from "$/lib/options.ts";
import type { ClockInfo, Line, Reach, Refused, Request, Scene, TableInfo, View, You } from "$/lib/protocol.ts";
import { settings } from "$/lib/settings.svelte.ts";
import { Wire, type Saying, type ServerFrame, type Socket, type Status } from "$/lib/wire.ts";
import { withUndone } from "./log.ts";

type Unsent = Saying extends infer S ? (S extends { id: string } ? Omit<S, "id"> : never) : never;

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
  clockSeen = $state(0);
  online = $state.raw<readonly number[]>([]);
  spectators = $state(0);
  position = $state(0);
  status = $state<Status>("connecting");
  /** When the next try to connect is due. */
  retryAt = $state(0);
  problem = $state.raw<Refused | null>(null);
  /** The answer that is on its way. */
  pending = $state("");

  private readonly wire: Wire;
  private watcher: Watcher | null = null;

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

  get mine(): readonly number[] {
    return this.you.seats ?? [];
  }

  answer(entry: Entry): void {
    const asked = this.scene?.question;
    const seat = this.scene?.viewer;
    if (!asked || seat == null || this.pending) return;
    const { key, ids } = entry.choice.option;
    this.pending = this.say({ type: "answer", seat, question: asked.number, option: { key, ids: ids ?? [] } });
  }

  say(saying: Unsent): string {
    const id = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
    this.problem = null;
    this.wire.say({ ...saying, id } as Saying);
    return id;
  }

  look(seat: number | null): void {
    this.wire.remember({ look: seat });
    this.wire.tell({ type: "look", seat });
  }

  speak(): void {
    this.wire.remember({ lang: settings.lang });
    this.wire.tell({ type: "lang", lang: settings.lang });
  }

  private heard(frame: ServerFrame): void {
    if (frame.type === "view") this.viewed(frame);
    else if (frame.type === "presence") [this.online, this.spectators] = [frame.online ?? [], frame.spectators ?? 0];
    else if (frame.type === "ack") this.settled(frame.id);
    else if (frame.type === "refused") {
      this.problem = frame;
      this.settled(frame.id ?? "");
    }
  }

  private settled(id: string): void {
    if (id === this.pending) this.pending = "";
  }

  private viewed(view: View): void {
    this.watcher?.before();
    if (view.table) this.info = view.table;
    if (view.you) {
      this.you = view.you;
      this.wire.remember({ look: view.you.look ?? null });
    }
    this.scene = view.scene;
    this.position = view.position;
    this.reach = view.reach ?? null;
    this.requests = view.requests ?? [];
    this.clock = view.clock ?? null;
    this.clockSeen = Date.now();
    this.lines = view.since === 0 ? (view.lines ?? []) : withUndone(this.lines, view.lines ?? []);
    this.watcher?.after(view);
  }

  private changed(status: Status, ms: number): void {
    this.status = status;
    this.retryAt = Date.now() + ms;
  }
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
