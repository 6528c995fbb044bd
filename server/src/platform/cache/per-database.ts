import type { Context } from '../context/context.ts'

/** The part of the context that reads need which keep copies in memory. */
export type Source = Pick<Context, 'pool' | 'q' | 'events'>

/** Makes something once for each database this process uses, so that all readers of it share one copy. */
export function perDatabase<Made>(make: (source: Source) => Made): (source: Source) => Made {
  const made = new WeakMap<Source['pool'], { one: Made }>()
  return (source) => {
    let known = made.get(source.pool)
    if (!known) {
      known = { one: make(source) }
      made.set(source.pool, known)
    }
    return known.one
  }
}
