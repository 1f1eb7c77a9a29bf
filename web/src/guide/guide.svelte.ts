/** The guide of a table as this page knows it: the lessons of the game, which one is due, which one is being read. */
import { api } from "$/lib/api.ts";
import type { Choice, LessonInfo, Picking, Scene } from "$/lib/protocol.ts";
import { settings } from "$/lib/settings.svelte.ts";
import type { Session } from "$/table/session.svelte.ts";

const read = new Map<string, Promise<LessonInfo[]>>();

function lessonsOf(game: string): Promise<LessonInfo[]> {
  const place = `${game}/${settings.lang}`;
  const known = read.get(place) ?? api.lessons(game);
  read.set(place, known);
  known.catch(() => read.delete(place)); // the next scene asks again
  return known;
}

export class Guide {
  private lessons = $state.raw<readonly LessonInfo[]>([]);
  private loaded = $state(false);
  /** How many lessons the reader has turned back; 0 is the one that is due. */
  private back = $state(0);
  /** The reader wants to see the answers that the script has not come to. */
  private awake = $state(false);
  shelfOpen = $state(false);

  constructor(private readonly session: Session) {}

  get on(): boolean {
    return this.session.guide !== null;
  }
  get lesson(): LessonInfo | null {
    return this.pages[this.at] ?? null;
  }
  get isPast(): boolean {
    return this.back > 0;
  }
  get mayGoBack(): boolean {
    return this.at > 0;
  }
  /** The steps of the script, while it goes on. */
  get steps(): readonly LessonInfo[] {
    return this.number ? this.lessons.filter((each) => each.step) : [];
  }
  /** The number of the next step, from 1; 0: there is no script, or it is over. */
  get number(): number {
    return this.session.guide?.step ?? 0;
  }
  /** A step of the script is being taught: only its answer is lit. */
  get teaches(): boolean {
    if (!this.number || !this.session.guide?.lesson || this.awake) return false;
    return !this.loaded || (this.isStep(this.due) && !this.isLast);
  }
  /** The words after the last answer that is taught: nothing sleeps any more. */
  get isLast(): boolean {
    return this.loaded && this.number === this.steps.length && !this.due?.option;
  }
  /** What stands here is read, and done with a press. */
  get isRead(): boolean {
    return this.isPast || !this.isStep(this.lesson) || !this.lesson?.option;
  }
  /** What may be read whenever one likes: first what was not told yet. */
  get shelf(): readonly LessonInfo[] {
    const { shelf = [], seen = [] } = this.session.guide ?? {};
    return [...shelf, ...[...seen].reverse()].flatMap((key) => this.lessons.find((each) => each.key === key) ?? []);
  }
  get unread(): number {
    return this.session.guide?.shelf?.length ?? 0;
  }
  private get due(): LessonInfo | undefined {
    return this.lessons.find((each) => each.key === this.session.guide?.lesson);
  }
  private isStep(lesson: LessonInfo | null | undefined): boolean {
    return !!lesson?.step;
  }
  /** The id of what the lesson is about. */
  get about(): string {
    return (this.lesson?.at ?? "").replace("{seat}", String(this.seat));
  }

  /** What was read, in its order, and last the one that is due, if one is. */
  private get pages(): readonly LessonInfo[] {
    const { seen = [], lesson } = this.session.guide ?? {};
    const keys = lesson ? [...seen.filter((key) => key !== lesson), lesson] : seen;
    return keys.flatMap((key) => this.lessons.find((each) => each.key === key) ?? []);
  }
  private get at(): number {
    return this.pages.length - this.back - (this.session.guide?.lesson ? 1 : 0);
  }
  private get seat(): number {
    return this.session.you.look ?? this.session.mine[0] ?? 0;
  }

  /** Reads the lessons in the reader's language, where somebody is guided. */
  async load(game: string): Promise<void> {
    if (!game || !this.on) return;
    const lang = settings.lang;
    const found = await lessonsOf(game).catch(() => []);
    if (lang === settings.lang) [this.lessons, this.loaded] = [found, true];
  }

  /** The scene with no more answers than the step that is taught. */
  narrow(scene: Scene): Scene {
    const asked = scene.question;
    if (!this.teaches || !asked) return scene;
    const only = (choices: readonly Choice[] = []) => choices.filter((choice) => this.means(choice));
    const pick = this.narrowPick(asked.pick);
    return { ...scene, question: { ...asked, pick, choices: only(asked.choices), free: only(asked.free), refused: [] } };
  }

  /** Where a step teaches just these things of many, no others are lit. */
  private narrowPick(pick: Picking | null | undefined): Picking | null | undefined {
    const { option, touches = [] } = this.lesson ?? {};
    if (!pick || pick.key !== option || touches.length < Math.max(1, pick.least) || touches.length > pick.most) return pick;
    const groups = pick.groups.map((group) => group.filter((id) => touches.includes(id))).filter((group) => group.length);
    return { ...pick, groups, least: touches.length, most: touches.length };
  }

  /** How many answers wait until the script comes to them. */
  asleep(scene: Scene | null): number {
    const count = ({ choices, free }: NonNullable<Scene["question"]>) => choices.length + (free?.length ?? 0);
    return scene?.question && this.teaches ? count(scene.question) - count(this.narrow(scene).question!) : 0;
  }

  /** All answers, though the script has not come to them. */
  wake(): void {
    this.awake = true;
  }

  /** On to the next one; the one that is due has been read. */
  next(): void {
    if (this.back > 0) this.back -= 1;
    else if (this.lesson && this.isRead) this.session.say({ type: "learn", seat: this.seat, lesson: this.lesson.key });
  }

  goBack(): void {
    if (this.mayGoBack) this.back += 1;
  }

  /** Back to the present: a new lesson is due, or the reader has answered. */
  forward(): void {
    [this.back, this.awake] = [0, false];
  }

  turn(on: boolean): void {
    this.back = 0;
    this.session.say({ type: "learn", seat: this.seat, lesson: "", on });
  }

  /** Whether the lesson is about this option. */
  means(choice: Choice): boolean {
    const { option, touches = [], only } = this.lesson ?? {};
    const ids = (choice.option.ids ?? []).map(String);
    if (only && ids.length !== touches.length) return false;
    return !!option && choice.option.key === option && touches.every((id) => ids.includes(id));
  }
}
