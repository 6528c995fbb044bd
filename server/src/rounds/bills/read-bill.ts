import type { bill } from '@teeviet/contract/entities/bill'
import { type BookingState, generalStatusOf, orderStatusOf } from '@teeviet/contract/rules/bookings/statuses'
import type { Language } from '@teeviet/contract/rules/languages'
import type { CustomerType } from '@teeviet/contract/rules/money/rates'
import { startOfDay } from '@teeviet/contract/rules/time/dates'
import type { z } from 'zod'
import { readAlternatives } from '#bookings/alternatives/read-alternatives'
import { type EventLine, loadEvents, loadServices } from '#bookings/booking/bill-lines'
import type { FixedTerms } from '#bookings/booking/fixed-terms'
import { flightsOf, flightsOnWire } from '#bookings/booking/flights'
import { ladderOnWire } from '#bookings/booking/ladder-on-wire'
import { type OfferedChange, readOffered } from '#bookings/booking/rows/booking-changes'
import { depositOnWire, readDeposit } from '#bookings/booking/rows/deposit'
import { loadPlayers } from '#bookings/booking/rows/players'
import type { SentBooking } from '#bookings/booking/sent'
import { clocks, holdOnWire } from '#bookings/booking/sent'
import { servicesOnWire } from '#bookings/booking/services-on-wire'
import { statusText } from '#bookings/booking/status-text'
import { companyOfBooking } from '#bookings/companies/companies'
import { readOpenOffer } from '#bookings/counter-offers/read-offer'
import { nameOfMember } from '#identity/members/vid'
import { documentsOfBill } from '#money/documents/of-bill'
import { moneyHeld } from '#money/payments/money-held'
import { paymentsOfBill } from '#money/payments/payments-of-bill'
import { quoteCancellation } from '#money/refunds/quote/cancel-quote'
import { type EndingRow, endingOnWire, reasonCode } from '#money/refunds/quote/ending'
import { loadRefunds, refundOnWire } from '#money/refunds/refunds-of-bill'
import { targetsOf } from '#money/refunds/send/targets'
import { undoUntil } from '#money/refunds/undo'
import type { Member } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'
import { reasonLine } from '#platform/notifications/why-text'
import { readOwnChanges } from '../change/own/read-own-changes.ts'
import { offeredOnWire } from '../change/quote-on-wire.ts'
import { joinedFlightOf } from '../open-flights/asks.ts'
import { ownFlight } from '../open-flights/read-flight.ts'
import { splitView } from '../shares/split-on-wire.ts'
import { mayBeNamed, namesDeadline } from './name-players.ts'

type Bill = z.output<typeof bill>

type Row = Omit<SentBooking, 'course'> &
  EndingRow & {
    holes: number | null
    customer_type: CustomerType
    cancelled_vnd: number
    insurrance_id: number | null
    refund_ladder: FixedTerms | null
    created_at: Date
    course_id: number
    title: string
    title_en: string
    code: string
    payment_code: string | null
    fullname: string
    vga: number
    phone: string | null
    club_reference: string | null
    acknowledged_at: Date | null
  }

/**
 * Reads one of the golfer's own bills with all its visible data, in one query so that its parts are consistent.
 * @throws Refusal `booking.notFound`, also for another golfer's bill
 */
