import { system } from '#bookings/booking/record-event'
import { transition } from '#bookings/booking/transition'
import { startBankTransfer } from '#money/payments/start-bank-transfer'
import { receiveBankNotification } from '#money/receipts/receive-bank-notification'
import { sendRefund } from '#money/refunds/send/send-refund'
import { inTransaction } from '#platform/database/transaction'
import type { TestContext } from '#testing/context'
import { clubStatementScenarios } from './club-statement-scenarios.ts'
import { flightScenarios } from './flight-scenarios.ts'
import {
  agreed,
  begun,
  cancelledPart,
  decidedAtGateway,
  maybeReported,
  PRICE,
  paidByCard,
  paidByTransfer,
  placed,
  pointsBegun,
  reportedBefore,
  restTransferred,
  shortAndCancelled,
  toBank,
  topUpTransferred,
  toWallet,
  transferred,
  transferredByCode,
  waiting,
} from './initial-states.ts'
import { newBookingScenarios } from './new-booking-scenarios.ts'
import type { Scenario } from './scenario.ts'
import { bookingScenarios } from './scenarios-of-bookings.ts'
import { changeScenarios } from './scenarios-of-changes.ts'
import { secondPersonScenarios } from './second-person-scenarios.ts'
import { shareScenarios } from './share-scenarios.ts'
import { waitlistScenarios } from './waitlist-scenarios.ts'

const methods = ['ale_pay', 'epay_all'] as const
const again = { isRepeated: true }
const byTheClock = { isRepeated: false }

/** The golfer goes on from wherever the tap has led, and pays. */
const pays: Scenario['goesOn'] = async (fixture, ctx, input) => {
  await decidedAtGateway(fixture, ctx, input)
}

