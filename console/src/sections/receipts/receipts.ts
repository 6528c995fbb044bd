import type { DataOf } from '../../api/call.ts'
import { providerName } from '../../kit/provider-name.ts'

export type Receipt = DataOf<'GET /api/staff/receipts'>[number]

/** The source of the report: a colleague who booked it manually, or the service that reads our account. */
export function reportedBy({ booked_by, provider }: Pick<Receipt, 'booked_by' | 'provider'>): string {
  return booked_by || providerName(provider)
}

const likelyScore = 0.5
const codeClues: ReadonlySet<string> = new Set(['code', 'cut', 'misread'])

/**
 * The guesses that one press takes: those supported by a code, those more likely than not, and a single one. The others
 * are only shown: several bookings of the same amount are no reason to press one of them.
 */
export function likely<T extends { score: number; clues: readonly string[] }>(guesses: readonly T[]): T[] {
  return guesses.filter((guess) => guesses.length === 1 || isStrong(guess))
}

/** Whether a guess is supported by a code, or is more likely than not. */
export function isStrong({ score, clues }: { score: number; clues: readonly string[] }): boolean {
  return score >= likelyScore || clues.some((clue) => codeClues.has(clue))
}
