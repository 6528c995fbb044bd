import type { BookingState } from '@teeviet/contract/rules/bookings/statuses'
import { formatPlayTime } from '@teeviet/contract/rules/time/dates'
import { closedTimeOf } from '#golf/tee-sheet/closed-time'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { bookingLink } from '#platform/notifications/links'
import { queueMessage } from '#platform/notifications/outbox'
import { payAlternativeText, payDepositText, payNowText } from '#platform/notifications/texts'
import { newPaymentCode } from '../booking/codes.ts'
import { loadNotice } from '../booking/notice.ts'
import { type Actor, system } from '../booking/record-event.ts'
import { writePaymentCode } from '../booking/rows/change-booking.ts'
import { isChangeAsked } from '../booking/rows/requested-changes.ts'
import { transition } from '../booking/transition.ts'
import { issueCertificates } from '../insurance/issue-certificates.ts'

export type Placed = { state: BookingState; paymentCode: string; payBy: Date }

/**
 * Marks a confirmed booking as ordered: issues the payment code, starts the payment window and sends the notice, in the
 * booking's language. The window ends after 30 minutes or at the tee time, whichever is earlier. A booking that costs
 * nothing is paid at once.
 *
 * One that its golfer pays from the wallet is paid by the job `wallet-payment`, which asks the golfer if the wallet has
 * too little.
 *
 * @param placing.payWithin the seconds of the payment window
 * @param placing.isPaidNow the caller takes the money in the same transaction: the golfer is not asked to pay
 * @param placing.isAlternative the golfer is informed that it is another time that the request named
 * @returns null when the booking is not waiting for this step
 * @throws Refusal `payment.teeTimePassed` when its tee time has come, `teeSheet.closed` when it was closed and staff
 *   did not keep the booking on it, `booking.changeAsked` while its club is asked about a change
 */
export async function placeBooking(
  ctx: Context,
  q: Query,
  {
    bookingId,
    actor,
    now,
    reason = null,
    isPaidNow = false,
    isAlternative = false,
    payWithin = ctx.config.rules.paymentWindow,
  }: {
    bookingId: number
    actor: Actor
    now: Date
    reason?: string | null
    isPaidNow?: boolean
    isAlternative?: boolean
    payWithin?: number
  },
): Promise<Placed | null> {
  const { teeTimeAt, paysFromWallet, offeredUntil } = await lockBooking(q, bookingId)
  if (offeredUntil && (await isChangeAsked(q, bookingId))) throw new Refusal('booking.changeAsked')
  const windowEnd = new Date(now.getTime() + payWithin * 1000)
  const payBy = teeTimeAt && teeTimeAt < windowEnd ? teeTimeAt : windowEnd
  const [moved, closed] = await Promise.all([
    transition(ctx, q, { bookingId, to: 'placed', actor, now, payBy, reason }),
    closedTimeOf(q, bookingId),
  ])
  if (!moved) return null
  if (payBy <= now) throw new Refusal('payment.teeTimePassed')
  if (closed) throw new Refusal('teeSheet.closed', { time: formatPlayTime(closed) })
  const paymentCode = newPaymentCode()
  const [, notice] = await Promise.all([
    writePaymentCode(q, bookingId, paymentCode),
    loadNotice(q, bookingId),
  ])
  const { amount, phone, lang, named, deposit } = notice
  if (amount === 0) {
    await transition(ctx, q, { bookingId, to: 'paid', actor: system, now, reason: 'nothing to pay' })
    await issueCertificates(q, bookingId, now)
    return { state: 'paid', paymentCode, payBy }
  }
  if (paysFromWallet) await ctx.jobs.enqueue(q, 'wallet-payment', { bookingId })
  else if (phone && amount !== null && !isPaidNow) {
    const link = bookingLink(ctx.config.publicUrl, bookingId)
    const text = deposit
      ? payDepositText(lang, named, { amount: deposit.depositVnd, payBy, restBy: deposit.restBy, now, link })
      : (isAlternative ? payAlternativeText : payNowText)(lang, named, { amount, payBy, now, link })
    await queueMessage(ctx, q, { phone, text, kind: 'booking', bookingId, expiresAt: payBy })
  }
  return { state: 'placed', paymentCode, payBy }
}

type Locked = { teeTimeAt: Date | null; paysFromWallet: boolean; offeredUntil: Date | null }

async function lockBooking(q: Query, bookingId: number): Promise<Locked> {
  const [booking] = await q<Locked>`
    select tee_time_at as "teeTimeAt", pays_from_wallet as "paysFromWallet", offered_until as "offeredUntil"
    from bookings where id = ${bookingId} for update`
  return booking ?? { teeTimeAt: null, paysFromWallet: false, offeredUntil: null }
}