export const scenarios: readonly Scenario[] = [
  { name: 'opening the QR code', verb: 'the QR code is opened', prepare: (_, ctx) => placed(ctx), ...again },
  { name: 'opening a top-up', verb: 'a top-up is opened', prepare: (_, ctx) => placed(ctx), ...again },
  ...[
    { name: 'a transfer of the bill', prepare: (ctx: TestContext) => transferred(ctx) },
    { name: 'a transfer that is short', prepare: (ctx: TestContext) => transferred(ctx, 1_000_000) },
    { name: 'a transfer of too much', prepare: (ctx: TestContext) => transferred(ctx, 5_000_000) },
    { name: 'the rest of a transfer', prepare: restTransferred },
    { name: 'a transfer with the code of the SMS', prepare: transferredByCode },
    { name: 'a transfer that another notifier told of', prepare: reportedBefore },
    { name: 'a transfer of nobody', prepare: (ctx: TestContext) => transferred(ctx, PRICE, 'golf') },
    { name: 'a top-up by transfer', prepare: topUpTransferred },
  ].map(({ name, prepare }): Scenario => {
    return { name, verb: 'the bank tells of a transfer', prepare: (_, ctx) => prepare(ctx), ...again }
  }),
  {
    name: 'a guest is taken out while a card page is open',
    verb: 'a guest is taken out before payment',
    prepare: (_, ctx) => begun(ctx),
    ...again,
  },
  { name: 'points', verb: 'points are confirmed', prepare: (_, ctx) => pointsBegun(ctx), ...again },
  ...[...methods, 'stb'].map(
    (method): Scenario => ({
      name: `beginning ${method}`,
      verb: 'a card payment is begun',
      prepare: (_, ctx) => placed(ctx, method),
      ...again,
      goesOn: pays,
    }),
  ),
  ...[...methods, 'vietin'].map(
    (method): Scenario => ({
      name: `the notification of ${method}`,
      verb: 'the gateway tells, and is asked',
      prepare: async (fixture, ctx) => decidedAtGateway(fixture, ctx, await placed(ctx, method)),
      ...byTheClock,
    }),
  ),
  {
    name: 'going to the gateway',
    verb: 'the browser goes to the gateway',
    prepare: (_, ctx) => begun(ctx),
    ...again,
    goesOn: pays,
  },
  {
    name: 'the end of an attempt',
    verb: 'the time of an attempt is up',
    prepare: (_, ctx) => begun(ctx, true),
    ...again,
  },
  {
    name: 'a payment nobody tells of',
    verb: 'the clock asks the gateway',
    prepare: async (fixture, ctx) => decidedAtGateway(fixture, ctx, await placed(ctx)),
    ...byTheClock,
  },
  {
    name: 'a card that is declined',
    verb: 'the gateway tells, and is asked',
    prepare: async (fixture, ctx) =>
      decidedAtGateway(fixture, ctx, await placed(ctx), { outcome: 'declined' }),
    ...byTheClock,
  },
  {
    name: 'a top-up by card',
    verb: 'the gateway tells, and is asked',
    prepare: async (fixture, ctx) => decidedAtGateway(fixture, ctx, await placed(ctx), { isTopUp: true }),
    ...byTheClock,
  },
  {
    name: 'a card payment for a bill that is paid',
    verb: 'the gateway tells, and is asked',
    prepare: async (fixture, ctx) => {
      const input = await transferred(ctx)
      const paid = await decidedAtGateway(fixture, ctx, input)
      await receiveBankNotification(ctx, 'sepay', input.raw)
      return paid
    },
    ...byTheClock,
  },
  {
    name: 'giving a booking up',
    verb: 'the golfer gives the booking up',
    prepare: (_, ctx) => paidByTransfer(ctx, toWallet),
    ...again,
  },
  {
    name: 'undoing a booking',
    verb: 'the golfer undoes the booking',
    prepare: (_, ctx) => paidByTransfer(ctx, toWallet),
    ...again,
  },
  {
    name: 'a refund to the wallet',
    verb: 'staff agree to the refund',
    prepare: async (_, ctx) => cancelledPart(ctx, await paidByTransfer(ctx, toWallet)),
    ...again,
  },
  {
    name: 'a refund of one player',
    verb: 'staff agree to the refund',
    prepare: async (_, ctx) => cancelledPart(ctx, await paidByTransfer(ctx, toWallet), 'player'),
    ...again,
  },
  {
    name: 'a refund of the insurance',
    verb: 'staff agree to the refund',
    prepare: async (_, ctx) => cancelledPart(ctx, await paidByTransfer(ctx, toWallet), 'insurance'),
    ...again,
  },
  {
    name: 'a refund that is refused',
    verb: 'staff refuse the refund',
    prepare: async (_, ctx) => cancelledPart(ctx, await paidByTransfer(ctx, toWallet)),
    ...again,
  },
  {
    name: 'a refund that waits to be told where to',
    verb: 'the golfer says where to',
    prepare: async (_, ctx) => ({ ...(await agreed(ctx, await paidByTransfer(ctx, {}))), target: toWallet }),
    ...again,
  },
  {
    name: 'a refund by bank transfer',
    verb: 'staff made the bank transfer',
    prepare: async (_, ctx) => agreed(ctx, await paidByTransfer(ctx, toBank)),
    ...again,
  },
  ...[...methods, 'nab', 'bidv'].map(
    (method): Scenario => ({
      name: `a refund by ${method}`,
      verb: 'the gateway gives it back',
      prepare: async (fixture, ctx) => agreed(ctx, await paidByCard(fixture, ctx, method)),
      ...byTheClock,
    }),
  ),
  {
    name: 'a refund a gateway refused, by another way',
    verb: 'the golfer says where to',
    prepare: async (fixture, ctx) => {
      const refused = await agreed(ctx, await paidByCard(fixture, ctx, 'bidv'))
      await sendRefund(ctx, { refundId: refused.refundId })
      return { ...refused, target: toWallet }
    },
    ...again,
  },
  {
    name: 'a booking the club cannot take',
    verb: 'the club cancels in full',
    prepare: (_, ctx) => paidByTransfer(ctx, {}),
    ...again,
  },
  {
    name: 'a booking the club cannot take, of which the golfer has asked for less',
    verb: 'the club cancels in full',
    prepare: async (_, ctx) => cancelledPart(ctx, await paidByTransfer(ctx, toWallet)),
    ...again,
  },
  ...changeScenarios,
  {
    name: 'a longer payment window with an open QR code',
    verb: 'staff extend the payment window',
    prepare: (_, ctx) => transferred(ctx),
    ...again,
  },
  {
    name: 'short money of a booking that has ended',
    verb: 'short money goes back',
    prepare: (_, ctx) => shortAndCancelled(ctx),
    ...byTheClock,
  },
  {
    name: 'a settlement our bank had told of',
    verb: 'a settlement is booked',
    prepare: async (fixture, ctx) => {
      const paid = await paidByCard(fixture, ctx, 'ale_pay')
      const { receiptId } = await waiting(ctx, 3_960_000)
      return { ...paid, receiptId }
    },
    ...again,
  },
  {
    name: 'premiums paid to the insurer',
    verb: 'premiums are paid out',
    prepare: async (_, ctx) => {
      const paid = await paidByTransfer(ctx, {})
      const played = { bookingId: paid.billId, to: 'played' as const, now: ctx.clock.now() }
      await inTransaction(ctx.pool, (q) => transition(ctx, q, { ...played, actor: system }))
      return paid
    },
    ...again,
  },
  {
    name: 'a transfer nobody tells of, booked by hand',
    verb: 'staff book a line of the statement',
    prepare: async (_, ctx) => {
      const input = await placed(ctx)
      const { transaction_id } = await startBankTransfer(ctx, input.member, input.billId)
      return { ...input, reference: transaction_id }
    },
    ...again,
  },
  { name: 'staff match money', verb: 'staff match money', prepare: (_, ctx) => waiting(ctx), ...again },
  {
    name: 'money into a wallet',
    verb: 'staff put money into a wallet',
    prepare: (_, ctx) => waiting(ctx),
    ...again,
  },
  {
    name: 'a corrected wallet',
    verb: 'staff correct a wallet',
    prepare: async (_, ctx) => {
      const input = await placed(ctx)
      return { ...input, code: `correction-${input.billId}` }
    },
    ...again,
  },
  {
    name: 'the same money',
    verb: 'staff say it is the same money',
    prepare: (_, ctx) => maybeReported(ctx),
    ...again,
  },
  { name: 'money back', verb: 'staff give money back', prepare: (_, ctx) => waiting(ctx), ...again },
  {
    name: 'a charge-back',
    verb: 'a charge-back is booked',
    prepare: (fixture, ctx) => paidByCard(fixture, ctx, 'ale_pay'),
    ...again,
  },
  ...bookingScenarios,
  ...newBookingScenarios,
  ...shareScenarios,
  ...waitlistScenarios,
  ...flightScenarios,
  ...secondPersonScenarios,
  ...clubStatementScenarios,
]
