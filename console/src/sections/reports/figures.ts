import { formatDay, isDay } from '@teeviet/contract/rules/time/dates'

/** A share of a whole in percent, without decimals. */
export const writeShare = (share: number): string => `${Math.round(share * 100)}%`

/** A count with the language's separators. */
export const writeCount = (count: number): string => count.toLocaleString(document.documentElement.lang)

/** A large number for an axis: `4 Tr`, `4M`. */
export const writeShort = (value: number): string =>
  value.toLocaleString(document.documentElement.lang, { notation: 'compact', maximumFractionDigits: 1 })

/** A day or month of a table, `24-11-2026` or `11/2026`; other words as they are. */
export function writeDay(key: string): string {
  if (isDay(key)) return formatDay(key)
  return /^\d{4}-\d{2}$/.test(key) ? key.split('-').reverse().join('/') : key
}

/** A day or month of a chart as short as it is unmistakable: `24-11`, `11/2026`; other words as they are. */
export function shortDay(key: string): string {
  return isDay(key) ? formatDay(key).slice(0, 5) : writeDay(key)
}
