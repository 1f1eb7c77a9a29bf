/** The one explanation that is open: what a thing is, or why it cannot be done, and the rule behind it. */
import type { Attachment } from "svelte/attachments";

export interface Said {
  title: string;
  lines: readonly string[];
  rule?: string | undefined;
  /** It says why something cannot be done. */
  refused?: boolean;
}

interface Open extends Said {
  box: DOMRect;
  /** Opened by a press or a key: it stays until it is closed. */
  pinned: boolean;
}

export const tips: { open: Open | null } = $state({ open: null });

const REST = 450;
let pressed = { x: -1, y: -1 };
if (typeof window !== "undefined")
  window.addEventListener("pointerdown", (event) => (pressed = { x: event.clientX, y: event.clientY }), true);

/** What comes to lie under a pointer that has not moved since its last press was not pointed at. */
function hasMoved(event: PointerEvent): boolean {
  return event.clientX !== pressed.x || event.clientY !== pressed.y;
}

export function showTip(said: Said | null, near: Element, pinned = true): void {
  if (said) tips.open = { ...said, box: near.getBoundingClientRect(), pinned };
}

export function closeTip(onlyHover = false): void {
  if (!onlyHover || !tips.open?.pinned) tips.open = null;
}

/** Explains an element while a pointer rests on it, and by the key `?` while it has the focus. */
export function explains(what: () => Said | null): Attachment<Element> {
  return (element) => {
    let timer = 0;
    const rest = (event: Event) => {
      if ((event as PointerEvent).pointerType !== "mouse" || !hasMoved(event as PointerEvent)) return;
      clearTimeout(timer);
      timer = window.setTimeout(() => !tips.open?.pinned && showTip(what(), element, false), REST);
    };
    const leave = () => {
      clearTimeout(timer);
      closeTip(true);
    };
    const key = (event: Event) => {
      if ((event as KeyboardEvent).key !== "?" || event.defaultPrevented) return;
      event.preventDefault();
      showTip(what(), element);
    };
    element.addEventListener("pointerenter", rest);
    element.addEventListener("pointerleave", leave);
    element.addEventListener("pointerdown", leave);
    element.addEventListener("keydown", key);
    return () => {
      leave();
      element.removeEventListener("pointerenter", rest);
      element.removeEventListener("pointerleave", leave);
      element.removeEventListener("pointerdown", leave);
      element.removeEventListener("keydown", key);
    };
  };
}
