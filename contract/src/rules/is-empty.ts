/**
 * Whether a form's value counts as not given: undefined, null, a blank string (spaces only), an object or list
 * with nothing in it. Zero, false and dates are values.
 */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true
  if (typeof value === 'string') return value.trim() === ''
  if (typeof value !== 'object' || value instanceof Date) return false
  return Object.keys(value).length === 0
}
