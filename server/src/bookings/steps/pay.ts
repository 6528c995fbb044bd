import type { BookingState } from '@teeviet/contract/rules/bookings/statuses'
import { rememberPartners } from '#identity/players/partners'
import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'
import { changePaidOverText } from '#platform/notifications/changes/change-texts'
import { bookingLink } from '#platform/notifications/links'
import { queueMessage } from '#platform/notifications/outbox'
import { loadNotice } from '../booking/notice.ts'
import type { Actor } from '../booking/record-event.ts'
import { isChangeAsked } from '../booking/rows/requested-changes.ts'
import { statesBefore } from '../booking/states.ts'
import { transition } from '../booking/transition.ts'
import { askAcknowledgement } from '../club-requests/ask-acknowledgement.ts'
import { retakePlaces } from '../holds/retake-places.ts'
import { issueCertificates } from '../insurance/issue-certificates.ts'

/** Whether money was taken for the booking, and if not, why it has to be looked at or go back. */
export type PaymentOutcome = 'paid' | 'already_paid' | 'late' | 'ended'

type Payable = {
  state: BookingState
  pay_by: Date | null
  tee_time_at: Date | null
  play_date: string
  offered_until: Date | null
}

/**
 * Takes money that arrived in full for a booking, inside the caller's transaction. The payment window is judged by
 * `occurredAt`, the bank's or gateway's own time: money sent in time pays, even when it was reported so late that the
 * booking had expired, as long as the same places are free to be taken again. Late money pays nothing. A change that the
 * club is being asked about ends: it was quoted for an unpaid booking.
 *
 * @param payment.actor who found that it pays: by default the gateway, else the staff member who matched it
 */
export async function markBookingPaid(
  ctx: Context,
  q: Query,
  payment: { bookingId: number; occurredAt: Date; now: Date; actor?: Actor },
): Promise<PaymentOutcome> {
  const { bookingId, occurredAt, now, actor = { kind: 'gateway', id: null } } = payment
  const [booking] = await q<Payable>`
    select state, pay_by, tee_time_at, play_date, offered_until from bookings where id = ${bookingId} for update`
  if (!booking) return 'ended'
  const outcome = judge(booking, occurredAt)
  if (outcome !== 'paid') return outcome
  if (booking.state === 'expired') {
    const isOver = !booking.tee_time_at || booking.tee_time_at <= now
    // points are never reported late
    const mayRevive = statesBefore('paid', actor.kind).includes('expired')
    if (!mayRevive || isOver || !(await retakePlaces(q, bookingId))) return 'late'
  }
  const isAsked = booking.offered_until !== null && (await isChangeAsked(q, bookingId))
  const moved = await transition(ctx, q, { bookingId, to: 'paid', actor, now })
  if (!moved) throw new Error(`a booking that is ${booking.state} could not be paid`)
  await issueCertificates(q, bookingId, now)
  await askAcknowledgement(ctx, q, { bookingId, now })
  await rememberParty(q, bookingId, booking.play_date)
  if (isAsked) await notifyPaidOver(ctx, q, bookingId)
  return 'paid'
}

/** The change that the golfer had asked for was about an unpaid booking: it has ended with the payment. */
async function notifyPaidOver(ctx: Context, q: Query, bookingId: number): Promise<void> {
  const { phone, lang, named } = await loadNotice(q, bookingId)
  if (!phone) return
  const text = changePaidOverText(lang, named.code, bookingLink(ctx.config.publicUrl, bookingId))
  await queueMessage(ctx, q, { phone, text, kind: 'booking', bookingId })
}

function judge({ state, pay_by }: Payable, occurredAt: Date): PaymentOutcome {
  switch (state) {
    case 'placed':
    case 'expired':
      if (!pay_by) return 'ended'
      return occurredAt <= pay_by ? 'paid' : 'late'
    case 'paid':
    case 'played':
    case 'cancellation_requested':
      return 'already_paid'
    case 'draft':
    case 'requested':
    case 'confirmed':
    case 'partly_refunded':
    case 'refunded':
    case 'cancelled':
    case 'withdrawn':
    case 'rejected':
      return 'ended'
  }
}

async function rememberParty(q: Query, bookingId: number, day: string): Promise<void> {
  const members = await q<{ id: number }>`
    select member_id as id /* not null */ from bookings where id = ${bookingId}
    union select member_id from booking_players where booking_id = ${bookingId} and member_id is not null
      and cancelled_at is null`
  if (members.length < 2) return
  await rememberPartners(
    q,
    members.map(({ id }) => id),
    day,
  )
}
