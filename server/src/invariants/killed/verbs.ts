import { dayMs } from '@teeviet/contract/rules/time/dates'
import { system } from '#bookings/booking/record-event'
import { readCounterOffer } from '#bookings/counter-offers/read-offer'
import { bookBankLine } from '#money/books/book-line'
import { decideApproval, proposeAct } from '#money/books/decide-approval'
import { recordChargeback } from '#money/cards/chargebacks/record-chargeback'
import { inquireByClock } from '#money/cards/inquire-by-clock'
import { receiveGatewayNotice } from '#money/cards/receive-gateway-notice'
import { redirectPayer } from '#money/cards/redirect-payer'
import { startCardPayment } from '#money/cards/start-card-payment'
import { ticketFor } from '#money/cards/ticket'
import { settleDispute } from '#money/clubs/disputes'
import { findGateway } from '#money/methods/find-gateway'
import { gatewayOfMethod } from '#money/methods/gateway-of-method'
import { expirePayment } from '#money/payments/expire-payment'
import { startBankTransfer } from '#money/payments/start-bank-transfer'
import { bookPayouts, withdrawPayout } from '#money/payouts/payout-orders'
import { recordBankMovement } from '#money/payouts/record-bank-movement'
import { matchReceipt } from '#money/receipts/match-receipt'
import { receiptToWallet } from '#money/receipts/receipt-to-wallet'
import { receiveBankNotification } from '#money/receipts/receive-bank-notification'
import { isSameMoney } from '#money/receipts/same-money'
import { agreeRefund } from '#money/refunds/decide'
import { chooseOwnTarget } from '#money/refunds/quote/choose-own-target'
import { lockRefund } from '#money/refunds/refund'
import { returnReceipt } from '#money/refunds/returns/return-receipt'
import { sendRefund } from '#money/refunds/send/send-refund'
import {
  agreeAsStaff,
  refuseAsStaff,
  returnReceiptAsStaff,
  transferredAsStaff,
} from '#money/refunds/staff/refund-acts'
import { confirmPointsPayment } from '#money/wallet/confirm-points-payment'
import { correctWallet } from '#money/wallet/correct-wallet'
import { startTopUpTransfer } from '#money/wallet/open-top-up'
import type { Context } from '#platform/context/context'
import { inTransaction } from '#platform/database/transaction'
import { cancelBooking } from '#rounds/cancel/cancel'
import { undoBooking } from '#rounds/cancel/undo'
import { answerChange } from '#rounds/change/answer-change'
import { changeBooking } from '#rounds/change/change-booking'
import { acceptOffer, declineOffer } from '#rounds/counter-offers/answer-offer'
import { workOffDeadline } from '#rounds/deadlines/work-off-deadline'
import { changeDeposit } from '#rounds/new-booking/change-deposit'
import { answerAsk } from '#rounds/open-flights/answer-ask'
import { recordRainCheck } from '#rounds/rain-check/record-rain-check'
import { remindOfShares } from '#rounds/shares/remind-of-shares'
import { endSplit, splitBill } from '#rounds/shares/split-bill'
import { cancelForClub } from '#rounds/staff/endings/cancel-for-club'
import { extendPayment } from '#rounds/staff/extend-payment'
import { bookGivenOf } from '#rounds/waitlist/book-given'
import { payFromWallet } from '#rounds/waitlist/pay-from-wallet'
import { decideRound } from '#rounds/weather/decide-rounds'
import { makeAsStaff, typedBooking } from '#testing/bookings/new-booking'
import type { Input } from './input.ts'
import { orderPayout } from './order-payout.ts'
import {
  insuredForLess,
  playerLeaves,
  recordAllAs,
  verbsOfBookings,
  wantedOfPaid,
} from './verbs-of-bookings.ts'
import { verbsOfCounter } from './verbs-of-counter.ts'

/** What nine holes not played of a round are worth. */
export const rainCredit = 2_000_000

/** What a player of the booking that became cheaper pays. */
export const loweredPrice = 1_500_000

/** When the players of a booking made by staff start. */
export const newBookingStart = ({ clock }: Pick<Context, 'clock'>) =>
  new Date(clock.now().getTime() + 3 * dayMs)

/** What a player of the booking that is to become dearer pays. */
export const raisedPrice = 5_000_000

