import { randomBytes } from 'node:crypto'
import {
  isTransferCode,
  makeTransferCode,
  transferCodeBytes,
} from '@teeviet/contract/rules/money/transfer-code'
import { cutReadings, misreadings, type Scored } from './memo-guesses.ts'
import { codeStarts, type MemoText, readMemo } from './memo-text.ts'

/**
 * The bill meant by a bank's text. `exact`: one known code is in it unchanged, nothing else fits, and the payment may
 * follow it automatically. `candidates`: staff have to choose, best guess first.
 */
export type MemoMatch =
  | { kind: 'exact'; code: string }
  | { kind: 'candidates'; codes: Scored[] }
  | { kind: 'none' }

/** A new transfer code from the system's randomness; that it is unique for ever is for the database to see. */
export function createTransferCode(): string {
  return makeTransferCode(randomBytes(transferCodeBytes))
}

/** Everything in a bank's text that reads as a whole code, known or not: what to look up among all codes ever. */
export function codesInMemo(text: string): string[] {
  const memo = readMemo(text)
  return [...new Set(wholeReadings(memo).map(({ code }) => code))]
}

/**
 * Finds the code a bank's text means among the known ones (every code money may still be meant for, late ones
 * included). Banks change case, insert and drop signs and spaces, add text before and after, cut the end; payers
 * mistype. Only an unchanged code is `exact`, and not when another known code is as likely: two whole codes, or a cut
 * one that the bank's next word happens to complete.
 */
export function matchMemo(text: string, known: ReadonlySet<string>): MemoMatch {
  const memo = readMemo(text)
  const whole = wholeReadings(memo).filter(({ code }) => known.has(code))
  const scores = new Map<string, number>()
  const keep = ({ code, score }: Scored) => scores.set(code, Math.max(score, scores.get(code) ?? 0))
  for (const { code, start } of whole) {
    keep({ code, score: 1 })
    cutReadings(memo, start, known).forEach(keep)
  }
  if (whole.length === 0)
    for (const start of codeStarts(memo)) {
      cutReadings(memo, start, known).forEach(keep)
      misreadings(memo, start, known).forEach(keep)
    }
  const codes = [...scores].map(([code, score]) => ({ code, score }))
  codes.sort((a, b) => b.score - a.score || (a.code < b.code ? -1 : 1))
  const [best, ...others] = codes
  if (!best) return { kind: 'none' }
  return whole.length > 0 && others.length === 0
    ? { kind: 'exact', code: best.code }
    : { kind: 'candidates', codes: codes.slice(0, 10) }
}

function wholeReadings(memo: MemoText): { code: string; start: number }[] {
  return codeStarts(memo)
    .map((start) => ({ start, code: memo.plain.slice(start, start + 10) }))
    .filter(({ code }) => isTransferCode(code))
}
