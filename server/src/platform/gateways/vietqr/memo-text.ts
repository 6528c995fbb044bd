/**
 * A bank's text in the matcher's form: capitals and digits only, and the positions of other characters between them.
 */
export type MemoText = {
  plain: string
  /** Positions in `plain` before which the bank's text had a space or a sign; its end counts as one. */
  breaks: readonly number[]
}

/** Takes the signs, spaces and small letters out of a bank's text; banks put them in and drop them at will. */
export function readMemo(text: string): MemoText {
  let plain = ''
  const breaks: number[] = []
  for (const word of text.toUpperCase().match(/[0-9A-Z]+/g) ?? []) {
    plain += word
    breaks.push(plain.length)
  }
  return { plain, breaks }
}

/** Every position where a code may begin. Overlapping ones too: in `TTT8K…` the code may begin at the second T. */
export function codeStarts({ plain }: MemoText): number[] {
  const starts: number[] = []
  for (let at = plain.indexOf('TT'); at >= 0; at = plain.indexOf('TT', at + 1)) starts.push(at)
  return starts
}
