import { matchMemo } from './memo.ts'
import type { Scored } from './memo-guesses.ts'
import { codeStarts, type MemoText, readMemo } from './memo-text.ts'
import { plainLetters } from './plain-letters.ts'
import { telexForms } from './telex.ts'

/**
 * `code`: it is there unchanged; `cut`: its beginning is there; `misread`: it was mistyped or its letters were changed.
 */
export type MemoGuess = Scored & { why: 'code' | 'cut' | 'misread' }

const codeLength = 10
/** `TT` and three characters. */
const shortest = 5
/** Fewer characters than these are too common to be a code that a keyboard changed. */
const shortestTyped = 6

const scores = { cutToFive: 0.3, typed: 0.7, headless: 0.8 } as const
/** The penalty of a reading for letters of another alphabet or with accents. */
const disguised = 0.9

/**
 * Makes what guesses which known codes a bank's text may mean. Wider than `matchMemo`, which money follows: also look-alike
 * letters, codes that a Vietnamese keyboard changed, that lost their `TT`, or that were cut to five characters. Every
 * guess is for a person.
 *
 * @param codes every code money may still be meant for
 * @returns the guesses of a text, the best first
 */
export function openMemoGuesser(codes: Iterable<string>): (text: string) => MemoGuess[] {
  const known = new Set(codes)
  const byForm = Map.groupBy(
    [...known].flatMap((code) => telexForms(code).map((form) => ({ form, code }))),
    ({ form }) => form,
  )
  const byTail = Map.groupBy(known, (code) => code.slice(2))

  return (text) => {
    const best = new Map<string, MemoGuess>()
    const keep = (guess: MemoGuess) => {
      if (guess.score > (best.get(guess.code)?.score ?? 0)) best.set(guess.code, guess)
    }
    const plain = plainLetters(text)
    written(text, known).forEach(keep)
    for (const guess of written(plain, known))
      keep({ ...guess, score: guess.score * disguised, why: guess.why === 'cut' ? 'cut' : 'misread' })
    const memo = readMemo(plain)
    for (const start of codeStarts(memo)) {
      cutToFive(memo, start, known).forEach(keep)
      for (let length = shortestTyped; length <= codeLength; length++)
        for (const { code } of byForm.get(memo.plain.slice(start, start + length)) ?? [])
          keep({ code, score: scores.typed, why: 'misread' })
    }
    for (let at = 0; at + codeLength - 2 <= memo.plain.length; at++)
      for (const code of byTail.get(memo.plain.slice(at, at + codeLength - 2)) ?? [])
        keep({ code, score: scores.headless, why: 'misread' })
    return [...best.values()].sort((a, b) => b.score - a.score || (a.code < b.code ? -1 : 1))
  }
}

function written(text: string, known: ReadonlySet<string>): MemoGuess[] {
  const match = matchMemo(text, known)
  if (match.kind === 'none') return []
  if (match.kind === 'exact') return [{ code: match.code, score: 1, why: 'code' }]
  return match.codes.map(({ code, score }) => ({
    code,
    score,
    why: score === 1 ? 'code' : score > 0.7 ? 'misread' : 'cut',
  }))
}

function cutToFive(memo: MemoText, start: number, known: ReadonlySet<string>): MemoGuess[] {
  const end = start + shortest
  if (!memo.breaks.includes(end)) return []
  const beginning = memo.plain.slice(start, end)
  return [...known]
    .filter((code) => code.startsWith(beginning))
    .map((code) => ({ code, score: scores.cutToFive, why: 'cut' }))
}
