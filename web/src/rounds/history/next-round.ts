import { dayOf, startOfDay } from '@teeviet/contract/rules/time/dates'
import type { HistoryItem } from '#api/queries/member/history.ts'

type Facts = Pick<HistoryItem, 'state' | 'is_any_time'> & {
  readonly Booking_Pax: { readonly date_played: number }
}

/**
 * The round the golfer plays next: paid, on a tee time, the soonest from today on. One that was played this morning
 * stays until the day is over. `now` is the server's time.
 */
export function nextRound<Item extends Facts>(items: readonly Item[], now: number): Item | undefined {
  const today = startOfDay(dayOf(now))
  return items
    .filter(
      (item) => item.state === 'paid' && item.is_any_time === 0 && item.Booking_Pax.date_played >= today,
    )
    .reduce<Item | undefined>(
      (soonest, item) =>
        soonest && soonest.Booking_Pax.date_played <= item.Booking_Pax.date_played ? soonest : item,
      undefined,
    )
}
