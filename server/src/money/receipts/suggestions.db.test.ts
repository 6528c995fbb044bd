import { randomInt } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Member } from '#platform/context/actor'
import { sepaySignature } from '#platform/gateways/bank-notifications/sepay'
import { checkLedger } from '#platform/ledger/check'
import { pointsOf } from '#platform/ledger/points'
import { addPlacedBooking, type PlacedBooking } from '#testing/bookings/placed-booking'
import { createTestContext, type TestContext } from '#testing/context'
import { addMember } from '#testing/golf'
import { startBankTransfer } from '../payments/start-bank-transfer.ts'
import { startTopUpTransfer } from '../wallet/open-top-up.ts'
import { listReceipts } from './receipts.ts'
import { receiveBankNotification } from './receive-bank-notification.ts'

/* The suggestions shown to staff for money without a bill, each with its evidence. Nothing is matched automatically. */

let ctx: TestContext
let booking: PlacedBooking
const start = new Date('2026-11-20T08:00:00+07:00')
const payBy = new Date('2026-11-20T08:30:00+07:00')

beforeAll(async () => {
  ctx = await createTestContext()
})
afterAll(() => ctx.close())
beforeEach(async () => {
  ctx.clock.set(start)
  booking = await addPlacedBooking(ctx.q, start, payBy)
})

/** SePay reports a transfer; returns it as staff then see it. */
async function reported(content: string, amount: number, fields: Record<string, string> = {}) {
  const id = randomInt(1, 2 ** 47)
  const rawBody = JSON.stringify({
    id,
    transactionDate: '2026-11-20 08:00:00',
    accountNumber: ctx.config.bank.accountNumber,
    content,
    transferType: 'in',
    transferAmount: amount,
    referenceCode: `FT${id}`,
    ...fields,
  })
  const timestamp = String(start.getTime() / 1000)
  const headers = {
    'x-sepay-timestamp': timestamp,
    'x-sepay-signature': sepaySignature(timestamp, rawBody, ctx.config.bank.sepaySecret),
  }
  expect(await receiveBankNotification(ctx, 'sepay', { headers, rawBody })).toBeNull()
  const [latest] = await listReceipts(ctx, { limit: 1 })
  expect(latest).toMatchObject({ content, amount, state: 'unmatched', applied: 0 })
  return latest
}

const smsCode = async () =>
  (await ctx.q<{ payment_code: string }>`select payment_code from bills where id = ${booking.billId}`)[0]
    ?.payment_code ?? ''
const slip = (code: string) => code.slice(0, 9) + (code.endsWith('7') ? '8' : '7')
const isUnpaid = async () => {
  const [row] = await ctx.q`select state from bookings where id = ${booking.billId}`
  expect(row).toEqual({ state: 'placed' })
}

describe('a booking is offered', () => {
  test('by the payment code of the SMS, mistyped', async () => {
    const receipt = await reported(`${slip(await smsCode())} dat san`, 1_000)
    expect(receipt?.guesses).toMatchObject([{ id: booking.billId, score: 0.75, clues: ['misread'] }])
    await isUnpaid()
  })

  test('by the code of the QR screen in full-width letters, and the amount beside it', async () => {
    const { transaction_id } = await startBankTransfer(ctx, booking.member, booking.billId)
    const wide = transaction_id.replace(/./g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))
    const receipt = await reported(wide, 4_200_000)
    expect(receipt?.guesses[0]).toMatchObject({ id: booking.billId, clues: ['misread', 'amount'] })
    await isUnpaid()
  })

  test('by a code in another field of the notifier', async () => {
    const receipt = await reported('CHUYEN TIEN', 1_000, { description: `IBFT ${await smsCode()}` })
    expect(receipt).toMatchObject({ other_text: expect.stringContaining('IBFT') })
    expect(receipt?.guesses).toMatchObject([{ id: booking.billId, score: 1, clues: ['code'] }])
    await isUnpaid()
  })

  test('by the code cut to five characters', async () => {
    const receipt = await reported(`MBVCB.32789.${(await smsCode()).slice(0, 5)}`, 1_000)
    expect(receipt?.guesses).toContainEqual(
      expect.objectContaining({ id: booking.billId, score: 0.3, clues: ['cut'] }),
    )
  })

  test('by the golfer’s phone and the amount, without any code', async () => {
    const national = booking.member.phone.replace(/^(\+84|0)/, '0')
    const receipt = await reported(`${national} tra tien san golf`, 4_200_000)
    expect(receipt?.guesses[0]).toMatchObject({ id: booking.billId, clues: ['amount', 'phone'], score: 0.65 })
    await isUnpaid()
  })

  test('by the payer’s name, of the golfer or of a guest', async () => {
    await ctx.q`update booking_players set guest_name = 'Đặng Thị Ước' where booking_id = ${booking.billId} and guest_name is not null`
    const receipt = await reported('DANG THI UOC chuyen khoan', 1_000)
    expect(receipt?.guesses).toMatchObject([{ id: booking.billId, clues: ['name'], score: 0.35 }])
  })

  test('not by phone, name or amount once it ended days ago', async () => {
    ctx.clock.set('2026-11-24T08:00:00+07:00')
    await ctx.q`update receipts set received_at = ${ctx.clock.now()} where state = 'unmatched'`
    const [latest] = await listReceipts(ctx, { state: 'unmatched', limit: 1 })
    expect(latest?.guesses).toEqual([])
    ctx.clock.set(start)
  })
})

test('a top-up is offered by its mistyped code, with the golfer whose wallet it is', async () => {
  const member: Member = await addMember(ctx.q)
  const { transaction_id } = await startTopUpTransfer(ctx, member, 500_000)
  const receipt = await reported(slip(transaction_id), 500_000)
  const [{ vga } = { vga: 0 }] = await ctx.q<{ vga: number }>`select vga from members where id = ${member.id}`
  expect(receipt?.wallet_guesses[0]).toMatchObject({ vga, transaction_id, clues: ['misread', 'amount'] })
  expect(await pointsOf(ctx.q, member.id)).toBe(0)
  expect((await checkLedger(ctx.q)).balanced).toBe(true)
})
