/** The whole number somebody typed, dots, blanks and a đ being for the eye; null for nothing, NaN for no number. */
export function typedNumber(text: string): number | null {
  const digits = text.replace(/[\s.,đ]/g, '')
  if (digits === '') return null
  return /^\d{1,10}$/.test(digits) ? Number(digits) : Number.NaN
}

/** Whether the text is a whole number between two bounds. */
export function isNumberIn(text: string, least: number, most: number): boolean {
  const number = typedNumber(text)
  return number !== null && number >= least && number <= most
}
