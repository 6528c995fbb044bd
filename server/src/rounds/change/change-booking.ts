import type { InputOf, ResponseOf } from '@teeviet/contract'
import type { Language } from '@teeviet/contract/rules/languages'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { loadNotice } from '#bookings/booking/notice'
import { readChange } from '#bookings/booking/rows/booking-changes'
import { planChange } from '#bookings/change/plan-change'
import { recordAct } from '#identity/audit/acts'
import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'
import { previewMessages } from '#platform/notifications/preview-messages'
import { carryOutChange, lockForChange } from './carry-out-change.ts'
import { type ChangeQuote, quoteOnWire, wantedChange } from './quote-on-wire.ts'

const quoteCall = 'POST /api/staff/bookings/:id/quote-change'
type Change = InputOf<'POST /api/staff/bookings/:id/change'>

/**
 * Quotes a change of a booking; nothing is changed.
 * @throws Refusal `booking.notFound`, those of `planChange`
 */
export async function quoteChange(
  ctx: Context,
  { id, ...input }: InputOf<typeof quoteCall>,
  lang: Language = 'vi',
): Promise<ChangeQuote> {
  const now = ctx.clock.now()
  const planned = await inTransaction(ctx.pool, (q) =>
    planChange(ctx, q, id, wantedChange(input), { locks: false, now }),
  )
  return quoteOnWire(ctx, planned, { lang, now })
}

/**
 * Quotes a change for staff, with the messages that applying it would send now; nothing is changed.
 * @throws Refusal those of `quoteChange` and `changeBooking`
 */
export async function previewChange(
  ctx: Context,
  staff: Staff,
  input: InputOf<typeof quoteCall>,
  lang: Language = 'vi',
): Promise<ResponseOf<typeof quoteCall>> {
  const quote = await quoteChange(ctx, input, lang)
  const messages = await previewMessages(ctx, async (q) => {
    await applyAsQuoted(ctx, q, staff, { ...input, fingerprint: quote.fingerprint, reason: '' })
    return loadNotice(q, input.id)
  })
  return { ...quote, messages }
}

/**
 * Staff change a booking as quoted: places, players, price, bill and payments in one transaction, and one SMS to the
 * golfer. Of a paid booking that becomes cheaper the difference is refunded; one that becomes dearer is changed once the
 * difference is paid, for which its places are held. A repeat changes nothing.
 *
 * @throws Refusal `staff.reasonMissing`, `booking.notFound`, `booking.changeQuoteChanged` when the change would do
 *   something else by now, those of `planChange` and `askNewAmount`
 */
export async function changeBooking(ctx: Context, staff: Staff, change: Change): Promise<void> {
  if (change.reason === '') throw new Refusal('staff.reasonMissing')
  await inTransaction(ctx.pool, (q) => applyAsQuoted(ctx, q, staff, change))
}

async function applyAsQuoted(
  ctx: Context,
  q: Query,
  staff: Staff,
  { id, fingerprint, reason, ...input }: Change,
): Promise<void> {
  const now = ctx.clock.now()
  await lockForChange(q, id)
  if (await readChange(q, id, fingerprint)) return
  const planned = await planChange(ctx, q, id, wantedChange(input), { locks: true, now })
  if (planned.fingerprint !== fingerprint)
    throw new Refusal('booking.changeQuoteChanged', { amount: formatMoney(planned.decision.newVnd) })
  const by = { actor: { kind: 'staff' as const, id: staff.id }, reason, now }
  const outcome = await carryOutChange(ctx, q, planned, by)
  const what = outcome === 'offered' ? 'booking.change_offered' : 'booking.changed'
  await recordAct(ctx, q, staff, { what, subject: `booking:${id}`, detail: reason })
}
