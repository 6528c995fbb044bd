import type { MemoText } from './memo-text.ts'

/** A known code and how well it fits, above 0 and up to 1. */
export type Scored = { code: string; score: number }

const codeLength = 10
/** `TT` and four characters: a shorter cut code is too ambiguous to suggest. */
const shortestCut = 6

/**
 * Known codes whose beginning is in the text at `start` up to a word's end or the text's: a bank cut the rest off, and
 * may have added its own words after it. The longer the beginning, the higher the score (0.4 to 0.7).
 */
export function cutReadings(memo: MemoText, start: number, known: ReadonlySet<string>): Scored[] {
  const ends = memo.breaks.filter((end) => end - start >= shortestCut && end - start < codeLength)
  return ends.flatMap((end) => {
    const beginning = memo.plain.slice(start, end)
    const score = (beginning.length - 2) / codeLength
    return [...known].filter((code) => code.startsWith(beginning)).map((code) => ({ code, score }))
  })
}

/** Letters outside the code alphabet, and the letters they are misread for. */
const lookAlikes: Record<string, string> = { I: '1', L: '1', O: '0', U: 'V' }

/**
 * Known codes that differ from the ten characters at `start` only as people misread and mistype: letters a
 * code never has taken for their look-alikes (0.9), and then one character wrong or two swapped (0.75).
 */
export function misreadings(memo: MemoText, start: number, known: ReadonlySet<string>): Scored[] {
  const typed = memo.plain.slice(start, start + codeLength)
  if (typed.length < codeLength) return []
  const meant = typed.replace(/[ILOU]/g, (letter) => lookAlikes[letter] ?? letter)
  const slips = [...known].filter((code) => isOneSlip(meant, code)).map((code) => ({ code, score: 0.75 }))
  return known.has(meant) ? [{ code: meant, score: 0.9 }, ...slips] : slips
}

function isOneSlip(typed: string, code: string): boolean {
  const wrong = [...code].flatMap((character, at) => (character === typed[at] ? [] : [at]))
  const [first, second] = wrong
  if (first === undefined) return false
  if (second === undefined) return true
  const neighbours = wrong.length === 2 && second === first + 1
  return neighbours && typed[first] === code[second] && typed[second] === code[first]
}
