import type { Language } from '@teeviet/contract/rules/languages'
import { type Flight, flightsOf } from '#bookings/booking/flights'
import type { Summary } from '#bookings/booking/rows/booking-changes'
import { askedNow, readDeposit } from '#bookings/booking/rows/deposit'
import { newsOf } from '#bookings/change/change-news'
import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'
import {
  type ChangeNews,
  changePaidText,
  moneyOfChangeText,
} from '#platform/notifications/changes/change-texts'
import { bookingLink } from '#platform/notifications/links'
import { queueMessage } from '#platform/notifications/outbox'
import {
  moneyElsewhereText,
  moneyEndedText,
  moneyExcessText,
  moneyLateText,
  moneyOldAmountText,
  moneyShortText,
  moneyTwiceText,
  paidText,
} from '#platform/notifications/texts'
import type { ReceiptReason } from '../inbound/receipt-reasons.ts'

type PaymentNotice = {
  billId: number
  /** The payment it came for. */
  paymentId: number
  amountVnd: number
  /** The earlier short transfers which waited for this money. */
  waitingVnd: number
  askedVnd: number
  reason: ReceiptReason | null
  now: Date
}

type Booking = {
  id: number
  code: string
  state: string
  language: Language
  course: string
  course_en: string
  play_date: string
  tee_time_at: Date | null
  pay_by: Date | null
  phone: string | null
  flights: readonly Flight[]
  /** The change that the money is for, with its difference. */
  change: ChangeNews | null
}

/**
 * Notifies the golfer by SMS, in the booking's language, what became of the money: taken, short, too much (the bill is
 * paid and the rest goes back), twice, too late, or on an account that is not the one named.
 */
export async function notifyGolfer(ctx: Context, q: Query, notice: PaymentNotice): Promise<void> {
  const [row] = await q<Omit<Booking, 'flights' | 'change'>>`
    select b.id, b.code, b.state, b.language, c.title as course, c.title_en as course_en, b.play_date, b.tee_time_at,
      coalesce((select o.pay_by from booking_changes o where o.booking_id = b.id and o.state = 'offered'), b.pay_by) as pay_by, m.phone
    from bookings b join courses c on c.id = b.course_id join members m on m.id = b.member_id where b.id = ${notice.billId}`
  if (!row?.phone) return
  const change = await changeOf(q, notice)
  const booking = { ...row, flights: await flightsOf(q, row.id), change }
  const deposit = change ? null : await readDeposit(q, row.id)
  // the bill asked for what the counter had not taken; the golfer reads about all of it
  const partsVnd = change ? 0 : await partsTaken(q, row.id)
  const [total, waitingVnd] = [notice.askedVnd + partsVnd, notice.waitingVnd + partsVnd]
  const arrivedVnd = waitingVnd + notice.amountVnd
  const { phone } = row
  const send = (text: string) => queueMessage(ctx, q, { phone, text, kind: 'booking', bookingId: booking.id })
  if (notice.reason === 'excess')
    await send(textFor(ctx, booking, { ...notice, askedVnd: total, reason: null }) ?? '')
  const askedVnd = notice.reason === 'short' ? askedNow(total, deposit, arrivedVnd) : total
  const text = textFor(ctx, booking, { ...notice, waitingVnd, askedVnd })
  if (text) await send(text)
}

/** The same of a bill that was paid by several payments: all of it is paid. */
export async function notifyPaid(
  ctx: Context,
  q: Query,
  { billId, paymentId, now }: Pick<PaymentNotice, 'billId' | 'paymentId' | 'now'>,
): Promise<void> {
  const [bill] = await q<{ amountVnd: number }>`
    select amount_vnd as "amountVnd" from bookings where id = ${billId} and amount_vnd is not null`
  if (!bill) return
  const amountVnd = bill.amountVnd - (await partsTaken(q, billId))
  const paid = { amountVnd, waitingVnd: 0, askedVnd: amountVnd, reason: null }
  await notifyGolfer(ctx, q, { billId, paymentId, ...paid, now })
}

function textFor(
  ctx: Context,
  booking: Booking,
  { amountVnd, waitingVnd, askedVnd, reason, now }: PaymentNotice,
): string | null {
  const { language, code, change } = booking
  const course = language === 'vi' ? booking.course : booking.course_en
  switch (reason) {
    case null: {
      if (change) return changePaidText(language, code, change, bookingLink(ctx.config.publicUrl, booking.id))
      const named = {
        code,
        course,
        playDate: booking.play_date,
        teeTimeAt: booking.tee_time_at,
        flights: booking.flights,
      }
      return paidText(language, named, askedVnd)
    }
    case 'short': {
      if (!booking.pay_by || booking.pay_by <= now) return moneyLateText(language, code, amountVnd)
      const link = bookingLink(ctx.config.publicUrl, booking.id)
      return moneyShortText(language, code, {
        amount: askedVnd - waitingVnd - amountVnd,
        payBy: booking.pay_by,
        now,
        link,
      })
    }
    case 'excess':
      return moneyExcessText(language, code, amountVnd + waitingVnd - askedVnd)
    case 'late':
      return moneyLateText(language, code, amountVnd)
    case 'ended':
      if (change) return moneyOfChangeText(language, code, amountVnd)
      return booking.state === 'placed'
        ? moneyOldAmountText(language, code, amountVnd)
        : moneyEndedText(language, code, amountVnd)
    case 'already_paid':
      return moneyTwiceText(language, code, amountVnd)
    case 'wrong_account':
      return moneyElsewhereText(language, code, amountVnd)
    case 'unknown_content':
    case 'ambiguous':
    case 'told_before':
    case 'account_deleted':
      return null
  }
}

/** What the counter took of a bill in parts, in VND, paid with it or held. */
async function partsTaken(q: Query, billId: number): Promise<number> {
  const [taken] = await q<{ vnd: number }>`
    select coalesce(sum(amount_vnd), 0)::bigint as vnd from payments
    where bill_id = ${billId} and part is not null and state in ('held', 'succeeded')`
  return taken?.vnd ?? 0
}

async function changeOf(q: Query, { paymentId }: PaymentNotice): Promise<ChangeNews | null> {
  const [change] = await q<{ before: Summary; after: Summary; amount: number }>`
    select c.before, c.after, p.amount_vnd as amount from payments p join booking_changes c on c.id = p.change_id
    where p.id = ${paymentId}`
  return change ? { ...newsOf(change.before, change.after), amount: change.amount } : null
}
