/** Which part of a board is in sight: fit, pan, pinch, wheel.  A drag never counts as a press. */
import type { Box } from "./geometry.ts";

export interface Point {
  x: number;
  y: number;
}

const DRAG = 5; // pixels before a press becomes a drag
const NEAREST = 8;
const NARROW = 500; // pixels of a small screen
const FEWEST = 3; // places across a small screen
const SMALL = 0.8; // of what is readable, on a large screen while all that matters or is lit is to be in sight
const LARGEST = 168; // pixels of a place where only a part of the map fills the screen
const READABLE = 44; // pixels a place must have for the whole map to open at once

export type Side = "left" | "right" | "up" | "down";

const middle = ({ x, y, w, h }: Box): Point => ({ x: x + w / 2, y: y + h / 2 });
const same = (a: Box, b: Box) => a.x === b.x && a.y === b.y && a.w === b.w && a.h === b.h;
const between = (least: number, value: number, most: number) =>
  least > most ? (least + most) / 2 : Math.min(most, Math.max(least, value));

export class Camera {
  width = $state(0);
  height = $state(0);
  dragging = $state(false);
  /** Pixels at the edges that something else covers: bottom, left, right (the buttons) and top. */
  foot = $state(0);
  side = $state(0);
  tools = $state(58);
  head = $state(0);
  private box = $state.raw<Box>({ x: 0, y: 0, w: 1, h: 1 });
  private core: Box = { x: 0, y: 0, w: 1, h: 1 };
  private zoom = $state(1);
  private eye = $state.raw<Point>({ x: 0, y: 0 });
  private unit = $state(1);
  private readable = $state(READABLE);
  private opened = false;
  private led = true; // nobody has moved it since it was fitted
  private followed: Point | null = null;
  private readonly fingers = new Map<number, Point>();
  private moved = false;

  /** What neither the buttons nor anything else covers, in pixels. */
  private readonly inner = $derived({
    w: Math.max(1, this.width - this.tools - this.side),
    h: Math.max(1, this.height - this.foot - this.head),
  });
  private readonly fitting = $derived(
    Math.max(0.01, Math.min(this.inner.w / this.box.w, this.inner.h / this.box.h)) || 1,
  );
  private readonly scale = $derived(this.fitting * this.zoom);

  /** It shows all of a map that has become too large for that. */
  readonly outgrown = $derived(this.zoom === 1 && this.unit * this.fitting < this.readable);

  /** Pixels that a place keeps while more of them are to be in sight. */
  private readonly least = $derived(this.readable * (this.width < NARROW ? 1 : SMALL));

  /** Letters keep between 12 and 16 pixels, whatever the zoom. */
  readonly letter = $derived(Math.min(16, Math.max(12, 13 * this.scale)) / (13 * this.scale));

  /** The upper left corner: what is looked at stands in the middle, or aside of what covers the edges. */
  private readonly corner: Point = $derived.by(() => {
    const half = ((this.zoom === 1 ? this.box.w : this.core.w) * this.scale) / 2;
    const middle = between(this.side + half, this.width / 2, this.width - this.tools - half);
    return { x: this.eye.x - middle / this.scale, y: this.eye.y - (this.head + this.inner.h / 2) / this.scale };
  });
  /** What is in sight, from edge to edge. */
  private readonly reach = $derived.by(() => {
    const { x, y } = this.corner;
    const [left, high] = [x + this.side / this.scale, y + this.head / this.scale];
    return { left, right: left + this.inner.w / this.scale, high, low: high + this.inner.h / this.scale };
  });

  readonly viewBox = $derived(
    `${this.corner.x} ${this.corner.y} ${this.width / this.scale || 1} ${this.height / this.scale || 1}`,
  );

  /** Takes in a map: `core` is what matters of it, `box` all of it. */
  frame(box: Box, core: Box, unit: number, readable = READABLE): void {
    [this.unit, this.readable] = [unit, readable];
    if (same(box, this.box) && same(core, this.core)) return;
    const [first, before] = [this.box.w === 1, this.fitting];
    [this.box, this.core] = [box, core];
    if (!first && this.zoom !== 1) this.zoom = Math.max(1, (this.zoom * before) / this.fitting); // who looks near stays so
    if (this.zoom === 1) this.eye = middle(box);
    else if (this.opened && this.led && !this.holds(core)) this.fit(this.followed);
  }

  /** The first look, and another where the map has outgrown it or has other room, unless somebody has moved it. */
  open(centre: Point | null, lit: Box | null = null): void {
    if (!this.width || !this.height) return;
    if (this.opened && !this.led && !this.outgrown) return;
    this.opened = true;
    this.fit(centre);
    this.gather(lit);
  }

  /** Where only a part is in sight, it goes along with what it is centred on. */
  follow(centre: Point | null): void {
    const still = centre?.x === this.followed?.x && centre?.y === this.followed?.y;
    this.followed = centre;
    if (centre && !still && this.opened && this.led && this.zoom > 1) this.reveal(centre.x, centre.y);
  }

  /** Brings all that is lit into sight where only a part of the map is: by going along, else from farther away. */
  gather(lit: Box | null): void {
    if (!lit || !this.opened || this.zoom === 1) return;
    if (!this.led) return this.meets(lit) ? undefined : this.slideOver(lit); // who has looked elsewhere stays as near
    const fits = Math.min(1, this.inner.w / (lit.w * this.scale), this.inner.h / (lit.h * this.scale));
    const smallest = Math.min(this.zoom, Math.max(1, this.least / (this.unit * this.fitting)));
    this.zoom = Math.max(smallest, this.zoom * fits);
    this.slideOver(lit);
  }

