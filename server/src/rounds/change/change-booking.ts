import type { InputOf } from '@teeviet/contract'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { readChange } from '#bookings/booking/rows/booking-changes'
import { planChange } from '#bookings/change/plan-change'
import { recordAct } from '#identity/audit/acts'
import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import { inTransaction } from '#platform/database/transaction'
import { carryOutChange, lockForChange } from './carry-out-change.ts'
import { type ChangeQuote, quoteOnWire, wantedChange } from './quote-on-wire.ts'

/**
 * Quotes a change of a booking; nothing is changed.
 * @throws Refusal `booking.notFound`, those of `planChange`
 */
export async function quoteChange(
  ctx: Context,
  { id, ...input }: InputOf<'POST /api/staff/bookings/:id/quote-change'>,
): Promise<ChangeQuote> {
  const now = ctx.clock.now()
  const planned = await inTransaction(ctx.pool, (q) =>
    planChange(ctx, q, id, wantedChange(input), { locks: false, now }),
  )
  return quoteOnWire(ctx, planned, now)
}

/**
 * Staff change a booking as quoted: places, players, price, bill and payments in one transaction, and one SMS to the
 * golfer. Of a paid booking that becomes cheaper the difference is refunded; one that becomes dearer is changed once the
 * difference is paid, for which its places are held. A repeat changes nothing.
 *
 * @throws Refusal `staff.reasonMissing`, `booking.notFound`, `booking.changeQuoteChanged` when the change would do
 *   something else by now, those of `planChange` and `askNewAmount`
 */
export async function changeBooking(
  ctx: Context,
  staff: Staff,
  { id, fingerprint, reason, ...input }: InputOf<'POST /api/staff/bookings/:id/change'>,
): Promise<void> {
  if (reason === '') throw new Refusal('staff.reasonMissing')
  await inTransaction(ctx.pool, async (q) => {
    const now = ctx.clock.now()
    await lockForChange(q, id)
    if (await readChange(q, id, fingerprint)) return
    const wanted = wantedChange(input)
    const planned = await planChange(ctx, q, id, wanted, { locks: true, now })
    if (planned.fingerprint !== fingerprint)
      throw new Refusal('booking.changeQuoteChanged', { amount: formatMoney(planned.decision.newVnd) })
    const by = { actor: { kind: 'staff' as const, id: staff.id }, reason, now, players: wanted.players }
    const outcome = await carryOutChange(ctx, q, planned, by)
    const what = outcome === 'offered' ? 'booking.change_offered' : 'booking.changed'
    await recordAct(ctx, q, staff, { what, subject: `booking:${id}`, detail: reason })
  })
}
