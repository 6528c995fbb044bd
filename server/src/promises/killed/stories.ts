import { cancelBooking } from '../../bookings/cancel.ts'
import { Refusal } from '../../http/refusal.ts'
import { jobHandlers } from '../../modules.ts'
import { handOverPayer } from '../../payments/card/hand-over.ts'
import { inquirePayment } from '../../payments/card/inquire-payment.ts'
import { startCardPayment } from '../../payments/card/start-card-payment.ts'
import { ticketFor } from '../../payments/card/ticket.ts'
import { receiveBankNotification } from '../../payments/receive-bank-notification.ts'
import { startBankTransfer } from '../../payments/start-bank-transfer.ts'
import { sendRefund } from '../../refunds/send-refund.ts'
import type { TargetFields } from '../../refunds/targets.ts'
import { agreeAsStaff } from '../../staff/refund-acts.ts'
import { codeSentTo } from '../../testing/account-app.ts'
import type { TestContext } from '../../testing/context.ts'
import { workOffDueJobs } from '../../testing/due-jobs.ts'
import { openPageOf } from '../../testing/gateway-room.ts'
import { addMember, addStaff } from '../../testing/golf.ts'
import { addPlacedBooking } from '../../testing/placed-booking.ts'
import { fillWallet } from '../../testing/wallets.ts'
import { startTopUpTransfer } from '../../wallet/open-top-up.ts'
import { startPointsPayment } from '../../wallet/start-points-payment.ts'
import { type Transfer, written } from '../simulation/played-bank.ts'
import type { Desk } from './desk.ts'
import { type Input, type Raw, type VerbName, verbs } from './verbs.ts'

/** A verb of money, everything that has to be there before it, and what the world does after it by itself. */
export type Story = {
  name: string
  verb: VerbName
  prepare(desk: Desk, ctx: TestContext): Promise<Input>
  /** Whoever asked gets no answer and asks again; without, only the clock goes on. */
  isRepeated: boolean
  /** What still has to be done by somebody outside before the story has an end. */
  goesOn?(desk: Desk, ctx: TestContext, input: Input): Promise<void>
}

const PRICE = 4_200_000
const account = { refund_bank: '970436', refund_account: '001100123456', refund_name: 'Nguyễn An' }
const toWallet: TargetFields = { refund_to: 'wallet' }
const toBank: TargetFields = { refund_to: 'bank', ...account }
/** The number of the partner bank whose golfers pay on its page. */
const bankIds: Readonly<Record<string, number>> = { vietin: 1, stb: 2, nab: 3, bidv: 7 }
let serial = 0

/** A placed booking of a golfer of its own, of which everything comes back until the last moment. */
async function placed(ctx: TestContext, method = 'ale_pay'): Promise<Input> {
  const now = ctx.clock.now()
  const booking = await addPlacedBooking(ctx.q, now, new Date(now.getTime() + 1_800_000))
  const rungs = [{ until: null, refund_percent: 100, penalty_percent: 0, refund_vnd: PRICE }]
  const ladder = { condition: {}, deadline_hours: 0, penalty_percent: 0, rungs }
  await ctx.q`update bookings set refund_ladder = ${ladder} where id = ${booking.billId}`
  const none = { paymentId: 0, reference: '', code: '', refundId: 0, receiptId: 0, target: {} }
  const member = { ...booking.member, bankId: bankIds[method] ?? null }
  const raw = { headers: {}, rawBody: '' }
  return { ...none, member, staff: await addStaff(ctx.q), billId: booking.billId, method, raw }
}

/** A new transfer of this moment to our account. */
function transferOf(ctx: TestContext, content: string, amountVnd: number): Transfer {
  serial += 1
  const account = ctx.config.bank.accountNumber
  return { id: serial, by: [], content, amountVnd, at: ctx.clock.now(), account, thanked: new Set() }
}

const told = (ctx: TestContext, content: string, amountVnd: number): Raw =>
  written(ctx, transferOf(ctx, content, amountVnd), 'sepay')

