import { z } from 'zod'

const every = z.int().min(0).max(10_000)

/**
 * What the club does with bookings, by the order in which it hears of them: it forgets every n-th for good, declines
 * every n-th request, proposes another time for every n-th, accepts a free time that the golfer would also take instead of
 * the requested one of every n-th, and is late with every n-th; 0 is never. Without `answers` it only takes events.
 */
export const habits = z.object({
  answers: z.boolean().default(false),
  forget_every: every.default(50),
  decline_every: every.default(0),
  propose_every: every.default(0),
  alternative_every: every.default(0),
  late_every: every.default(0),
  late_seconds: z.number().min(0).max(86_400).default(90),
})
export type Habits = z.output<typeof habits>

export type Deed = 'forgets' | 'declines' | 'proposes' | 'accepts another time' | 'is late' | 'answers'

/** What the club does with the n-th booking that it hears of, counted from 1. */
export function deedOf(
  number: number,
  { forget_every, decline_every, propose_every, alternative_every, late_every }: Habits,
): Deed {
  const isNth = (each: number) => each > 0 && number % each === 0
  if (isNth(forget_every)) return 'forgets'
  if (isNth(decline_every)) return 'declines'
  if (isNth(propose_every)) return 'proposes'
  if (isNth(alternative_every)) return 'accepts another time'
  return isNth(late_every) ? 'is late' : 'answers'
}
