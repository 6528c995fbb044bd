// The state before each scenario of the kill test.
import { addDays, dayMs, dayOf, startOfDay } from '@teeviet/contract/rules/time/dates'
import { inquirePayment } from '#money/cards/inquire-payment'
import { redirectPayer } from '#money/cards/redirect-payer'
import { startCardPayment } from '#money/cards/start-card-payment'
import { ticketFor } from '#money/cards/ticket'
import { startBankTransfer } from '#money/payments/start-bank-transfer'
import { receiveBankNotification } from '#money/receipts/receive-bank-notification'
import type { TargetFields } from '#money/refunds/send/targets'
import { agreeAsStaff } from '#money/refunds/staff/refund-acts'
import { startTopUpTransfer } from '#money/wallet/open-top-up'
import { startPointsPayment } from '#money/wallet/start-points-payment'
import { cancelBooking } from '#rounds/cancel/cancel'
import { codeSentTo } from '#testing/apps/account-app'
import { openPageOf } from '#testing/apps/sandbox-gateways'
import { keepOfNoShows } from '#testing/bookings/no-show-rule'
import { addPlacedBooking } from '#testing/bookings/placed-booking'
import { fillWallet } from '#testing/bookings/wallets'
import type { TestContext } from '#testing/context'
import { addMember, addStaff } from '#testing/golf'
import { recordRain, underClause } from '#testing/weather/under-clause'
import { type Transfer, written } from '../simulation/simulated-bank.ts'
import type { Input, Raw } from './input.ts'
import type { KillFixture } from './kill-fixture.ts'

export const PRICE = 4_200_000
const account = { refund_bank: '970436', refund_account: '001100123456', refund_name: 'Nguyễn An' }
export const toWallet: TargetFields = { refund_to: 'wallet' }
export const toBank: TargetFields = { refund_to: 'bank', ...account }
/** The number of the partner bank whose golfers pay on its page. */
const bankIds: Readonly<Record<string, number>> = { vietin: 1, stb: 2, nab: 3, bidv: 7 }
let serial = 0

