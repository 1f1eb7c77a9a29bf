/** Which part of a board is in sight: fit, pan, pinch, wheel.  A drag never counts as a press. */
import type { Box } from "./geometry.ts";

interface Point {
  x: number;
  y: number;
}

const TOOLS = 58; // pixels on the right that the buttons need
const DRAG = 5; // pixels before a press becomes a drag
const NEAREST = 8;
const FEWEST = 3.2; // places across a small screen
const SMALL = 0.7; // of what is readable, while all that is lit is to be in sight
const READABLE = 44; // pixels a place must have for the whole map to open at once

const between = (least: number, value: number, most: number) =>
  least > most ? (least + most) / 2 : Math.min(most, Math.max(least, value));

export class Camera {
  width = $state(0);
  height = $state(0);
  dragging = $state(false);
  /** Pixels at the bottom that something else covers. */
  foot = $state(0);
  private box = $state.raw<Box>({ x: 0, y: 0, w: 1, h: 1 });
  private zoom = $state(1);
  private eye = $state.raw<Point>({ x: 0, y: 0 });
  private unit = 1;
  private readable = READABLE;
  private opened = false;
  private followed: Point | null = null;
  private readonly fingers = new Map<number, Point>();
  private moved = false;

  private readonly fitting = $derived(
    Math.max(0.01, Math.min((this.width - TOOLS) / this.box.w, (this.height - this.foot) / this.box.h)) || 1,
  );
  /** Room left and right of a map that fits: the buttons may stand there. */
  private readonly spare = $derived(this.zoom === 1 ? (this.width - this.box.w * this.fitting) / 2 : TOOLS);
  private readonly scale = $derived(this.fitting * this.zoom);

  /** Letters keep between 12 and 16 pixels, whatever the zoom. */
  readonly letter = $derived(Math.min(16, Math.max(12, 13 * this.scale)) / (13 * this.scale));

  readonly viewBox = $derived.by(() => {
    const [w, h] = [this.width / this.scale || 1, this.height / this.scale || 1];
    const aside = this.spare < TOOLS ? (TOOLS - this.spare) / 2 / this.scale : 0;
    return `${this.eye.x - w / 2 + aside} ${this.eye.y - h / 2 + this.foot / 2 / this.scale} ${w} ${h}`;
  });

  frame(box: Box, unit: number, readable = READABLE): void {
    const same = box.w === this.box.w && box.h === this.box.h && box.x === this.box.x && box.y === this.box.y;
    [this.unit, this.readable] = [unit, readable];
    if (same) return;
    const [first, before] = [this.box.w === 1, this.fitting];
    this.box = box;
    if (!first && this.zoom !== 1) this.zoom = Math.max(1, (this.zoom * before) / this.fitting); // who looks near stays so
    if (this.zoom === 1) this.eye = { x: box.x + box.w / 2, y: box.y + box.h / 2 };
  }

  /** The first look, and another once the map has outgrown it: all of it where readable, else around the centre. */
  open(centre: Point | null): void {
    if (!this.width || !this.height) return;
    const outgrown = this.zoom === 1 && this.unit * this.fitting < this.readable;
    if (this.opened && !outgrown) return;
    this.opened = true;
    this.fit(centre);
  }

  /** Where only a part is in sight, it goes along with what it is centred on. */
  follow(centre: Point | null): void {
    const same = centre?.x === this.followed?.x && centre?.y === this.followed?.y;
    this.followed = centre;
    if (centre && !same && this.opened && this.zoom > 1) this.reveal(centre.x, centre.y);
  }

  /** Brings all that is lit into sight where only a part of the map is: by going along, else from farther away. */
  gather(lit: Box | null): void {
    if (!lit || !this.opened || this.zoom === 1) return;
    const [width, height] = [this.width - TOOLS, this.height - this.foot];
    const fits = Math.min(1, width / (lit.w * this.scale), height / (lit.h * this.scale));
    const smallest = Math.min(this.zoom, Math.max(1, (SMALL * this.readable) / (this.unit * this.fitting)));
    this.zoom = Math.max(smallest, this.zoom * fits);
    const [left, high] = [this.width / 2 / this.scale, height / 2 / this.scale];
    const right = left - TOOLS / this.scale;
    this.eye = {
      x: between(lit.x + lit.w - right, this.eye.x, lit.x + left),
      y: between(lit.y + lit.h - high, this.eye.y, lit.y + high),
    };
    this.keepInside();
  }

  fit(centre: Point | null): void {
    const whole = { x: this.box.x + this.box.w / 2, y: this.box.y + this.box.h / 2 };
    const seen = this.unit * this.fitting;
    const near = this.width / FEWEST;
    const wanted = this.readable > READABLE ? Math.min(near, this.readable * 1.25) : near;
    this.zoom = seen >= this.readable ? 1 : Math.min(NEAREST, wanted / seen);
    this.eye = this.zoom === 1 ? whole : (centre ?? whole);
    this.keepInside();
  }

  zoomBy(factor: number, at: Point = this.eye): void {
    const zoom = Math.min(NEAREST, Math.max(0.7, this.zoom * factor));
    const real = zoom / this.zoom;
    this.eye = { x: at.x + (this.eye.x - at.x) / real, y: at.y + (this.eye.y - at.y) / real };
    this.zoom = zoom;
    this.keepInside();
  }

  reveal(x: number, y: number): void {
    const [w, h] = [this.width / this.scale, (this.height - this.foot) / this.scale];
    const inside = Math.abs(x - this.eye.x) < w * 0.42 && Math.abs(y - this.eye.y) < h * 0.42;
    if (!inside) this.eye = { x, y };
    this.keepInside();
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
      x: this.eye.x + (at.clientX - frame.left - frame.width / 2) / this.scale,
      y: this.eye.y + (at.clientY - frame.top - (frame.height - this.foot) / 2) / this.scale,
    };
  }

  private keepInside(): void {
    const { x, y, w, h } = this.box;
    this.eye = { x: between(x, this.eye.x, x + w), y: between(y, this.eye.y, y + h) };
  }
}