  /** All of the map, or what matters of it, where that is readable; else around the centre. */
  fit(centre: Point | null): void {
    this.led = true;
    const seen = this.unit * this.fitting;
    const core = Math.min(this.inner.w / this.core.w, this.inner.h / this.core.h);
    if (seen >= this.readable && same(this.core, this.box)) {
      [this.zoom, this.eye] = [1, middle(this.box)];
    } else if (this.unit * core >= this.least) {
      this.zoom = Math.min(core, Math.max(this.fitting, LARGEST / this.unit)) / this.fitting;
      this.eye = middle(this.core);
    } else {
      const near = this.inner.w / FEWEST;
      const wanted = this.readable > READABLE ? Math.min(near, this.readable * 1.25) : near;
      this.zoom = Math.min(NEAREST, wanted / seen);
      this.eye = centre ?? middle(this.core);
      this.fillWith(this.core);
    }
    this.keepInside();
  }

  zoomBy(factor: number, at: Point = this.eye): void {
    this.led = false;
    const zoom = Math.min(NEAREST, Math.max(0.7, this.zoom * factor));
    const real = zoom / this.zoom;
    this.eye = { x: at.x + (this.eye.x - at.x) / real, y: at.y + (this.eye.y - at.y) / real };
    this.zoom = zoom;
    this.keepInside();
  }

  reveal(x: number, y: number): void {
    const room = this.unit * 0.5;
    this.slideOver({ x: x - room, y: y - room, w: 2 * room, h: 2 * room });
  }

  /** Which side of what is in sight a point lies on; nothing, where one can see it. */
  sideOf({ x, y }: Point): Side | null {
    const { left, right, high, low } = this.reach;
    const aside = Math.max(left - x, x - right);
    const along = Math.max(high - y, y - low);
    if (aside <= 0 && along <= 0) return null;
    if (aside > along) return x < left ? "left" : "right";
    return y < high ? "up" : "down";
  }

  /** Brings into sight as many of these points as there is room for, the nearest first. */
  goTo(points: readonly Point[]): void {
    this.led = false;
    const far = ({ x, y }: Point) => Math.hypot(x - this.eye.x, y - this.eye.y);
    for (const { x, y } of [...points].sort((a, b) => far(b) - far(a))) this.reveal(x, y);
  }

  readonly down = (event: PointerEvent): void => {
    if (event.button) return;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.fingers.size === 1) this.moved = false;
  };

  readonly move = (event: PointerEvent): void => {
    const last = this.fingers.get(event.pointerId);
    if (!last) return;
    const now = { x: event.clientX, y: event.clientY };
    if (!this.moved && Math.hypot(now.x - last.x, now.y - last.y) < DRAG) return;
    if (!this.moved) (event.currentTarget as Element).setPointerCapture(event.pointerId);
    this.moved = this.dragging = true;
    this.led = false;
    if (this.fingers.size === 2) this.pinch(event.pointerId, now, last, event.currentTarget as Element);
    else this.eye = { x: this.eye.x - (now.x - last.x) / this.scale, y: this.eye.y - (now.y - last.y) / this.scale };
    this.fingers.set(event.pointerId, now);
    this.keepInside();
  };

  readonly up = (event: PointerEvent): void => {
    this.fingers.delete(event.pointerId);
    if (!this.fingers.size) this.dragging = false;
  };

  readonly click = (event: MouseEvent): void => {
    if (this.moved && event.detail) event.stopPropagation();
    this.moved = false;
  };

  readonly wheel = (event: WheelEvent): void => {
    event.preventDefault();
    this.zoomBy(Math.exp(-event.deltaY / 500), this.onBoard(event, event.currentTarget as Element));
  };

  private pinch(id: number, now: Point, last: Point, within: Element): void {
    const other = [...this.fingers].find(([key]) => key !== id)?.[1];
    if (!other) return;
    const factor = Math.hypot(now.x - other.x, now.y - other.y) / (Math.hypot(last.x - other.x, last.y - other.y) || 1);
    const middle = { clientX: (now.x + other.x) / 2, clientY: (now.y + other.y) / 2 };
    this.zoomBy(factor, this.onBoard(middle, within));
  }

  private onBoard(at: { clientX: number; clientY: number }, within: Element): Point {
    const frame = within.getBoundingClientRect();
    return {
      x: this.corner.x + (at.clientX - frame.left) / this.scale,
      y: this.corner.y + (at.clientY - frame.top) / this.scale,
    };
  }

  /** Moves as little as brings a box into sight; its middle, where it is too large. */
  private slideOver(box: Box): void {
    const { left, right, high, low } = this.reach;
    this.eye = {
      x: this.eye.x + between(box.x + box.w - right, 0, box.x - left),
      y: this.eye.y + between(box.y + box.h - low, 0, box.y - high),
    };
    this.keepInside();
  }

  /** Moves as little as leaves no more empty than need be around a box that is larger than what is in sight. */
  private fillWith(box: Box): void {
    const { left, right, high, low } = this.reach;
    this.eye = {
      x: this.eye.x + between(box.x - left, 0, box.x + box.w - right),
      y: this.eye.y + between(box.y - high, 0, box.y + box.h - low),
    };
  }

  private meets({ x, y, w, h }: Box): boolean {
    const { left, right, high, low } = this.reach;
    return x < right && x + w > left && y < low && y + h > high;
  }

  private holds({ x, y, w, h }: Box): boolean {
    const { left, right, high, low } = this.reach;
    return x >= left && x + w <= right && y >= high && y + h <= low;
  }

  private keepInside(): void {
    const { x, y, w, h } = this.box;
    this.eye = { x: between(x, this.eye.x, x + w), y: between(y, this.eye.y, y + h) };
  }
}