/** A change of the price alone. */
export const priceChange = (price_per_player: number) => ({
  price_per_player,
  facility_id: undefined,
  start_at: undefined,
  players: undefined,
})

/** The golfer takes the first time on offer, at the price that is shown. */
export function takeOtherTime(ctx: Context, { member, billId: bookingId }: Input): Promise<number> {
  return inTransaction(ctx.pool, async (q) => {
    const offer = await readCounterOffer(q, bookingId, { lang: 'vi', now: ctx.clock.now() })
    const [option] = offer?.options ?? []
    const choice = { option: 1, expectedAmount: option?.amount ?? 0 }
    return acceptOffer(ctx, q, { memberId: member.id, bookingId }, choice)
  })
}

/** Every externally triggered step of money and bookings, by its kind. Each may be repeated. */
export const verbs = {
  ...verbsOfBookings,
  'the QR code is opened': (ctx, { member, billId }) => startBankTransfer(ctx, member, billId),
  'a top-up is opened': (ctx, { member }) => startTopUpTransfer(ctx, member, 500_000),
  'the golfer splits the bill': (ctx, { member, billId }) =>
    splitBill(ctx, member, { id_general_bill_detail: billId, mode: 'by_player', at_deadline: 'cover' }),
  'the golfer ends the split': (ctx, { member, billId }) => endSplit(ctx, member, billId),
  'the organiser lets a golfer in': async (ctx, { asked }) => {
    if (asked) await answerAsk(ctx, asked.host, { ...asked, isApproved: true })
  },
  'a given place is booked': (ctx, { member }) => bookGivenOf(ctx, member.id),
  'the wallet pays an order': (ctx, { billId }) => payFromWallet(ctx, billId),
  'the golfer is reminded of shares': (ctx, { splitId = 0 }) => remindOfShares(ctx, splitId),
  'the bank tells of a transfer': (ctx, { raw }) => receiveBankNotification(ctx, 'sepay', raw),
  'the bank names the payer': (ctx, { raw }) => receiveBankNotification(ctx, 'casso', raw),
  'points are confirmed': (ctx, { member, reference, code }) =>
    confirmPointsPayment(ctx, member, { reference, code }),
  'a card payment is begun': (ctx, { member, method, billId }) =>
    startCardPayment(ctx, member, { method, purpose: { billId } }),
  'the browser goes to the gateway': (ctx, { reference }) => redirectPayer(ctx, ticketFor(ctx, reference)),
  'the time of an attempt is up': (ctx, { paymentId }) => expirePayment(ctx, paymentId),
  'the gateway tells, and is asked': async (ctx, { method, raw, paymentId }) => {
    const name = gatewayOfMethod(method)
    const gateway = name && (await findGateway(ctx, name))
    if (!gateway) throw new Error('no such gateway')
    const failure = await receiveGatewayNotice(ctx, gateway, raw)
    if (failure !== null) throw new Error(`the gateway was not believed: ${failure}`)
    await inquireByClock(ctx, { paymentId, turn: null })
  },
  'the clock asks the gateway': (ctx, { paymentId }) => inquireByClock(ctx, { paymentId, turn: 0 }),
  'the golfer gives the booking up': (ctx, { member, billId, target }) =>
    cancelBooking(ctx, member, { bookingId: billId, reason: 'Bận', target, idempotency: null }),
  'the golfer undoes the booking': (ctx, { member, billId, target = {} }) =>
    undoBooking(ctx, member, { bookingId: billId, target, idempotency: null }),
  'the weather ends a round': (ctx, { staff, billId: id }) =>
    recordRainCheck(ctx, staff, { id, holes_played: 9, marshal: 'Anh Tư', amount: rainCredit }),
  'the recorded weather gives back': (ctx, { billId }) => decideRound(ctx, billId),
  'nobody comes': (ctx, { staff, billId }) => recordAllAs(ctx, staff, billId, 'no_show'),
  'a no-show is undone': (ctx, { staff, billId }) => recordAllAs(ctx, staff, billId, 'expected'),
  'a guest is taken out before payment': async (ctx, { member, billId: bookingId }) => {
    const [guest] = await ctx.q<{ id: number }>`
      select id from booking_players where booking_id = ${bookingId} and guest_name is not null`
    await cancelBooking(ctx, member, { bookingId, playerId: guest?.id, reason: 'Bận', idempotency: null })
  },
  'staff agree to the refund': (ctx, { staff, refundId }) =>
    agreeAsStaff(ctx, { staff, lang: 'vi' }, refundId),
  // the limit of the settings would hold for the other paths as well
  'staff agree to the refund, which is held': (ctx, { staff: { id: staffId }, refundId }) =>
    inTransaction(ctx.pool, async (q) => {
      const { state } = await lockRefund(q, refundId)
      if (state !== 'requested') return
      await agreeRefund(ctx, q, { refundId, staffId, isHeld: true, now: ctx.clock.now() })
    }),
  'staff propose the refund': (ctx, { staff, refundId: id }) =>
    proposeAct(ctx, staff, { act: 'refund', fields: { id } }),
  'a second person approves': (ctx, { staff, approvalId = 0 }) =>
    decideApproval(ctx, { staff, lang: 'vi' }, { id: approvalId, decision: 'approve', reason: '' }),
  'staff refuse the refund': (ctx, { staff, refundId: id }) =>
    refuseAsStaff(ctx, { staff, lang: 'vi' }, { id, reason: 'Đã chơi' }),
  'the golfer says where to': (ctx, { member, refundId, target: fields }) =>
    chooseOwnTarget(ctx, member, { refundId, fields, lang: 'vi' }),
  'the gateway gives it back': (ctx, { refundId }) => sendRefund(ctx, { refundId }),
  'staff made the bank transfer': (ctx, { staff, refundId: id }) =>
    transferredAsStaff(
      ctx,
      { staff, lang: 'vi' },
      { id, bank_reference: `FT${id}`, payee_name: 'NGUYEN AN' },
    ),
  'staff book a line of the statement': (ctx, { staff, reference }) =>
    bookBankLine(ctx, staff, {
      bankReference: `LINE-${reference}`,
      amountVnd: 4_200_000,
      occurredAt: ctx.clock.now(),
      content: reference,
      line: 1,
    }),
  'staff match money': (ctx, { staff, receiptId, billId: bookingId, playerId }) =>
    matchReceipt(ctx, staff, { receiptId, bookingId, playerId }),
  'staff put money into a wallet': (ctx, { staff, receiptId, member }) =>
    receiptToWallet(ctx, staff, { receiptId, vid: String(member.vga) }),
  'staff correct a wallet': (ctx, { staff, member, code: key }) => {
    const correction = { id: member.id, direction: 'give' as const, amount: 200_000, reason: 'Chờ lâu' }
    const idempotency = { caller: `staff:${staff.id}`, key, hash: Buffer.from(key) }
    return correctWallet(ctx, staff, correction, idempotency)
  },
  'staff say it is the same money': (ctx, { staff, receiptId }) => isSameMoney(ctx, staff, receiptId),
  'staff give money back': (ctx, { staff, receiptId, target }) =>
    returnReceiptAsStaff(ctx, { staff, lang: 'vi' }, receiptId, target),
  'the club cancels in full': (ctx, { staff, billId: id }) =>
    cancelForClub(ctx, { staff, lang: 'vi' }, { id, reason: 'Mưa bão' }),
  'staff lower the price of a paid booking': (ctx, { staff, billId: id, code: fingerprint }) =>
    changeBooking(ctx, staff, { id, fingerprint, reason: 'Giá sai', ...priceChange(loweredPrice) }),
  'staff raise the price of a paid booking': (ctx, { staff, billId: id, code: fingerprint }) =>
    changeBooking(ctx, staff, { id, fingerprint, reason: 'Giá sai', ...priceChange(raisedPrice) }),
  'staff remove a player of a paid booking': async (ctx, { staff, billId: id, code: fingerprint }) =>
    changeBooking(ctx, staff, {
      id,
      fingerprint,
      reason: 'Khách gọi',
      leaving_refund: 'terms',
      ...(await wantedOfPaid(ctx, id, playerLeaves)),
    }),
  'staff insure the players of a paid booking for less': async (
    ctx,
    { staff, billId: id, code: fingerprint },
  ) =>
    changeBooking(ctx, staff, {
      id,
      fingerprint,
      reason: 'Khách gọi',
      ...(await wantedOfPaid(ctx, id, insuredForLess)),
    }),
  'staff accept the change that a golfer asked for': (ctx, { staff, billId: id, code: fingerprint }) =>
    answerChange(ctx, staff, { id, fingerprint, accepts: 1, reason: '' }),
  'staff refuse the change that a golfer asked for': (ctx, { staff, billId: id, code: fingerprint }) =>
    answerChange(ctx, staff, { id, fingerprint, accepts: 0, reason: 'Sân có giải' }),
  'the golfer takes another time': takeOtherTime,
  'the golfer takes no other time': (ctx, { member, billId: bookingId }) =>
    inTransaction(ctx.pool, (q) => declineOffer(ctx, q, { memberId: member.id, bookingId })),
  'the time of a change is up': (ctx, { billId: bookingId }) => workOffDeadline(ctx, { bookingId }),
  'staff extend the payment window': async (ctx, { staff, billId: id }) => {
    const [booking] = await ctx.q<{ placedAt: Date }>`
      select placed_at as "placedAt" /* not null */ from bookings where id = ${id}`
    const pay_by = (booking?.placedAt.getTime() ?? 0) + 1_800_000
    await extendPayment(ctx, { staff, lang: 'vi' }, { id, minutes: 60, pay_by, reason: 'Đang chuyển khoản' })
  },
  'staff change the deposit': async (ctx, { staff, billId: id }) => {
    const [plan] = await ctx.q<{
      restBy: Date
    }>`select rest_by as "restBy" /* not null */ from bookings where id = ${id}`
    const rest_by = plan?.restBy.getTime() ?? 0
    const seen = { seen_deposit: 1_000_000, seen_rest_by: rest_by }
    await changeDeposit(
      ctx,
      { staff, lang: 'vi' },
      { id, deposit: 1_500_000, rest_by, ...seen, reason: 'Khách xin' },
    )
  },
  'staff make a booking': (ctx, { staff, member, billId: courseId, code: key }) => {
    const start = { courseId, at: newBookingStart(ctx).toISOString() }
    return makeAsStaff(ctx, staff, typedBooking(start, { phone: member.phone }), key)
  },
  'staff make a booking that is paid at the counter': (
    ctx,
    { staff, member, billId: courseId, code: key },
  ) => {
    const start = { courseId, at: newBookingStart(ctx).toISOString() }
    const fields = { phone: member.phone, counter_method: 'counter_cash' }
    return makeAsStaff(ctx, staff, typedBooking(start, fields), key)
  },
  ...verbsOfCounter,
  // one of the receipts refunded by schedule: each has a transaction of its own
  'short money goes back': (ctx, { receiptId }) =>
    inTransaction(ctx.pool, (q) =>
      returnReceipt(ctx, q, { receiptId, fields: {}, actor: system, now: ctx.clock.now() }),
    ),
  'a settlement is booked': (ctx, { staff, receiptId, reference }) =>
    recordBankMovement(ctx, staff, {
      kind: 'settlement',
      gateway: 'alepay',
      receiptId,
      bankReference: `SET-${reference}`,
      amountVnd: 4_000_000,
      feeVnd: 40_000,
      occurredAt: ctx.clock.now(),
      note: '',
    }),
  'premiums are paid out': (ctx, { staff, billId }) =>
    recordBankMovement(ctx, staff, {
      kind: 'premium_payout',
      bankReference: `PRE-${billId}`,
      amountVnd: 200_000,
      feeVnd: 0,
      occurredAt: ctx.clock.now(),
      note: '',
    }),
  'a dispute is settled': (ctx, { staff, disputeId = 0 }) =>
    settleDispute(ctx, staff, { id: disputeId, club_amount: 1_000_000, answer: 'Đã kiểm tra' }),
  'a payout is ordered': (ctx, input) => orderPayout(ctx, input),
  'a payout is withdrawn': (ctx, { staff, payoutId = 0 }) => withdrawPayout(ctx, staff, payoutId),
  'a payout is booked': (ctx, { staff, billId, payoutId = 0 }) =>
    bookPayouts(ctx, staff, {
      occurred_at: ctx.clock.now().getTime(),
      paid: [{ id: payoutId, bank_reference: `PAY-${billId}` }],
    }),
  'a charge-back is booked': (ctx, { staff, reference }) =>
    recordChargeback(ctx, staff, {
      reference,
      gatewayReference: `CB-${reference}`,
      amountVnd: 100_000,
      occurredAt: ctx.clock.now(),
      note: '',
    }),
} as const satisfies Record<string, (ctx: Context, input: Input) => Promise<unknown>>

export type VerbName = keyof typeof verbs
