/** Whether the reader points with a finger: then no keyboard is at hand, and its letters say nothing. */
import { MediaQuery } from "svelte/reactivity";

export const touch = new MediaQuery("(hover: none) and (pointer: coarse)");
