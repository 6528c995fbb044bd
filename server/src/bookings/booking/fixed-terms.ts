import type { Texts } from './load-course.ts'
import type { Rung } from './refund-terms.ts'

/** The terms a booking was sent under, and the ladder they make of its price. */
export type FixedTerms = { condition: Texts; deadline_hours: number; penalty_percent: number; rungs: Rung[] }
