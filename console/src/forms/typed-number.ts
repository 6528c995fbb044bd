import { formatMoney } from '@teeviet/contract/rules/money/money'

/** The typed whole number, ignoring dots, blanks and a đ; null for empty text, NaN for an invalid one. */
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

/** The figures of what was typed: dots, spaces and a đ are for the eye. */
export function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '').replace(/^0+/, '').slice(0, 10)
}

/** The same figures with a dot before each three of them, as they are typed. */
export function groupedDigits(text: string): string {
  const digits = digitsOf(text)
  return digits === '' ? '' : formatMoney(Number(digits)).slice(0, -1)
}
