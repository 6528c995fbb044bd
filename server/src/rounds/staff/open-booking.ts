import type { staffBookingDetail } from '@teeviet/contract/entities/staff'
import { startOf } from '@teeviet/contract/rules/bookings/starter'
import type { Language } from '@teeviet/contract/rules/languages'
import { isCounterMethod } from '@teeviet/contract/rules/money/counter-methods'
import type { z } from 'zod'
import { readAlternatives } from '#bookings/alternatives/read-alternatives'
import { loadEvents, loadServices, loadTeeTimes } from '#bookings/booking/bill-lines'
import { keptOfNoShow } from '#bookings/booking/fixed-terms'
import { ladderOnWire } from '#bookings/booking/ladder-on-wire'
import { playersOnWire } from '#bookings/booking/players-on-wire'
import { readOffered } from '#bookings/booking/rows/booking-changes'
import { depositOnWire, readDeposit } from '#bookings/booking/rows/deposit'
import { loadPlayers } from '#bookings/booking/rows/players'
import { rainCheckOnWire, readRainCheck } from '#bookings/booking/rows/rain-checks'
import { readRequested } from '#bookings/booking/rows/requested-changes'
import { loadStarts } from '#bookings/booking/rows/starter'
import { readWeatherDecision, weatherDecisionOnWire } from '#bookings/booking/rows/weather-decisions'
import { servicesOnWire } from '#bookings/booking/services-on-wire'
import { readClubAnswer } from '#bookings/club/read-club-request'
import { contactsOnWire, readContacts } from '#bookings/club-requests/contacts'
import { companyOfBooking } from '#bookings/companies/companies'
import { readCounterOffer } from '#bookings/counter-offers/read-offer'
import { listActs } from '#identity/audit/acts'
import { emailedDocuments } from '#money/documents/of-bill'
import { moneyHeld } from '#money/payments/money-held'
import { paymentsOfBill } from '#money/payments/payments-of-bill'
import { endingOnWire, reasonCode } from '#money/refunds/quote/ending'
import { loadRefunds } from '#money/refunds/refunds-of-bill'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import { inTransaction } from '#platform/database/transaction'
import { reasonLine } from '#platform/notifications/why-text'
import { offeredOnWire, requestedOnWire } from '../change/quote-on-wire.ts'
import { playsWith } from '../open-flights/asks.ts'
import { splitView } from '../shares/split-on-wire.ts'
import { listAttachments } from './attachments/list-attachments.ts'
import { staffBookingOnWire, staffRows } from './booking-rows.ts'
import { readExtension } from './extend-payment.ts'

export type StaffBookingDetail = z.output<typeof staffBookingDetail>

/**
 * A booking with everything staff need to answer it: players, services, tee times, ladder, payments, every change.
 * @throws Refusal `booking.notFound`
 */
export async function openBooking(
  ctx: Context,
  bookingId: number,
  lang: Language,
): Promise<StaffBookingDetail> {
  const now = ctx.clock.now()
  const [
    [row],
    players,
    starts,
    services,
    teeTimes,
    events,
    payments,
    held,
    acts,
    club,
    alternatives,
    offer,
    refunds,
    change,
    asked,
    rained,
    weather,
    deposit,
    attachments,
    contacts,
    split,
    company,
    documents,
    together,
  ] = await inTransaction(ctx.pool, (q) =>
    Promise.all([
      staffRows(q, [bookingId]),
      loadPlayers(q, bookingId),
      loadStarts(q, bookingId),
      loadServices(q, bookingId),
      loadTeeTimes(q, bookingId),
      loadEvents(q, bookingId),
      paymentsOfBill(q, bookingId),
      moneyHeld(q, bookingId),
      listActs(q, `booking:${bookingId}`),
      readClubAnswer(q, bookingId),
      readAlternatives(q, bookingId, { lang, now }),
      readCounterOffer(q, bookingId, { lang, now }),
      loadRefunds(q, bookingId),
      readOffered(q, bookingId),
      readRequested(q, bookingId),
      readRainCheck(q, bookingId),
      readWeatherDecision(q, bookingId),
      readDeposit(q, bookingId),
      listAttachments(q, bookingId),
      readContacts(q, bookingId),
      splitView(ctx, q, bookingId),
      companyOfBooking(q, bookingId),
      emailedDocuments(q, bookingId),
      playsWith(q, bookingId),
    ]),
  )
  if (!row) throw new Refusal('booking.notFound')
  const isPayable = row.state === 'placed' && row.pay_by !== null && now < row.pay_by
  const { course_id: id, title, title_en } = row
  const billed = { ...row, course: { id, title, title_en }, isPayable }
  return {
    ...staffBookingOnWire(row, held, lang, now),
    players: playersOnWire(players).flatMap((player) =>
      starts
        .filter(({ player_id }) => player_id === player.id)
        .map((start) => ({ ...player, ...startOf(start) })),
    ),
    services: servicesOnWire(services, players, billed, lang),
    company,
    documents,
    rain_check: rainCheckOnWire(rained),
    weather: weatherDecisionOnWire(weather),
    deposit: depositOnWire(deposit, held.shortVnd),
    split: split && {
      state: split.state,
      at_deadline: split.at_deadline,
      missing: split.missing,
      shares: split.shares.map(({ player_id, name, amount, state }) => ({ player_id, name, amount, state })),
    },
    plays_with: together.map(({ id, code, state }) => ({ id, general_bill_code: code, state })),
    attachments,
    refund_terms: ladderOnWire(row.refund_ladder, row.amount_vnd),
    no_show_kept_percent: keptOfNoShow(row.refund_ladder),
    tee_times: teeTimes.map(({ id, starts_at, holes, places }) => ({
      id,
      start_at: starts_at.getTime(),
      number_hole: holes,
      places,
    })),
    payments: payments.map(
      ({ reference, method, state, amountVnd, feeVnd, createdAt, settledAt, receiptNumber, shareOf }) => ({
        transaction_id: reference,
        method,
        state,
        amount: amountVnd,
        fee: feeVnd,
        created_at: createdAt.getTime(),
        settled_at: settledAt?.getTime() ?? null,
        receipt_number: receiptNumber,
        share_of: shareOf,
      }),
    ),
    history: events.map(({ from_state, to_state, at, actor, actor_kind, reason, reason_code }) => ({
      from_state,
      state: to_state,
      at: at.getTime(),
      actor,
      by: actor_kind,
      reason: reasonLine(lang, reasonCode(reason_code), reason ?? ''),
    })),
    refunds: refunds.map(({ id, code, state, is_held, amount_vnd, done_at, target, method }) => ({
      id,
      code,
      state: is_held ? 'requested' : state,
      amount: amount_vnd,
      done_at: done_at?.getTime() ?? null,
      is_due_at_counter: state === 'to_transfer' && target === 'method' && isCounterMethod(method),
    })),
    start_note: row.start_note,
    ending: endingOnWire(row, held, lang, now),
    club,
    club_contacts: contactsOnWire(contacts, row.desk_phone),
    alternatives,
    counter_offer: offer,
    offered_change: offeredOnWire(change, lang),
    requested_change: requestedOnWire(asked),
    notes: acts.flatMap(({ at, what, who, detail }): StaffBookingDetail['notes'] => {
      if (what === 'booking.noted' || what === 'booking.rest_awaited' || what === 'booking.deposit_changed')
        return [{ at, who, note: detail, extended_minutes: null }]
      if (what !== 'booking.payment_extended') return []
      const { minutes, reason } = readExtension(detail)
      return [{ at, who, note: reason, extended_minutes: minutes }]
    }),
  }
}
