import type { DataOf } from '../../api/call.ts'

export type Receipt = DataOf<'GET /api/staff/receipts'>[number]

const notifiers: Readonly<Record<string, string>> = { sepay: 'SePay', casso: 'Casso' }

/** Who told us of the money: a colleague who booked it by hand, or the service that reads our account. */
export function toldBy({ booked_by, provider }: Pick<Receipt, 'booked_by' | 'provider'>): string {
  return booked_by || (notifiers[provider] ?? provider)
}

const likelyScore = 0.5
const codeClues: ReadonlySet<string> = new Set(['code', 'cut', 'misread'])

/**
 * The guesses that one press takes: those a code speaks for, those more likely than not, and one that is alone. The others
 * are only shown: several bookings of the same amount are no reason to press one of them.
 */
export function likely<T extends { score: number; clues: readonly string[] }>(guesses: readonly T[]): T[] {
  return guesses.filter(
    ({ score, clues }) =>
      guesses.length === 1 || score >= likelyScore || clues.some((clue) => codeClues.has(clue)),
  )
}
