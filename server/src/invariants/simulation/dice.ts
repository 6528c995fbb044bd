/** Choices of one step, drawn before the history began: the same dice on the same history choose the same. */
export type Dice = {
  /** A whole number from 0 up to, but not including, `below`. */
  below(below: number): number
  /** One of a list; undefined of an empty one. */
  of<T>(list: readonly T[]): T | undefined
  /** One of these. */
  among<T>(first: T, ...others: T[]): T
}

export function throwDice(thrown: readonly number[]): Dice {
  let next = 0
  const below = (most: number) => {
    const value = thrown[next % thrown.length] ?? 0
    next += 1
    return value % most
  }
  return {
    below,
    of: (list) => (list.length === 0 ? undefined : list[below(list.length)]),
    among: (first, ...others) => [first, ...others][below(others.length + 1)] ?? first,
  }
}