/** A bill whose golfer has the QR code, and a transfer of so much with it. */
async function transferred(ctx: TestContext, amount = PRICE, content?: string): Promise<Input> {
  const input = await placed(ctx)
  const { transaction_id } = await startBankTransfer(ctx, input.member, input.billId)
  return { ...input, raw: told(ctx, content ?? transaction_id, amount) }
}

async function topUpTransferred(ctx: TestContext): Promise<Input> {
  const input = { ...(await placed(ctx)), member: await addMember(ctx.q) }
  const { transaction_id } = await startTopUpTransfer(ctx, input.member, 500_000)
  return { ...input, raw: told(ctx, transaction_id, 500_000) }
}

/** Some of the bill's money is here; the rest is on its way. */
async function restTransferred(ctx: TestContext): Promise<Input> {
  const first = await transferred(ctx, 1_000_000)
  await receiveBankNotification(ctx, 'sepay', first.raw)
  const { transaction_id } = await startBankTransfer(ctx, first.member, first.billId)
  return { ...first, raw: told(ctx, transaction_id, PRICE - 1_000_000) }
}

/** Another notifier has told of the same transfer before. */
async function toldBefore(ctx: TestContext): Promise<Input> {
  const input = await placed(ctx)
  const { transaction_id } = await startBankTransfer(ctx, input.member, input.billId)
  const transfer = transferOf(ctx, transaction_id, PRICE)
  await receiveBankNotification(ctx, 'casso', written(ctx, transfer, 'casso'))
  return { ...input, raw: written(ctx, transfer, 'sepay') }
}

/** The golfer never opened the QR code and took the payment code of the SMS. */
async function transferredByCode(ctx: TestContext): Promise<Input> {
  const input = await placed(ctx)
  const [bill] = await ctx.q<{ code: string }>`
    select payment_code as code from bills where id = ${input.billId}`
  return { ...input, raw: told(ctx, bill?.code ?? '', PRICE) }
}

/** A card payment that was begun; its time is up when `isOver`. */
async function begun(ctx: TestContext, isOver = false): Promise<Input> {
  const input = await placed(ctx)
  const { member, method, billId } = input
  const { id, reference } = await startCardPayment(ctx, member, { method, purpose: { billId } })
  if (isOver) await ctx.q`update payments set expires_at = created_at where id = ${id}`
  return { ...input, paymentId: id, reference }
}

async function withPoints(ctx: TestContext): Promise<Input> {
  const input = await placed(ctx)
  await fillWallet(ctx, input.member, PRICE)
  return input
}

async function pointsBegun(ctx: TestContext): Promise<Input> {
  const input = await withPoints(ctx)
  const { transaction_id } = await startPointsPayment(ctx, input.member, input.billId, 'vi')
  return { ...input, reference: transaction_id, code: await codeSentTo(ctx, input.member.phone) }
}

/** The golfer has gone on to the gateway's page and has paid there, or not; the notification lies ready. */
async function decidedAtGateway(
  desk: Desk,
  ctx: TestContext,
  input: Input,
  { isTopUp = false, outcome = 'paid' } = {},
): Promise<Input> {
  const { member, method, billId } = input
  const purpose = isTopUp ? { topUpVnd: 500_000 } : { billId }
  const { id, reference } = await startCardPayment(ctx, member, { method, purpose })
  const handOver = await handOverPayer(ctx, ticketFor(ctx, reference))
  if (!handOver) throw new Error('no way to the gateway')
  await openPageOf(handOver)
  return { ...input, paymentId: id, reference, raw: await desk.decideAt(reference, outcome) }
}

async function paidByCard(desk: Desk, ctx: TestContext, method: string): Promise<Input> {
  const input = await decidedAtGateway(desk, ctx, await placed(ctx, method))
  await inquirePayment(ctx, input.paymentId)
  return input
}

async function paidByTransfer(ctx: TestContext, target: TargetFields): Promise<Input> {
  const input = await transferred(ctx)
  await receiveBankNotification(ctx, 'sepay', input.raw)
  return { ...input, target }
}

