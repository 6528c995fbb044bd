import { endingActor, type StaffEndReason } from '@teeviet/contract/rules/bookings/end-reasons'
import type { BookingState } from '@teeviet/contract/rules/bookings/statuses'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { rejectedText } from '#platform/notifications/ending-texts'
import { bookingLink } from '#platform/notifications/links'
import { queueMessage } from '#platform/notifications/outbox'
import { loadNotice } from '../booking/notice.ts'
import type { Actor } from '../booking/record-event.ts'
import { endUnpaidBooking } from './end-unpaid-booking.ts'

export type Rejection = {
  bookingId: number
  actor: Actor
  /** The reason typed by staff or the club, shown to the golfer unchanged. */
  reason: string
  /** A reason that the golfer reads in their own language; either it or words have to be given. */
  reasonCode?: StaffEndReason | undefined
  now: Date
}

/**
 * Declines a request, releases its places and notifies the golfer with actor and reason; a repeat changes nothing.
 * @throws Refusal `staff.reasonMissing` without a reason, and when the booking is paid or ended already
 */
export async function rejectBooking(
  ctx: Context,
  q: Query,
  { bookingId, actor, reason, reasonCode: code, now }: Rejection,
): Promise<void> {
  if (reason === '' && code === undefined) throw new Refusal('staff.reasonMissing')
  const reasonCode = code ?? null
  const isClub = actor.kind === 'club'
  const change = { bookingId, to: 'rejected', actor, reason: reason || null, reasonCode, now } as const
  const moved = await endUnpaidBooking(ctx, q, change)
  if (!moved) return assertRejected(q, bookingId)
  const { phone, lang, named: booking } = await loadNotice(q, bookingId)
  if (!phone) return
  const by = endingActor(isClub ? 'club' : 'staff', reasonCode) === 'operator' ? 'operator' : 'club'
  const why = { code: reasonCode, words: reason, speaker: isClub ? 'club' : 'staff' } as const
  const link = bookingLink(ctx.config.publicUrl, bookingId)
  const text = rejectedText(lang, by, { booking, why, link, shortVnd: 0 })
  await queueMessage(ctx, q, { phone, text, kind: 'booking', bookingId })
}

async function assertRejected(q: Query, bookingId: number): Promise<void> {
  const [booking] = await q<{ state: BookingState }>`select state from bookings where id = ${bookingId}`
  if (!booking) throw new Refusal('booking.notFound')
  if (booking.state !== 'rejected') throw new Refusal('booking.wrongState')
}
