/** A typed number with at most one decimal, after a point or a comma; null for anything else. */
export function typedDecimal(typed: string): number | null {
  const text = typed.trim()
  return /^\d{1,4}([.,]\d)?$/.test(text) ? Number(text.replace(',', '.')) : null
}
