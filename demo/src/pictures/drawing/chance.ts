/** Draws that look random and are the same every time for the same seed. */
export type Chance = {
  /** A number from `low` up to `high`. */
  between(low: number, high: number): number
  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number
  pick<T>(list: readonly [T, ...T[]]): T
  /** True in `share` of the draws. */
  happens(share: number): boolean
  /** -1 or 1. */
  side(): -1 | 1
  /** A separate random series for one part of the picture: drawing it leaves the other parts unchanged. */
  apart(part: string): Chance
}

/** A 32-bit number made from a text (FNV-1a with a final mix), equal on every machine. */
export function numberFrom(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** Starts a series of draws from a seed text, such as a course's slug. */
export function chanceFrom(seed: string): Chance {
  let state = numberFrom(seed)
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return {
    between: (low, high) => low + (high - low) * next(),
    whole: (low, high) => low + Math.floor((high - low + 1) * next()),
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
    happens: (share) => next() < share,
    side: () => (next() < 0.5 ? -1 : 1),
    apart: (part) => chanceFrom(`${seed}/${part}`),
  }
}