export async function readBill(ctx: Context, member: Member, billId: number, lang: Language): Promise<Bill> {
  const now = ctx.clock.now()
  const [
    row,
    players,
    flights,
    services,
    events,
    payments,
    held,
    refunds,
    documents,
    alternatives,
    offer,
    change,
    own,
    deposit,
    split,
    company,
    openFlight,
    joinedFlight,
  ] = await inTransaction(ctx.pool, (q) =>
    Promise.all([
      loadRow(q, member, billId),
      loadPlayers(q, billId),
      flightsOf(q, billId),
      loadServices(q, billId),
      loadEvents(q, billId),
      paymentsOfBill(q, billId),
      moneyHeld(q, billId),
      loadRefunds(q, billId),
      documentsOfBill(q, billId),
      readAlternatives(q, billId, { lang, now }),
      readOpenOffer(q, billId, { lang, now }),
      readOffered(q, billId),
      readOwnChanges(ctx, q, billId, now),
      readDeposit(q, billId),
      splitView(ctx, q, billId),
      companyOfBooking(q, billId),
      ownFlight(ctx, q, billId),
      joinedFlightOf(q, billId),
    ]),
  )
  if (!row) throw new Refusal('booking.notFound')
  const undo = await undoUntil(ctx.config, ctx.q, { ...row, member_id: member.id }, now)
  const { state, amount_vnd, tee_time_at, course_id: id, title, title_en } = row
  const succeeded = payments.filter((payment) => payment.state === 'succeeded')
  const fee = succeeded.reduce((sum, { feeVnd }) => sum + feeVnd, 0)
  const targets = targetsOf(ctx, succeeded[0]?.method ?? null)
  const pending = refunds.filter((refund) => refund.state === 'requested')
  const isAsked = own.requested_change?.state === 'requested'
  const isPayable = state === 'placed' && row.pay_by !== null && now < row.pay_by && !isAsked
  const due = isAsked ? null : dueOf(row, change, split)
  const isDue = due !== null && now < due.payBy
  const isUntouched = held.shortVnd + held.checkedVnd + held.sharesVnd === 0
  return {
    id_general_bill: row.id,
    id_general_bill_detail: row.id,
    code: row.code,
    total_services: services.length,
    user_book: nameOfMember(row),
    phone: row.phone ?? '',
    company,
    payment_code: row.payment_code,
    payment_amount: amount_vnd,
    paid_amount: succeeded.reduce((sum, { amountVnd }) => sum + amountVnd, 0),
    arrived_amount: held.shortVnd,
    taken_amount: held.partsVnd,
    left_to_pay: due === null ? null : due.amountVnd - held.shortVnd,
    deposit: depositOnWire(deposit, held.shortVnd),
    split,
    can_split:
      ctx.config.billShares &&
      isPayable &&
      !deposit &&
      row.player_count > 1 &&
      amount_vnd !== null &&
      isUntouched
        ? 1
        : 0,
    open_flight: openFlight,
    joined_flight: joinedFlight,
    due_amount: due === null ? null : due.amountVnd - held.partsVnd,
    fee_amount: fee,
    refund_amount: services.reduce((sum, { refund_vnd }) => sum + refund_vnd, 0),
    services: servicesOnWire(services, players, { ...row, course: { id, title, title_en }, isPayable }, lang),
    state,
    status: orderStatusOf(state),
    general_status: generalStatusOf(state),
    status_text: statusText(state, amount_vnd, lang),
    date_played: tee_time_at?.getTime() ?? startOfDay(row.play_date),
    is_any_time: tee_time_at ? 0 : 1,
    flights: flightsOnWire(flights),
    number_player: row.player_count,
    names_deadline: players.some(mayBeNamed) ? namesDeadline(ctx.config.rules, row, now) : null,
    club_acknowledgement: acknowledgementOf(row),
    can_payment: isDue ? 1 : 0,
    created_at: row.created_at.getTime(),
    steps: events.map((event) => ({
      state: event.to_state,
      at: event.at.getTime(),
      reason: reasonForGolfer(event, lang),
      by: event.actor_kind,
    })),
    ending: endingOnWire(row, held, lang, now),
    refund_terms: ladderOnWire(row.refund_ladder, (amount_vnd ?? 0) - row.cancelled_vnd),
    cancel_quote: quoteCancellation({ ...row, services, players, pending }, { fee, lang, now, targets }),
    undo_until: undo?.getTime() ?? null,
    undo_targets: undo ? targets : [],
    alternatives,
    counter_offer: offer,
    offered_change: offeredOnWire(change, lang),
    ...own,
    refunds: refunds.map((refund) => refundOnWire(ctx, refund, { players, services }, lang)),
    documents,
    insurrance_id: row.insurrance_id,
    ...holdOnWire(row),
    ...clocks(row, now),
    payment_deadline: due?.payBy.getTime() ?? null,
  }
}

/** What the bill asks for now (VND), and until when: its amount, what no share has paid, or the difference of a change. */
function dueOf(
  { state, amount_vnd: amountVnd, pay_by: payBy }: Row,
  change: OfferedChange | null,
  split: Bill['split'],
) {
  if (change) return { amountVnd: change.dueVnd, payBy: change.payBy }
  if (state !== 'placed' || amountVnd === null || !payBy) return null
  return { amountVnd: split?.state === 'open' ? split.missing : amountVnd, payBy }
}

const statesWithReason: ReadonlySet<BookingState> = new Set([
  'rejected',
  'withdrawn',
  'cancelled',
  'cancellation_requested',
])

// Staff notes are not shown: a golfer reads why staff ended the booking, and their own reasons.
function reasonForGolfer({ to_state, actor_kind, reason, reason_code }: EventLine, lang: Language): string {
  const isForGolfer =
    actor_kind === 'member' ||
    ((actor_kind === 'staff' || actor_kind === 'club') && statesWithReason.has(to_state))
  return isForGolfer ? reasonLine(lang, reasonCode(reason_code), reason ?? '') : ''
}

function acknowledgementOf({ ended_at, club_reference: reference, acknowledged_at: at }: Row) {
  return reference !== null && at !== null && ended_at === null ? { reference, at: at.getTime() } : null
}

async function loadRow(q: Query, member: Member, billId: number): Promise<Row | null> {
  const [row] = await q<Row>`
    select b.id, b.code, b.state, b.play_date, b.tee_time_at, b.holes, b.customer_type, b.player_count, b.amount_vnd, b.confirm_by, b.pay_by,
      b.unheld_for, b.hold_until, b.overdue_at,
      b.paid_at,
      b.ended_at, b.ended_by, b.end_reason, b.end_reason_code, b.refund_ladder, b.cancelled_vnd, b.created_at, c.id as course_id, c.title, c.title_en, l.payment_code,
      m.fullname, m.vga, m.phone, r.reference as club_reference, r.answered_at as acknowledged_at,
      (select min(i.id) from insurance_certificates i where i.booking_id = b.id) as insurrance_id
    from bookings b
    join courses c on c.id = b.course_id join bills l on l.id = b.id join members m on m.id = b.member_id
    left join club_requests r on r.booking_id = b.id and r.answer = 'accepted'
    where b.id = ${billId} and b.member_id = ${member.id}`
  return row ?? null
}
