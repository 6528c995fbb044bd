import { nearestTeeTimeMinutes } from '@teeviet/contract/rules/limits'
import { dayOf, formatClock, instantAt, startOfDay } from '@teeviet/contract/rules/time/dates'
import type { TeeTime } from '#api/queries/tee-times.ts'
import type { ChosenPlay } from '../draft/booking-draft.ts'
import { knownPrice } from '../tee-times/tile-of.ts'

export function isToCome({ start_at }: Pick<TeeTime, 'start_at'>, now: number): boolean {
  return start_at !== null && start_at > now
}

export function playOfRow({
  start_at,
  price_sale,
  number_hole,
  product_id,
  flash_sale_id,
  path,
}: TeeTime): ChosenPlay {
  return {
    startsAt: start_at ?? 0,
    isAnyTime: false,
    holes: number_hole,
    ...(path && { path }),
    price: knownPrice(price_sale),
    productId: product_id,
    flashSaleId: flash_sale_id,
  }
}

/** The tee time in an address: an exact one (`startsAt` within a day), or one by the clock (`HH:mm`). */
export type AskedTime = {
  readonly startsAt?: number
  readonly clock?: string
  readonly productId: number | null
}

/** The exact instant asked for; null when only a day is, which is written as its first instant. */
export function exactStart({ startsAt }: Pick<AskedTime, 'startsAt'>): number | null {
  return startsAt === undefined || startsAt === startOfDay(dayOf(startsAt)) ? null : startsAt
}

/**
 * The tee time an address means, while it has a place; never another one in the place of a sold one. A clock time means
 * the one of the sheet, or the nearest free one in reach when the sheet has none at that time.
 */
export function askedTeeTime(rows: readonly TeeTime[], asked: AskedTime, now: number): TeeTime | null {
  const { clock, productId } = asked
  const isFree = (row: TeeTime) => isToCome(row, now) && row.places_left > 0
  const freeOrNone = (row: TeeTime | undefined) => (row && isFree(row) ? row : null)
  const own = rows.filter((row) => productId === null || row.product_id === productId)
  const exact = exactStart(asked)
  if (exact !== null) return freeOrNone(own.find((row) => row.start_at === exact))
  // An offer's clock time is when the offer begins.
  if (clock === undefined || productId !== null) return null
  const named = own.find((row) => clockOf(row) === clock)
  return named ? freeOrNone(named) : nearest(own.filter(isFree), clock)
}

function nearest(rows: readonly TeeTime[], clock: string): TeeTime | null {
  const distance = ({ start_at }: TeeTime) =>
    Math.abs(instantAt(dayOf(start_at ?? 0), clock) - (start_at ?? 0))
  const inReach = rows.filter((row) => distance(row) <= nearestTeeTimeMinutes * 60_000)
  return inReach.sort((one, other) => distance(one) - distance(other))[0] ?? null
}

function clockOf({ start_at }: TeeTime): string {
  return formatClock(start_at ?? 0)
}