async function givenUp(ctx: TestContext, input: Input, part?: 'player' | 'insurance'): Promise<Input> {
  const { member, billId, target } = input
  const [own] = await ctx.q<{ playerId: number; serviceId: number }>`
    select (select max(id) from booking_players where booking_id = ${billId}) as "playerId",
      (select id from bill_services where bill_id = ${billId} and kind = 'hio') as "serviceId"`
  const playerId = part === 'player' ? own?.playerId : undefined
  const serviceId = part === 'insurance' ? own?.serviceId : undefined
  const asked = { bookingId: billId, reason: 'Bận', target, playerId, serviceId, idempotency: null }
  await cancelBooking(ctx, member, asked)
  const [refund] = await ctx.q<{ id: number }>`select id from refunds where bill_id = ${billId}`
  return { ...input, refundId: refund?.id ?? 0 }
}

async function agreed(ctx: TestContext, input: Input): Promise<Input> {
  const asked = await givenUp(ctx, input)
  await agreeAsStaff(ctx, { staff: asked.staff, lang: 'vi' }, asked.refundId)
  return asked
}

/** A part of the bill is here, and its golfer gave the booking up before the rest. */
async function shortAndCancelled(ctx: TestContext): Promise<Input> {
  const input = await transferred(ctx, 1_000_000)
  const { member, billId } = input
  await receiveBankNotification(ctx, 'sepay', input.raw)
  await cancelBooking(ctx, member, { bookingId: billId, reason: 'Bận', target: {}, idempotency: null })
  const [short] = await ctx.q<{ id: number }>`select id from receipts order by id desc limit 1`
  return { ...input, receiptId: short?.id ?? 0 }
}

async function waiting(ctx: TestContext, amount = PRICE): Promise<Input> {
  const input = await transferred(ctx, amount, 'tien golf')
  await receiveBankNotification(ctx, 'sepay', input.raw)
  const [receipt] = await ctx.q<{ id: number }>`select id from receipts order by id desc limit 1`
  return { ...input, receiptId: receipt?.id ?? 0, target: { ...toBank } }
}

/** The banks' pages are one path: each bank has its turn in one of its stories. */
const methods = ['ale_pay', 'epay_all'] as const
const again = { isRepeated: true }
const byTheClock = { isRepeated: false }

/** The golfer goes on from wherever the tap has led, and pays. */
const pays: Story['goesOn'] = async (desk, ctx, input) => {
  await decidedAtGateway(desk, ctx, input)
}

