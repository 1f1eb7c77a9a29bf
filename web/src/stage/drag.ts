/** Dragging a piece to where an option brings it: the same as pressing both, one after the other. */
import type { Attachment } from "svelte/attachments";
import { candidates, NOTHING } from "$/lib/options.ts";
import type { Stage } from "./stage.svelte.ts";

const FAR = 7; // pixels before a press becomes a drag
const HOLD = 200; // milliseconds that a finger rests on a thing to take it up; sooner, it moves the board or the page
const TAKEN = "taken"; // of the thing that a finger has taken up

/** `id` may be dragged where some option goes with it and with another thing. */
export function drags(stage: Stage, id: () => string): Attachment<Element> {
  return (element) => {
    const down = (event: Event) => {
      const { button, pointerType } = event as PointerEvent;
      if (button || !stage.live || !leads(stage, id())) return;
      if (pointerType !== "mouse") return hold(stage, id(), element, event as PointerEvent);
      if (element instanceof SVGElement) event.stopPropagation(); // the board stays where it is
      follow(stage, id(), element, event as PointerEvent);
    };
    // Known from the first touch on: a browser asks no listener that comes later whether it may scroll.
    const still = (event: Event) => element.classList.contains(TAKEN) && event.preventDefault();
    element.addEventListener("pointerdown", down);
    element.addEventListener("touchmove", still, { passive: false });
    return () => {
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("touchmove", still);
    };
  };
}

function leads(stage: Stage, id: string): boolean {
  return candidates(stage.entries, { ...NOTHING, ids: [id] }).some((at) =>
    stage.entries[at]?.choice.touches?.some((each) => each !== id),
  );
}

const isFar = (event: PointerEvent, start: PointerEvent) =>
  Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) >= FAR;

/** A finger that rests on a thing takes it up. */
function hold(stage: Stage, id: string, element: Element, start: PointerEvent): void {
  const resting = new AbortController();
  const timer = setTimeout(() => {
    resting.abort();
    follow(stage, id, element, start, true);
  }, HOLD);
  const leave = (event: Event) => {
    if (event.type === "pointermove" && !isFar(event as PointerEvent, start)) return;
    clearTimeout(timer);
    resting.abort();
  };
  for (const type of ["pointermove", "pointerup", "pointercancel", "pointerdown"])
    addEventListener(type, leave, { signal: resting.signal, capture: true });
}

/** `held`: a finger has taken it up, and neither the board nor the page moves under it. */
function follow(stage: Stage, id: string, element: Element, start: PointerEvent, held = false): void {
  let ghost: HTMLElement | null = null;
  const listening = new AbortController();
  const on = (type: string, heard: (event: PointerEvent) => void) =>
    addEventListener(type, heard as EventListener, { signal: listening.signal, capture: held });
  if (held) {
    addEventListener("contextmenu", (event) => event.preventDefault(), { signal: listening.signal });
    element.classList.add(TAKEN);
  }

  const end = () => {
    listening.abort();
    element.classList.remove(TAKEN);
  };

  on("pointermove", (event) => {
    if (event.pointerId !== start.pointerId) return;
    if (held) event.stopPropagation();
    if (!ghost && !isFar(event, start)) return;
    if (!ghost) {
      ghost = ghostOf(element);
      stage.letGo();
      stage.pick = { ...NOTHING, ids: [id] };
    }
    ghost.style.translate = `${event.clientX}px ${event.clientY}px`;
    const under = thingAt(event);
    if (under) stage.rest(under);
    else stage.resting = [];
  });
  on("pointerup", (event) => {
    if (event.pointerId !== start.pointerId) return;
    end();
    if (!ghost) return;
    ghost.remove();
    swallowClick();
    const onto = thingAt(event);
    const light = onto ? stage.lights.get(onto) : undefined;
    if (!onto || onto === id || !light || light.dim) return stage.letGo();
    stage.press(onto, document.elementFromPoint(event.clientX, event.clientY)?.closest(".stop, .touch") ?? undefined);
  });
  on("pointercancel", () => {
    end();
    ghost?.remove();
    if (ghost) stage.letGo();
  });
}

function thingAt({ clientX, clientY }: PointerEvent): string {
  const found = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>("[data-stop], .touch[data-piece]");
  return found?.getAttribute("data-stop") ?? found?.dataset["piece"] ?? "";
}

/** A picture of the thing that goes along with the pointer. */
function ghostOf(element: Element): HTMLElement {
  const ghost = document.createElement("div");
  ghost.className = "dragged";
  const art = element instanceof SVGGraphicsElement ? (element.previousElementSibling ?? element) : element;
  const { width, height } = art.getBoundingClientRect();
  if (art instanceof SVGGraphicsElement) {
    const { x, y, width: w, height: h } = art.getBBox();
    ghost.innerHTML = `<svg viewBox="${x} ${y} ${w} ${h}" width="${width}" height="${height}">${art.outerHTML}</svg>`;
  } else {
    const copy = art.cloneNode(true) as HTMLElement;
    copy.style.width = `${width}px`;
    ghost.append(copy);
  }
  document.body.append(ghost);
  return ghost;
}

/** The click that ends a drag is no press. */
function swallowClick(): void {
  const swallow = (event: Event) => event.stopPropagation();
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
}
