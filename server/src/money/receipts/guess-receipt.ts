import type { guessClues } from '@teeviet/contract/entities/staff'
import type { MemoGuess } from '#platform/gateways/vietqr/guess-memo'
import { plainLetters } from '#platform/gateways/vietqr/plain-letters'

export type Clue = (typeof guessClues)[number]

/** Something money may be for: a booking that waits for money or waited lately, or a top-up; amounts in VND. */
export type Candidate = {
  codes: readonly string[]
  /** Each exact amount: the full amount due, and the part still missing. */
  amountsVnd: readonly number[]
  names: readonly string[]
  phone: string | null
  /** Money that came outside of these days is guessed by its code only. */
  from: Date
  until: Date
}

export type Money = { text: string; amountVnd: number; receivedAt: Date }
export type Guess<T> = { candidate: T; score: number; clues: Clue[] }

/** The weight of each clue alone; a code has its own score. */
const weights = { amount: 0.3, name: 0.35, phone: 0.5 } as const
const most = 8
const cent = 100

/**
 * Guesses the purpose of money in suspense, with the evidence for each guess. Clues combine: each reduces the doubt
 * left by the others. Nothing is matched automatically; staff confirm.
 *
 * @param codes the guesses of the codes in the money's text
 * @returns at most eight guesses, the best first; scores above 0 and up to 1
 */
export function guessReceipt<T extends Candidate>(
  money: Money,
  candidates: readonly T[],
  codes: readonly MemoGuess[],
): Guess<T>[] {
  const byCode = new Map(codes.map((guess) => [guess.code, guess]))
  const words = ` ${plainLetters(money.text)
    .replace(/[^A-Z0-9]+/g, ' ')
    .trim()} `
  const phones = phonesIn(money.text)
  const guesses = candidates.map((candidate): Guess<T> => {
    const named = candidate.codes.flatMap((code) => byCode.get(code) ?? [])
    const [best] = named.sort((a, b) => b.score - a.score)
    const isNear = candidate.from <= money.receivedAt && money.receivedAt <= candidate.until
    const other = best || isNear ? otherClues(candidate, money, { words, phones }) : []
    const doubt = other.reduce((left, clue) => left * (1 - weights[clue]), 1 - (best?.score ?? 0))
    return {
      candidate,
      score: Math.round((1 - doubt) * cent) / cent,
      clues: [...(best ? [best.why] : []), ...other],
    }
  })
  return guesses
    .filter(({ clues }) => clues.length > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
}

function otherClues(
  { amountsVnd, names, phone }: Candidate,
  { amountVnd }: Money,
  text: { words: string; phones: ReadonlySet<string> },
): (keyof typeof weights)[] {
  const hasName = names.some((name) => {
    const plain = plainLetters(name)
      .replace(/[^A-Z]+/g, ' ')
      .trim()
    // one word alone is too common a name
    return plain.includes(' ') && text.words.includes(` ${plain} `)
  })
  return [
    ...(amountsVnd.includes(amountVnd) ? (['amount'] as const) : []),
    ...(phone !== null && text.phones.has(nationalNumber(phone)) ? (['phone'] as const) : []),
    ...(hasName ? (['name'] as const) : []),
  ]
}

const nationalDigits = 9

/** The nine figures every way of writing a Vietnamese mobile number ends with. */
const nationalNumber = (phone: string) => phone.replace(/\D/g, '').slice(-nationalDigits)

/** Mobile numbers in a text, however they are written: 0912 345 678, +84 912.345.678, 84912345678. */
function phonesIn(text: string): Set<string> {
  const found = text.normalize('NFKC').matchAll(/(?<!\d)(?:\+?84|0)[ .-]?((?:\d[ .-]?){8}\d)(?!\d)/g)
  return new Set([...found].map(([, figures = '']) => nationalNumber(figures)))
}
