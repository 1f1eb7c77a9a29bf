/** The time now, for what must change with it by itself: whoever reads it in a template is drawn again twice a second. */
import { createSubscriber } from "svelte/reactivity";

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, 500);
  return () => clearInterval(timer);
});

export function now(): number {
  subscribe();
  return Date.now();
}
