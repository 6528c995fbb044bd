import type { BookingState } from '@teeviet/contract/rules/bookings/statuses'
import type { useT } from '../../i18n/use-texts.tsx'
import { isOverForNoShows } from './attendance-steps.ts'

export type NoShowBooking = { state: BookingState; no_show_kept_percent: number }

/** What a no-show of a booking keeps of the price, by the share that is stored with the booking. */
export function noShowText(booking: NoShowBooking, t: ReturnType<typeof useT<'staff'>>): string {
  const { no_show_kept_percent: kept } = booking
  const percent = `${kept}%`
  if (kept === 100) return t('attendance.noShowAll')
  return t(isOverForNoShows(booking) ? 'attendance.noShowOver' : 'attendance.noShowRule', { percent })
}
