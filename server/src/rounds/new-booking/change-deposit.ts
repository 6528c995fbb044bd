import type { InputOf } from '@teeviet/contract'
import type { BookingState } from '@teeviet/contract/rules/bookings/statuses'
import type { Language } from '@teeviet/contract/rules/languages'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { loadNotice } from '#bookings/booking/notice'
import { writeDeposit } from '#bookings/booking/rows/deposit'
import { recordAct } from '#identity/audit/acts'
import { moneyHeld } from '#money/payments/money-held'
import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'
import { bookingLink } from '#platform/notifications/links'
import { queueMessage } from '#platform/notifications/outbox'
import { payDepositText } from '#platform/notifications/texts'
import { openBooking, type StaffBookingDetail } from '../staff/open-booking.ts'
import { checkDeposit } from './check-deposit.ts'

type Input = InputOf<'POST /api/staff/bookings/:id/change-deposit'>

type Row = {
  state: BookingState
  amount_vnd: number | null
  pay_by: Date | null
  tee_time_at: Date | null
  deposit_vnd: number | null
  rest_by: Date | null
}

/**
 * Changes the deposit of an ordered booking, or until when its rest is paid, while no money for it has arrived; the golfer
 * reads both in a new SMS. A repeat changes nothing.
 *
 * @throws Refusal `staff.reasonMissing`, `booking.notFound`, `booking.wrongState` when it is not ordered, has no deposit
 *   or its window is over, `staff.changedMeanwhile`, `deposit.arrived`, `deposit.wrong`
 */
export async function changeDeposit(
  ctx: Context,
  { staff, lang }: { staff: Staff; lang: Language },
  input: Input,
): Promise<StaffBookingDetail> {
  await inTransaction(ctx.pool, (q) => changeDepositInTransaction(ctx, q, staff, input))
  return openBooking(ctx, input.id, lang)
}

/** The same in the caller's transaction. */
export async function changeDepositInTransaction(
  ctx: Context,
  q: Query,
  staff: Staff,
  { id, deposit: depositVnd, rest_by: restBy, reason, ...seen }: Input,
): Promise<void> {
  if (reason === '') throw new Refusal('staff.reasonMissing')
  const now = ctx.clock.now()
  // locked before the money is counted: a transfer that arrives at this moment is judged by one plan
  const [booking] = await q<Row>`
    select state, amount_vnd, pay_by, tee_time_at, deposit_vnd, rest_by from bookings where id = ${id} for update`
  if (!booking) throw new Refusal('booking.notFound')
  const {
    state,
    amount_vnd: total,
    pay_by: windowEnd,
    tee_time_at: teeTimeAt,
    deposit_vnd,
    rest_by,
  } = booking
  if (
    state !== 'placed' ||
    !windowEnd ||
    windowEnd <= now ||
    !total ||
    !teeTimeAt ||
    !deposit_vnd ||
    !rest_by
  )
    throw new Refusal('booking.wrongState')
  if (deposit_vnd === depositVnd && rest_by.getTime() === restBy) return
  if (deposit_vnd !== seen.seen_deposit || rest_by.getTime() !== seen.seen_rest_by)
    throw new Refusal('staff.changedMeanwhile')
  const { shortVnd, checkedVnd, sharesVnd } = await moneyHeld(q, id)
  if (shortVnd + checkedVnd + sharesVnd > 0) throw new Refusal('deposit.arrived')
  const plan = checkDeposit({ depositVnd, restBy }, { total, teeTimeAt, windowEnd })
  await writeDeposit(q, id, plan)
  const detail = `${formatMoney(deposit_vnd)} → ${formatMoney(plan.depositVnd)}: ${reason}`
  await recordAct(ctx, q, staff, { what: 'booking.deposit_changed', subject: `booking:${id}`, detail })
  const { phone, lang, named } = await loadNotice(q, id)
  if (!phone) return
  const link = bookingLink(ctx.config.publicUrl, id)
  const asked = { amount: plan.depositVnd, payBy: windowEnd, restBy: plan.restBy, now, link }
  const text = payDepositText(lang, named, asked)
  await queueMessage(ctx, q, { phone, text, kind: 'booking', bookingId: id, expiresAt: windowEnd })
}