/** A placed booking of a golfer of its own, fully refundable until the last moment. */
export async function placed(ctx: TestContext, method = 'ale_pay'): Promise<Input> {
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
export function transferOf(ctx: TestContext, content: string, amountVnd: number): Transfer {
  serial += 1
  const account = ctx.config.bank.accountNumber
  return { id: serial, by: [], content, amountVnd, at: ctx.clock.now(), account, thanked: new Set() }
}

export const reported = (ctx: TestContext, content: string, amountVnd: number): Raw =>
  written(ctx, transferOf(ctx, content, amountVnd), 'sepay')

/** A bill whose golfer has the QR code, and a transfer of so much with it. */
export async function transferred(ctx: TestContext, amount = PRICE, content?: string): Promise<Input> {
  const input = await placed(ctx)
  const { transaction_id } = await startBankTransfer(ctx, input.member, input.billId)
  return { ...input, raw: reported(ctx, content ?? transaction_id, amount) }
}

export async function topUpTransferred(ctx: TestContext): Promise<Input> {
  const input = { ...(await placed(ctx)), member: await addMember(ctx.q) }
  const { transaction_id } = await startTopUpTransfer(ctx, input.member, 500_000)
  return { ...input, raw: reported(ctx, transaction_id, 500_000) }
}

/** Some of the bill's money is here; the rest is on its way. */
export async function restTransferred(ctx: TestContext): Promise<Input> {
  const first = await transferred(ctx, 1_000_000)
  await receiveBankNotification(ctx, 'sepay', first.raw)
  const { transaction_id } = await startBankTransfer(ctx, first.member, first.billId)
  return { ...first, raw: reported(ctx, transaction_id, PRICE - 1_000_000) }
}

/** Another provider has reported the same transfer before. */
export async function reportedBefore(ctx: TestContext): Promise<Input> {
  const input = await placed(ctx)
  const { transaction_id } = await startBankTransfer(ctx, input.member, input.billId)
  const transfer = transferOf(ctx, transaction_id, PRICE)
  await receiveBankNotification(ctx, 'casso', written(ctx, transfer, 'casso'))
  return { ...input, raw: written(ctx, transfer, 'sepay') }
}

/** The golfer never opened the QR code and took the payment code of the SMS. */
export async function transferredByCode(ctx: TestContext): Promise<Input> {
  const input = await placed(ctx)
  const [bill] = await ctx.q<{ code: string }>`
    select payment_code as code /* not null */ from bills where id = ${input.billId}`
  return { ...input, raw: reported(ctx, bill?.code ?? '', PRICE) }
}

/** A card payment that was begun; its time is up when `isOver`. */
export async function begun(ctx: TestContext, isOver = false): Promise<Input> {
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

export async function pointsBegun(ctx: TestContext): Promise<Input> {
  const input = await withPoints(ctx)
  const { transaction_id } = await startPointsPayment(ctx, input.member, input.billId, 'vi')
  return { ...input, reference: transaction_id, code: await codeSentTo(ctx, input.member.phone) }
}

/** The golfer has opened the gateway's page and has paid there, or not; the notification is ready to send. */
export async function decidedAtGateway(
  fixture: KillFixture,
  ctx: TestContext,
  input: Input,
  { isTopUp = false, outcome = 'paid' } = {},
): Promise<Input> {
  const { member, method, billId } = input
  const purpose = isTopUp ? { topUpVnd: 500_000 } : { billId }
  const { id, reference } = await startCardPayment(ctx, member, { method, purpose })
  const redirect = await redirectPayer(ctx, ticketFor(ctx, reference))
  if (!redirect) throw new Error('no way to the gateway')
  await openPageOf(redirect)
  return { ...input, paymentId: id, reference, raw: await fixture.decideAt(reference, outcome) }
}

export async function paidByCard(fixture: KillFixture, ctx: TestContext, method: string): Promise<Input> {
  const input = await decidedAtGateway(fixture, ctx, await placed(ctx, method))
  await inquirePayment(ctx, input.paymentId)
  return input
}

export async function paidByTransfer(ctx: TestContext, target: TargetFields): Promise<Input> {
  const input = await transferred(ctx)
  await receiveBankNotification(ctx, 'sepay', input.raw)
  return { ...input, target }
}

/** A paid booking whose players came two hours ago. */
export async function stoppedByRain(ctx: TestContext): Promise<Input> {
  const input = await paidByTransfer(ctx, {})
  const now = ctx.clock.now()
  await ctx.q`
    update bookings set tee_time_at = ${new Date(now.getTime() - 7_200_000)}, play_date = ${dayOf(now)}::date
    where id = ${input.billId}`
  await ctx.q`update booking_players set attendance = 'checked_in', attendance_at = ${now} where booking_id = ${input.billId}`
  return input
}

/** A paid booking that was played yesterday in the rain, under a weather clause. */
export async function wetRound(ctx: TestContext): Promise<Input> {
  const input = await paidByTransfer(ctx, {})
  const yesterday = addDays(dayOf(ctx.clock.now()), -1)
  const start = new Date(startOfDay(yesterday) + 7 * 3_600_000)
  await ctx.q`
    update bookings set tee_time_at = ${start}, play_date = ${yesterday}::date where id = ${input.billId}`
  await underClause(ctx.q, input.billId, { gives: 'wallet', percent: 50 })
  await recordRain(ctx.q, input.billId, start.toISOString(), [9, 9, 9, 9, 9])
  return input
}

/** A paid booking whose players did not come two hours ago, of a course that keeps a part of the price. */
export async function nobodyCame(ctx: TestContext): Promise<Input> {
  const input = await paidByTransfer(ctx, {})
  const start = new Date(ctx.clock.now().getTime() - 7_200_000)
  await keepOfNoShows(ctx.q, input.billId, 40)
  await ctx.q`
    update tee_times set starts_at = ${start}
    where id in (select tee_time_id from booking_players where booking_id = ${input.billId})`
  return input
}

export async function cancelledPart(
  ctx: TestContext,
  input: Input,
  part?: 'player' | 'insurance',
): Promise<Input> {
  const { member, billId, target } = input
  const [own] = await ctx.q<{ playerId: number | null; serviceId: number | null }>`
    select (select max(id) from booking_players where booking_id = ${billId}) as "playerId",
      (select id from bill_services where bill_id = ${billId} and kind = 'hio') as "serviceId"`
  const playerId = part === 'player' ? (own?.playerId ?? undefined) : undefined
  const serviceId = part === 'insurance' ? (own?.serviceId ?? undefined) : undefined
  const asked = { bookingId: billId, reason: 'Bận', target, playerId, serviceId, idempotency: null }
  await cancelBooking(ctx, member, asked)
  const [refund] = await ctx.q<{ id: number }>`select id from refunds where bill_id = ${billId}`
  return { ...input, refundId: refund?.id ?? 0 }
}

export async function agreed(ctx: TestContext, input: Input): Promise<Input> {
  const asked = await cancelledPart(ctx, input)
  await agreeAsStaff(ctx, { staff: asked.staff, lang: 'vi' }, asked.refundId)
  return asked
}

/** A part of the bill is here, and its golfer gave the booking up before the rest. */
export async function shortAndCancelled(ctx: TestContext): Promise<Input> {
  const input = await transferred(ctx, 1_000_000)
  const { member, billId } = input
  await receiveBankNotification(ctx, 'sepay', input.raw)
  await cancelBooking(ctx, member, { bookingId: billId, reason: 'Bận', target: {}, idempotency: null })
  const [short] = await ctx.q<{ id: number }>`select id from receipts order by id desc limit 1`
  return { ...input, receiptId: short?.id ?? 0 }
}

export async function waiting(ctx: TestContext, amount = PRICE): Promise<Input> {
  const input = await transferred(ctx, amount, 'tien golf')
  await receiveBankNotification(ctx, 'sepay', input.raw)
  const [receipt] = await ctx.q<{ id: number }>`select id from receipts order by id desc limit 1`
  return { ...input, receiptId: receipt?.id ?? 0, target: { ...toBank } }
}

/** Two providers reported a reference and amount days apart: it may be the same money. */
export async function maybeReported(ctx: TestContext): Promise<Input> {
  const input = await placed(ctx)
  const transfer = transferOf(ctx, 'tien golf', PRICE)
  const before = { ...transfer, at: new Date(transfer.at.getTime() - 3 * dayMs) }
  await receiveBankNotification(ctx, 'casso', written(ctx, before, 'casso'))
  await receiveBankNotification(ctx, 'sepay', written(ctx, transfer, 'sepay'))
  const [receipt] = await ctx.q<{
    id: number
  }>`select id from receipts where reason = 'told_before' order by id desc limit 1`
  return { ...input, receiptId: receipt?.id ?? 0 }
}

/** The banks' pages are one path: each bank has its turn in one of its scenarios. */
