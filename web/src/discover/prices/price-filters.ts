import { integer, type Read, searchOf } from '@teeviet/contract/display/search-params'
import { type Day, dayOf, isDay, parseDayMonthYear } from '@teeviet/contract/rules/time/dates'
import type { PriceFilters } from '#api/queries/price-table.ts'

const courseId: Read<number> = (raw) => {
  const id = integer(raw)
  return id !== undefined && id > 0 ? id : undefined
}

/** A day of the address: `2026-11-20` as the page writes it, `20-11-2026` and epoch milliseconds as partners do. */
const day: Read<Day> = (raw) => {
  const written = String(raw ?? '').trim()
  if (isDay(written)) return written
  if (/^\d{12,13}$/.test(written)) return dayOf(Number(written))
  return parseDayMonthYear(written) ?? undefined
}

/** Reads the filters of the address. */
export const readPriceFilters = searchOf({ facility_id: courseId, date_played: day })

/** The filters after a change; undefined clears one. */
export function withFilter(
  filters: PriceFilters,
  change: { facility_id?: number | undefined; date_played?: Day | undefined },
): PriceFilters {
  const { facility_id, date_played } = { ...filters, ...change }
  return {
    ...(facility_id === undefined ? {} : { facility_id }),
    ...(date_played === undefined ? {} : { date_played }),
  }
}

/** A date that was cleared without asking again: the table goes on showing `asked` while the fields say `fields`. */
export type ClearedDate = { readonly asked: PriceFilters; readonly fields: PriceFilters }

/**
 * The filters of the table. Clearing the date clears the field only and keeps the prices; any other change loads them
 * again.
 */
export function askedFilters(fields: PriceFilters, cleared: ClearedDate | null): PriceFilters {
  return cleared !== null && isSame(fields, cleared.fields) ? cleared.asked : fields
}

function isSame(one: PriceFilters, other: PriceFilters): boolean {
  return one.facility_id === other.facility_id && one.date_played === other.date_played
}
