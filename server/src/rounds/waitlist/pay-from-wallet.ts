import { loadNotice } from '#bookings/booking/notice'
import { writePaysFromWallet } from '#bookings/booking/rows/change-booking'
import { coverRest } from '#money/wallet/cover-rest'
import type { Context } from '#platform/context/context'
import { constraintOf } from '#platform/database/errors'
import { inTransaction } from '#platform/database/transaction'
import { bookingLink } from '#platform/notifications/links'
import { queueMessage } from '#platform/notifications/outbox'
import { payNowText } from '#platform/notifications/texts'

/**
 * Pays an order from the wallet, as its golfer decided on the waitlist, once the club has accepted it. A wallet with too
 * little pays nothing: the golfer is asked to pay in the payment window, as for any order. A repeat does nothing.
 */
export async function payFromWallet(ctx: Context, bookingId: number): Promise<void> {
  const work = (mayPay: boolean) =>
    inTransaction(ctx.pool, async (q) => {
      const now = ctx.clock.now()
      const [booking] = await q<{ payBy: Date; amountVnd: number }>`
        select pay_by as "payBy", amount_vnd as "amountVnd" from bookings
        where id = ${bookingId} and state = 'placed' and pays_from_wallet and pay_by is not null and amount_vnd is not null
        for update`
      if (!booking) return
      const isOver = booking.payBy <= now
      if (isOver || (mayPay && (await coverRest(ctx, q, bookingId, { occurredAt: now, now })))) return
      // asked once: a repeat of the job finds a booking that its golfer pays
      await writePaysFromWallet(q, bookingId, false)
      const { phone, lang, named } = await loadNotice(q, bookingId)
      if (!phone) return
      const link = bookingLink(ctx.config.publicUrl, bookingId)
      const { amountVnd: amount, payBy } = booking
      const text = payNowText(lang, named, { amount, payBy, now, link })
      await queueMessage(ctx, q, { phone, text, kind: 'booking', bookingId, expiresAt: payBy })
    })
  await work(true).catch((error: unknown) => {
    if (constraintOf(error) !== 'account_is_not_overdrawn') throw error
    return work(false)
  })
}
