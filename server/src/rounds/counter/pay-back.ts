import type { InputOf } from '@teeviet/contract'
import type { Language } from '@teeviet/contract/rules/languages'
import { recordAct } from '#identity/audit/acts'
import { payBackAtCounter } from '#money/refunds/send/pay-back-at-counter'
import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { inTransaction } from '#platform/database/transaction'
import { openBooking, type StaffBookingDetail } from '../staff/open-booking.ts'

/** Staff record that a refund was paid back at the counter, with an entry in the audit log. */
export async function payBack(
  ctx: Context,
  { staff, lang }: { staff: Staff; lang: Language },
  { id, refund_id: refundId }: InputOf<'POST /api/staff/bookings/:id/pay-back'>,
): Promise<StaffBookingDetail> {
  await inTransaction(ctx.pool, async (q) => {
    const paidBack = { refundId, billId: id, staffId: staff.id, now: ctx.clock.now() }
    if (!(await payBackAtCounter(ctx, q, paidBack))) return
    await recordAct(ctx, q, staff, {
      what: 'booking.counter_paid_back',
      subject: `booking:${id}`,
      detail: String(refundId),
    })
  })
  return openBooking(ctx, id, lang)
}
