/** What the parts of a scene share while they are on screen: what is lit, what was pressed, who sits where. */
import { getContext, setContext } from "svelte";
import { candidates, entriesOf, lightsOf, NOTHING, press, rekeyed, type Entry, type Lit, type Pick } from "$/lib/options.ts";
import { isThing, optionOf, toggled, withThings, type Option } from "$/lib/picks.ts";
import type { Advice, Amount, Card, Choice, NoChoice, Scene } from "$/lib/protocol.ts";
import { whoOf, type Who } from "$/art/face.ts";
import { seatLook } from "$/lib/seats.ts";
import { settings } from "$/lib/settings.svelte.ts";
import { cardsOf } from "$/parts/part.ts";

/** Who would go: a seat, or a piece that belongs to nobody. */
export interface Mover {
  seat: number | null;
  colour: string;
  who: Who | null;
}

const PLACE = "stage";
const FEW = 4; // options that can be drawn at once
const ROOMY = 3; // answers that each have room for what their card says

export class Stage {
  scene = $state.raw<Scene | null>(null);
  pick = $state.raw<Pick>(NOTHING);
  /** The options on which a pointer or the focus rests: what they would do is drawn. */
  resting = $state.raw<readonly number[]>([]);
  /** Where the last thing was pressed, while several options go with it. */
  near = $state.raw<DOMRect | null>(null);
  /** The chosen option is to end the turn as well. */
  ends = $state(false);
  /** Answers may be given now: connected, not looking at the past, nothing on its way. */
  live = $state(true);
  /** A thing that somebody asked to see: outlined for a second. */
  flashed = $state("");
  opened = $state.raw<Card | null>(null);
  /** Pixels that lie over the upper edge of a map. */
  head = $state(0);
  names = $state.raw<readonly string[]>([]);
  /** The level of the bot that sits at a seat; empty where none does. */
  bots = $state.raw<readonly string[]>([]);
  /** Whether a lesson of the guide is about this option. */
  meant = $state.raw<(choice: Choice) => boolean>(() => false);
  /** The things that are taken, where several are picked in one answer. */
  taken = $state.raw<readonly string[]>([]);
  /** What the server says of the answer that picks them. */
  pickedChoice = $state.raw<Choice | null>(null);
  /** Asks the server about an answer that picks several things. */
  onweigh: ((option: Option) => void) | null = null;
  /** What the adviser said of this question, if it was asked. */
  advice = $state.raw<Advice | null>(null);

  private readonly all: Entry[] = $derived(entriesOf(this.scene?.question));
  /** Something was pressed with which only some of the options go: the others step back. */
  readonly narrowed: ReadonlySet<number> | null = $derived(
    this.pick.chosen === null && (this.pick.ids.length || this.pick.row)
      ? new Set(candidates(this.all, this.pick))
      : null,
  );
  readonly entries: Entry[] = $derived(this.narrowed ? rekeyed(this.all, this.narrowed) : this.all);
  /** The cards of this scene, by their ids. */
  private readonly cards: Map<string, Card> = $derived(new Map(this.scene ? cardsOf(this.scene).map((card) => [card.id, card]) : []));
  /** Whether so few answers are open that each has room for what its card says. */
  readonly isFew: boolean = $derived(this.all.filter((each) => !each.free).length <= ROOMY);
  readonly lights: Map<string, Lit> = $derived(
    withThings(lightsOf(this.entries, this.pick), this.scene?.question?.pick, this.taken),
  );
  /** The answer that the taken things come to; nothing while they are none. */
  readonly picked: Option | null = $derived(
    this.scene?.question?.pick ? optionOf(this.scene.question.pick, this.taken) : null,
  );
  readonly refused: Map<string, NoChoice> = $derived(refusedOf(this.scene));
  readonly chosen: Entry | null = $derived(this.pick.chosen === null ? null : (this.entries[this.pick.chosen] ?? null));

  /** What would happen is drawn of these: those that are rested on, or the one that is chosen. */
  readonly weighed: readonly Entry[] = $derived(
    (this.resting.length ? this.resting : this.pick.chosen === null ? [] : [this.pick.chosen]).flatMap(
      (at) => this.entries[at] ?? [],
    ),
  );
  /** What the one option that is weighed would change. */
  private readonly ahead: readonly Amount[] = $derived(
    this.weighed.length === 1 ? (this.weighed[0]?.choice.changes ?? []) : [],
  );

  /** What a number of the reader's own, by its name, would be after that option; nothing while it stays as it is. */
  after(label: string, value: number | null | undefined): number | null {
    const named = label.toLocaleLowerCase();
    const amount = this.ahead.find((each) => each.label.toLocaleLowerCase() === named);
    if (!amount || value == null) return null;
    const to = amount.to ?? (amount.by ? value + amount.by : value);
    return to === value ? null : to;
  }

  constructor(private readonly answer: (entry: Entry, ends: boolean) => void) {}

  show(scene: Scene | null): void {
    const asked = scene?.question?.number;
    const isNew = asked !== this.scene?.question?.number || scene?.viewer !== this.scene?.viewer;
    if (isNew) {
      this.letGo();
      [this.taken, this.pickedChoice] = [[], null];
    }
    this.scene = scene;
    const likely = isNew ? (scene?.question?.likely ?? null) : null;
    if (likely !== null) this.choose(likely);
    if (this.advice && this.advice.question !== asked) this.advice = null;
    if (this.pick.chosen !== null && this.pick.chosen >= this.entries.length) this.letGo();
  }