export const stories: readonly Story[] = [
  { name: 'opening the QR code', verb: 'the QR code is opened', prepare: (_, ctx) => placed(ctx), ...again },
  { name: 'opening a top-up', verb: 'a top-up is opened', prepare: (_, ctx) => placed(ctx), ...again },
  ...[
    { name: 'a transfer of the bill', prepare: (ctx: TestContext) => transferred(ctx) },
    { name: 'a transfer that is short', prepare: (ctx: TestContext) => transferred(ctx, 1_000_000) },
    { name: 'a transfer of too much', prepare: (ctx: TestContext) => transferred(ctx, 5_000_000) },
    { name: 'the rest of a transfer', prepare: restTransferred },
    { name: 'a transfer with the code of the SMS', prepare: transferredByCode },
    { name: 'a transfer that another notifier told of', prepare: toldBefore },
    { name: 'a transfer of nobody', prepare: (ctx: TestContext) => transferred(ctx, PRICE, 'golf') },
    { name: 'a top-up by transfer', prepare: topUpTransferred },
  ].map(({ name, prepare }): Story => {
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
    (method): Story => ({
      name: `beginning ${method}`,
      verb: 'a card payment is begun',
      prepare: (_, ctx) => placed(ctx, method),
      ...again,
      goesOn: pays,
    }),
  ),
  ...[...methods, 'vietin'].map(
    (method): Story => ({
      name: `the notification of ${method}`,
      verb: 'the gateway tells, and is asked',
      prepare: async (desk, ctx) => decidedAtGateway(desk, ctx, await placed(ctx, method)),
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
    prepare: async (desk, ctx) => decidedAtGateway(desk, ctx, await placed(ctx)),
    ...byTheClock,
  },
  {
    name: 'a card that is declined',
    verb: 'the gateway tells, and is asked',
    prepare: async (desk, ctx) => decidedAtGateway(desk, ctx, await placed(ctx), { outcome: 'declined' }),
    ...byTheClock,
  },
  {
    name: 'a top-up by card',
    verb: 'the gateway tells, and is asked',
    prepare: async (desk, ctx) => decidedAtGateway(desk, ctx, await placed(ctx), { isTopUp: true }),
    ...byTheClock,
  },
  {
    name: 'a card payment for a bill that is paid',
    verb: 'the gateway tells, and is asked',
    prepare: async (desk, ctx) => {
      const input = await transferred(ctx)
      const paid = await decidedAtGateway(desk, ctx, input)
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
    name: 'a refund to the wallet',
    verb: 'staff agree to the refund',
    prepare: async (_, ctx) => givenUp(ctx, await paidByTransfer(ctx, toWallet)),
    ...again,
  },
  {
    name: 'a refund of one player',
    verb: 'staff agree to the refund',
    prepare: async (_, ctx) => givenUp(ctx, await paidByTransfer(ctx, toWallet), 'player'),
    ...again,
  },
  {
    name: 'a refund of the insurance',
    verb: 'staff agree to the refund',
    prepare: async (_, ctx) => givenUp(ctx, await paidByTransfer(ctx, toWallet), 'insurance'),
    ...again,
  },
  {
    name: 'a refund that is refused',
    verb: 'staff refuse the refund',
    prepare: async (_, ctx) => givenUp(ctx, await paidByTransfer(ctx, toWallet)),
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
    (method): Story => ({
      name: `a refund by ${method}`,
      verb: 'the gateway gives it back',
      prepare: async (desk, ctx) => agreed(ctx, await paidByCard(desk, ctx, method)),
      ...byTheClock,
    }),
  ),
  {
    name: 'a refund a gateway refused, by another way',
    verb: 'the golfer says where to',
    prepare: async (desk, ctx) => {
      const refused = await agreed(ctx, await paidByCard(desk, ctx, 'bidv'))
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
    name: 'short money of a booking that has ended',
    verb: 'short money goes back',
    prepare: (_, ctx) => shortAndCancelled(ctx),
    ...byTheClock,
  },
  {
    name: 'a settlement our bank had told of',
    verb: 'a settlement is booked',
    prepare: async (desk, ctx) => {
      const paid = await paidByCard(desk, ctx, 'ale_pay')
      const { receiptId } = await waiting(ctx, 3_960_000)
      return { ...paid, receiptId }
    },
    ...again,
  },
  {
    name: 'premiums paid to the insurer',
    verb: 'premiums are paid out',
    prepare: (_, ctx) => paidByTransfer(ctx, {}),
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
  { name: 'money back', verb: 'staff give money back', prepare: (_, ctx) => waiting(ctx), ...again },
  {
    name: 'a charge-back',
    verb: 'a charge-back is booked',
    prepare: (desk, ctx) => paidByCard(desk, ctx, 'ale_pay'),
    ...again,
  },
]

/** Whoever was not answered asks again, and goes on from there. */
export async function goOn(story: Story, desk: Desk, ctx: TestContext, input: Input): Promise<void> {
  if (story.isRepeated) {
    await verbs[story.verb](ctx, input).catch((error: unknown) => {
      // what was done before says so
      if (!(error instanceof Refusal)) throw error
    })
  }
  await story.goesOn?.(desk, ctx, input)
}

/** Two minutes go by: the clock asks gateways and does what was left, and nobody of the house does anything. */
export async function letTimePass(ctx: TestContext): Promise<void> {
  ctx.clock.advance(120)
  await jobHandlers(ctx)['missed-deadlines']({})
  while ((await workOffDueJobs(ctx)) > 0);
  ctx.clock.advance(-120)
}
