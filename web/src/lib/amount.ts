/** How a number with its word is written: `−1`, `+2`, `2 → 1`, `4`. */
import type { Amount } from "./protocol.ts";

export type Tone = "good" | "bad" | "info" | "";

export function signed(by: number): string {
  return by < 0 ? `−${-by}` : `+${by}`;
}

export function figure(amount: Amount): string {
  const { value, to, by } = amount;
  if (value != null && to != null) return `${value} → ${to}`;
  if (to != null) return `→ ${to}`;
  if (by != null) return signed(by);
  return value != null ? String(value).replace("-", "−") : "";
}

/** Losses are red and gains green unless the game says otherwise. */
export function toneOf(amount: Amount): Tone {
  if (amount.tone) return amount.tone;
  const change = amount.by ?? (amount.to != null && amount.value != null ? amount.to - amount.value : 0);
  return change < 0 ? "bad" : change > 0 ? "good" : "";
}
