/**
 * Small idle motion without a frame to draw in between: a beat on the page itself, which style sheets read as
 * `data-beat`, 0 to 3.  It stands still while the page is hidden, where motion is switched off, and once nobody has
 * touched the page for a minute; a beat repaints a few stars, where an endless animation repaints the map 60 times a
 * second.
 */
import { settings } from "$/lib/settings.svelte.ts";

export const BEAT = 900;
export const REST = 60_000;
const SIGNS = ["pointermove", "pointerdown", "keydown", "wheel"] as const;

/** Begins the beat; the function that it gives ends it. */
export function beat(page: HTMLElement = document.documentElement): () => void {
  let phase = 0;
  let touched = performance.now();
  const awake = () => settings.motion && document.visibilityState === "visible" && performance.now() - touched < REST;
  const touch = () => (touched = performance.now());
  const timer = setInterval(() => {
    if (!awake()) return;
    phase = (phase + 1) % 4;
    page.dataset["beat"] = String(phase);
  }, BEAT);
  for (const sign of SIGNS) addEventListener(sign, touch, { passive: true, capture: true });
  return () => {
    clearInterval(timer);
    for (const sign of SIGNS) removeEventListener(sign, touch, { capture: true });
    delete page.dataset["beat"];
  };
}
