/** A small seeded generator: the same picture on every screen.  Never used for anything but drawing. */

export function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h >>> 0;
}

export class Rng {
  private state: number;

  constructor(seed: string | number) {
    this.state = typeof seed === "string" ? hash(seed) : seed >>> 0;
  }

  /** In [0, 1). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let t = this.state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  range(from: number, to: number): number {
    return from + (to - from) * this.next();
  }

  int(from: number, to: number): number {
    return Math.floor(this.range(from, to + 1));
  }

  pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.next() * list.length)] as T;
  }
}

/** A number as short as a drawing needs it. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

let made = 0;

/** A name for a gradient or a clip that no other drawing of the page has. */
export function uid(): string {
  return `a${++made}`;
}
