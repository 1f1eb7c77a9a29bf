/** What an option does while a pointer or the focus is on it: a press answers, resting on it draws it on the board. */
import type { Attachment } from "svelte/attachments";
import type { Stage } from "$/stage/stage.svelte.ts";

export function weighs(stage: Stage, options: () => readonly number[]): Attachment<HTMLElement> {
  return (element) => {
    const on = () => (stage.resting = options());
    const enter = (event: PointerEvent) => event.pointerType === "mouse" && on();
    const focus = () => element.matches(":focus-visible") && on();
    // It may go while it has the focus: the page is being drawn then, and nothing may change.
    const off = () => queueMicrotask(() => (stage.resting = []));
    element.addEventListener("pointerenter", enter);
    element.addEventListener("pointerleave", off);
    element.addEventListener("focus", focus);
    element.addEventListener("blur", off);
    return () => {
      element.removeEventListener("pointerenter", enter);
      element.removeEventListener("pointerleave", off);
      element.removeEventListener("focus", focus);
      element.removeEventListener("blur", off);
    };
  };
}

/** A press with a mouse or a finger answers; keys choose first, so that one hears what it is, and Enter answers. */
export function pressOption(stage: Stage, event: MouseEvent, at: number): void {
  if (event.detail === 0 && stage.pick.chosen !== at) stage.choose(at);
  else stage.take(at, stage.pick.chosen, event.shiftKey);
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Arrows go from option to option of the question; what they come to is chosen, not yet answered. */
export function stepBetween(stage: Stage, event: KeyboardEvent): void {
  const by = STEPS[event.key];
  if (!by) return;
  event.preventDefault();
  event.stopPropagation();
  const here = event.currentTarget as HTMLElement;
  const radios = [...(here.closest('[role="radiogroup"]')?.querySelectorAll<HTMLElement>('[role="radio"]') ?? [])];
  const next = radios[(radios.indexOf(here) + by + radios.length) % radios.length];
  next?.focus();
  if (next) stage.choose(Number(next.dataset["at"]));
}
