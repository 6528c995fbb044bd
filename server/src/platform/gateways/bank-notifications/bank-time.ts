const shape = /^(\d{4})-(\d{2})-(\d{2})[ T](\d{2}):(\d{2}):(\d{2})(?:\.\d+)?(Z|[+-]\d{2}:?\d{2})?$/

/**
 * Reads a bank's time, `2026-11-20 09:01:02`: Vietnam's unless it names an offset.
 * Null for anything else, an impossible date included.
 */
export function parseBankTime(text: string): Date | null {
  const parts = shape.exec(text.trim())
  if (!parts) return null
  const [, year, month, day, hour, minute, second, offset = '+07:00'] = parts
  const wall = `${year}-${month}-${day}T${hour}:${minute}:${second}`
  // A date such as 31 February would silently roll over into March.
  const check = new Date(`${wall}Z`)
  if (Number.isNaN(check.getTime()) || check.toISOString().slice(0, 19) !== wall) return null
  const time = new Date(wall + offset)
  return Number.isNaN(time.getTime()) ? null : time
}
