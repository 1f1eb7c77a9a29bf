/**
 * The line to a table.  Says hello, reconnects by itself, resends what was not acknowledged, notices a gap.
 *
 * What is said has an id, so the server takes it once however often it arrives.  Knows neither Svelte nor the page:
 * socket, timer and store are passed in, so a test drives it without a network.
 */
import type {
  Absence,
  Ack,
  Chat,
  Give,
  HandOver,
  Hello,
  Learn,
  Leave,
  Mute,
  Pong,
  Presence,
  Refused,
  Remove,
  Settings,
  Sit,
  StandIn,
  StandingOrder,
  TakeAlong,
  Undo,
  View,
  Vote,
  Weighed,
} from "./protocol.ts";
import type { Answer } from "./protocol.ts";

export type ServerFrame = View | Ack | Refused | Presence | Pong | Weighed;
export type Saying = Answer | Undo | Vote | Chat | Sit | Leave | Give | HandOver | TakeAlong | StandIn | Absence | Settings | Mute | Remove | Learn | StandingOrder;
export type Status = "connecting" | "open" | "waiting" | "stopped";

export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
}

export interface World {
  connect(): Socket;
  /** Calls back after so many milliseconds; returns what cancels it. */
  later(call: () => void, ms: number): () => void;
  random(): number;
  load(): Saying[];
  save(outbox: Saying[]): void;
}

export interface Ears {
  frame(frame: ServerFrame): void;
  /** `ms` until the next try, while waiting. */
  status(status: Status, ms: number): void;
}

const SHORTEST = 500;
const LONGEST = 10_000;
const PING_EVERY = 15_000;
const SILENCE = 30_000;

export function backoff(attempt: number, random: number): number {
  return Math.min(LONGEST, SHORTEST * 2 ** attempt) * (0.75 + random / 2);
}

/** Whether a view replaces all that was shown before, rather than going on from it. */
export const startsAnew = (view: View): boolean => view.since === 0 && view.table != null;

export class Wire {
  private socket: Socket | null = null;
  private attempt = 0;
  private greeted = false;
  private outbox: Saying[];
  private readonly cancels = new Map<string, () => void>();
  private stopped = false;

  constructor(
    private readonly world: World,
    private readonly ears: Ears,
    private hello: Hello,
  ) {
    this.outbox = world.load();
  }

  get unsaid(): readonly Saying[] {
    return this.outbox;
  }

  start(): void {
    if (this.socket || this.stopped) return;
    this.cancel("retry");
    this.ears.status("connecting", 0);
    this.greeted = false;
    const socket = this.world.connect();
    this.socket = socket;
    socket.onopen = () => this.greet();
    socket.onmessage = (event) => socket === this.socket && this.heard(JSON.parse(String(event.data)) as ServerFrame);
    socket.onclose = () => socket === this.socket && this.lost();
  }

  stop(): void {
    this.stopped = true;
    for (const name of [...this.cancels.keys()]) this.cancel(name);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    this.ears.status("stopped", 0);
  }

  /** Tries again at once: the reader asked, the machine woke up or the network came back. */
  retry(): void {
    this.attempt = 0;
    if (!this.socket) return this.start();
    if (!this.greeted) return;
    this.ping();
    this.after("silence", () => this.drop(), 3_000); // after sleep a dead line looks alive: do not wait for long
  }

  /** Says something that must arrive once.  It is kept until the server has it on disk or refuses it. */
  say(saying: Saying): void {
    this.outbox = [...this.outbox, saying];
    this.world.save(this.outbox);
    if (this.greeted) this.socket?.send(JSON.stringify(saying));
  }

  /** Says something that is worth nothing later: another language, other eyes. */
  tell(frame: object): void {
    if (this.greeted) this.socket?.send(JSON.stringify(frame));
  }

  /** What to ask for at the next hello. */
  remember(change: Partial<Hello>): void {
    this.hello = { ...this.hello, ...change };
  }

  private greet(): void {
    this.socket?.send(JSON.stringify(this.hello));
  }

  private heard(frame: ServerFrame): void {
    this.after("silence", () => this.drop(), SILENCE);
    if (frame.type === "view") return this.viewed(frame);
    if (frame.type === "ack" || frame.type === "refused") this.settle(frame.id ?? "");
    this.ears.frame(frame);
  }

  private viewed(view: View): void {
    const have = this.hello.seq ?? 0;
    if (!startsAnew(view) && view.since !== have) return this.greet(); // a frame was lost: ask for all since what we have
    this.remember({ seq: view.seq });
    this.ears.frame(view);
    if (!this.greeted) this.ready();
  }

  private ready(): void {
    this.greeted = true;
    this.attempt = 0;
    this.ears.status("open", 0);
    for (const saying of this.outbox) this.socket?.send(JSON.stringify(saying));
    this.schedulePing();
  }

  private settle(id: string): void {
    this.outbox = this.outbox.filter((saying) => saying.id !== id);
    this.world.save(this.outbox);
  }

  private lost(): void {
    this.socket = null;
    this.greeted = false;
    this.cancel("ping");
    this.cancel("silence");
    if (this.stopped) return;
    const ms = backoff(this.attempt++, this.world.random());
    this.ears.status("waiting", ms);
    this.after("retry", () => this.start(), ms);
  }

  private schedulePing(): void {
    this.after("ping", () => this.ping(), PING_EVERY);
  }

  private ping(): void {
    this.socket?.send(JSON.stringify({ type: "ping" }));
    this.schedulePing();
  }

  /** The line is dead without having said so, as after sleep. */
  private drop(): void {
    const socket = this.socket;
    this.lost();
    socket?.close();
  }

  private after(name: string, call: () => void, ms: number): void {
    this.cancel(name);
    this.cancels.set(name, this.world.later(call, ms));
  }

  private cancel(name: string): void {
    this.cancels.get(name)?.();
    this.cancels.delete(name);
  }
}