  /** A press on a thing: answers where one option is left, or only chooses it.  Returns whether it meant anything. */
  press(id: string, near?: Element, answers = true): boolean {
    if (!this.lights.has(id)) return false;
    if (isThing(this.scene?.question?.pick, id)) return this.toggle(id);
    const before = this.pick.chosen;
    this.pick = press(this.entries, this.pick, id);
    this.near = near?.getBoundingClientRect() ?? null;
    if (this.pick.chosen !== null && answers) this.take(this.pick.chosen, before);
    return true;
  }

  /** Takes one of several things, or puts it back, and asks what the answer would come to. */
  toggle(id: string): boolean {
    const pick = this.scene?.question?.pick;
    if (!pick) return false;
    this.pick = NOTHING;
    this.taken = toggled(pick, this.taken, id);
    this.pickedChoice = null;
    if (this.picked) this.onweigh?.(this.picked);
    return true;
  }

  /** Answers with the things that are taken. */
  commitPick(): void {
    if (!this.picked || !this.live) return;
    this.answer({ choice: { option: this.picked, label: this.pickedChoice?.label ?? "" }, free: false, key: "" }, false);
  }

  choose(at: number, ends = false): void {
    const { touches, then } = this.entries[at]?.choice ?? {};
    this.pick = { ids: touches ?? [], chosen: at };
    this.ends = ends && !!then;
    this.near = null;
  }

  /** A press on an option: it answers, or is chosen first where the reader asked for a second press. */
  take(at: number, before: number | null = this.pick.chosen, ends = false): void {
    if (ends !== this.ends) before = null;
    this.choose(at, ends);
    const twice = settings.second === "always" || (settings.second === "reveals" && this.chosen?.choice.wall);
    if (!twice || before === at) this.commit();
  }

  /** Only the options of one row are lit; once more, all again. */
  openRow(row: string): void {
    const opened = this.pick.row === row && this.pick.chosen === null;
    this.letGo();
    if (!opened) this.pick = { ...NOTHING, row };
  }

  /** Draws what the options that go with a thing would do, as far as it can be told apart. */
  rest(id: string): void {
    const open = candidates(this.entries, this.pick.chosen === null ? this.pick : NOTHING);
    const found = open.filter((at) => this.entries[at]?.choice.touches?.includes(id));
    this.resting = found.length <= FEW ? found : [];
  }

  letGo(): void {
    [this.pick, this.near, this.resting, this.ends] = [NOTHING, null, [], false];
  }

  clear(): void {
    this.letGo();
    this.opened = null;
  }

  commit(ends = this.ends): void {
    if (this.chosen && this.live) this.answer(this.chosen, ends && !!this.chosen.choice.then);
  }

  /** What the chosen option is called, with the end of the turn where that was pressed. */
  get called(): string | undefined {
    const choice = this.chosen?.choice;
    return (this.ends && choice?.then?.label) || choice?.label;
  }

  /** The card that an option is about, where it is about one alone. */
  cardOf({ touches }: Choice): Card | null {
    return touches?.length === 1 ? (this.cards.get(touches[0] ?? "") ?? null) : null;
  }

  /** Who plays a seat; where one person plays several, what the seat is in this game, if that has a name of its own. */
  name(seat: number): string {
    const [who, piece] = [this.names[seat], this.scene?.players.find((player) => player.seat === seat)?.name ?? ""];
    const several = this.names.filter((name) => name === who).length > 1;
    return (several ? piece || who : who || piece) || "";
  }

  /** Whose face a seat has: a robot's by its level, else that of its character or of its name. */
  face(seat: number): Who | null {
    const bot = this.bots[seat];
    if (bot) return whoOf(bot, this.names[seat] ?? "") ?? null;
    const seed = this.scene?.players.find((player) => player.seat === seat)?.face || this.name(seat);
    return seed ? { kind: "person", seed } : null;
  }

  /** How a piece that an option moves is told from others: by the colour and the face of its seat, or by none. */
  mover(id: string): Mover {
    const piece = (this.scene?.board ?? [])
      .flatMap((part) => (part.type === "board" ? (part.pieces ?? []) : []))
      .find((each) => each.id === id);
    if (piece?.seat == null) return { seat: null, colour: "#f4f1e6", who: { kind: "robot", seed: piece?.kind ?? id } };
    return { seat: piece.seat, colour: seatLook(piece.seat).colour, who: this.face(piece.seat) };
  }

  /** What the adviser said of an option, and at which place it put it. */
  advised(entry: Entry): { why: string; means: string; rank: number } | null {
    if (entry.choice.more?.length) return null; // it weighs one answer at a time
    const best = this.advice?.best ?? [];
    const named = nameOf(entry.choice.option);
    const rank = best.findIndex((one) => nameOf(one.option) === named);
    const found = best[rank];
    return found ? { why: found.why, means: found.means ?? "", rank } : null;
  }

  flash(id: string): void {
    this.flashed = id;
    setTimeout(() => this.flashed === id && (this.flashed = ""), 1000);
  }
}

function nameOf(option: { key: string; ids?: readonly (number | string)[] }): string {
  return [option.key, ...(option.ids ?? [])].join(" ");
}

function refusedOf(scene: Scene | null): Map<string, NoChoice> {
  const refused = scene?.question?.refused ?? [];
  return new Map(refused.flatMap((no) => (no.touches ?? []).map((id) => [id, no] as const)));
}

export function provideStage(stage: Stage): Stage {
  return setContext(PLACE, stage);
}

export function useStage(): Stage {
  return getContext<Stage>(PLACE);
}
