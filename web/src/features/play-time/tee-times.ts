import { type Day, formatClock } from '@teeviet/contract/rules/dates'
import type { DataOf } from '../../api/calls.ts'
import { callQuery } from '../../api/query.ts'
import type { TileTeeTime } from '../../ui/tee-time-tile.tsx'
import type { ChosenPlay } from '../booking-form/booking-draft.ts'

/** A tee time of a course's sheet, at the price of the offer that applies to it. */
export type TeeTime = DataOf<'POST /api/for_wap/get_tee_time_by_facility'>[number]

/** The tee times of a course on a day; places go quickly, so they are asked for again soon. */
export function teeTimesQuery(courseId: number, day: Day) {
  return callQuery(
    'POST /api/for_wap/get_tee_time_by_facility',
    { facility_id: courseId, date_played: day },
    { quiet: true, staleTime: 15_000 },
  )
}

export function isToCome({ start_at }: Pick<TeeTime, 'start_at'>, now: number): boolean {
  return start_at !== null && start_at > now
}

export function tileOf(row: TeeTime): TileTeeTime {
  return {
    time: formatClock(row.start_at ?? 0),
    price: known(row.price_sale),
    regular: known(row.price),
    placesLeft: row.places_left,
    capacity: row.capacity,
    holes: row.number_hole,
  }
}

export function playOfRow({
  start_at,
  price_sale,
  number_hole,
  product_id,
  flash_sale_id,
}: TeeTime): ChosenPlay {
  return {
    startsAt: start_at ?? 0,
    isAnyTime: false,
    holes: number_hole,
    price: known(price_sale),
    productId: product_id,
    flashSaleId: flash_sale_id,
  }
}

/** What an address asks for: an exact tee time, or a clock time from which on the next free one is taken. */
export type AskedTime = {
  readonly startsAt?: number
  readonly clock?: string
  readonly productId: number | null
}

/** The tee time an address means, if the sheet of the day still has it with a place; of an offer only its own. */
export function askedTeeTime(rows: readonly TeeTime[], asked: AskedTime, now: number): TeeTime | null {
  const free = rows.filter(
    (row) =>
      isToCome(row, now) &&
      row.places_left > 0 &&
      (asked.productId === null || row.product_id === asked.productId),
  )
  const exact = free.find((row) => row.start_at === asked.startsAt)
  if (exact || asked.clock === undefined) return exact ?? null
  const { clock } = asked
  return free.find((row) => formatClock(row.start_at ?? 0) >= clock) ?? null
}

/** Prices not above 0 count as not known. */
function known(price: number | null): number | null {
  return price !== null && price > 0 ? price : null
}
