const weights = [31, 29, 23, 19, 17, 13, 7, 5, 3]

/** The digits of a Vietnamese tax code, typed with or without dashes and spaces. */
export function taxCodeOf(typed: string): string {
  return typed.replaceAll(/[\s.-]/g, '')
}

/**
 * Whether digits are the tax code (MST) of a company: ten of them, of which the last one checks the others, and three more
 * for a branch.
 */
export function isTaxCode(digits: string): boolean {
  if (!/^\d{10}(\d{3})?$/.test(digits)) return false
  const sum = weights.reduce((all, weight, place) => all + weight * Number(digits[place]), 0)
  return 10 - (sum % 11) === Number(digits[9])
}

/** A tax code as it is printed: `0100109106`, of a branch `0100109106-001`. */
export function formatTaxCode(digits: string): string {
  return digits.length === 13 ? `${digits.slice(0, 10)}-${digits.slice(10)}` : digits
}
