import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Staff } from '#platform/context/actor'
import { inTransaction } from '#platform/database/transaction'
import { checkLedger } from '#platform/ledger/check'
import { pointsOf } from '#platform/ledger/points'
import { bankReports } from '#testing/bookings/bank-reports'
import { outcome } from '#testing/bookings/bookings'
import { addPlacedBooking, type PlacedBooking } from '#testing/bookings/placed-booking'
import { createTestContext, type TestContext } from '#testing/context'
import { addStaff } from '#testing/golf'
import { returnReceipt } from '../refunds/returns/return-receipt.ts'
import { matchReceipt } from './match-receipt.ts'
import { receiptToWallet } from './receipt-to-wallet.ts'
import { readReceipt } from './receipts.ts'

const start = new Date('2026-11-20T08:00:00+07:00')
const payBy = new Date('2026-11-20T08:30:00+07:00')

let ctx: TestContext
let staff: Staff
let booking: PlacedBooking
beforeAll(async () => {
  ctx = await createTestContext()
  staff = await addStaff(ctx.q)
})
afterAll(() => ctx.close())
beforeEach(async () => {
  ctx.clock.set(start)
  booking = await addPlacedBooking(ctx.q, start, payBy)
})

/** Money that matches no bill, as it waits on the staff's list. */
async function waiting(amount: number): Promise<number> {
  await bankReports(ctx, 'tien golf cua anh An', amount)
  const [row] = await ctx.q<{ id: number }>`select id from receipts order by id desc limit 1`
  return row?.id ?? 0
}
const match = (receiptId: number, bookingId = booking.billId) =>
  matchReceipt(ctx, staff, { receiptId, bookingId })
const stateOf = async (id: number) =>
  (await ctx.q<{ state: string }>`select state from bookings where id = ${id}`)[0]?.state
const balance = async (name: string) => {
  const { balanced, accounts } = await checkLedger(ctx.q)
  expect(balanced).toBe(true)
  return accounts.find((account) => account.name === name)?.balance ?? 0
}

describe('money that staff take for a booking', () => {
  it('pays it, matched by staff, and leaves suspense', async () => {
    const before = await balance('suspense')
    const id = await waiting(4_200_000)
    expect(await balance('suspense')).toBe(before + 4_200_000)
    await match(id)
    expect(await stateOf(booking.billId)).toBe('paid')
    expect(await readReceipt(ctx, id)).toMatchObject({
      state: 'matched',
      resolution: 'matched',
      reason: null,
      applied: 4_200_000,
      booking: { id: booking.billId },
    })
    expect(await balance('suspense')).toBe(before)
    const [step] = await ctx.q`
      select to_state, actor_kind, actor_id from booking_events where booking_id = ${booking.billId} order by id desc`
    expect(step).toEqual({ to_state: 'paid', actor_kind: 'staff', actor_id: staff.id })
  })

  it('pays once when two of the staff take it at the same moment', async () => {
    const id = await waiting(4_200_000)
    const other = await addPlacedBooking(ctx.q, start, payBy)
    const taken = await Promise.all([outcome(match(id)), outcome(match(id, other.billId))])
    expect(taken.filter((one) => one === 'staff.receiptSettled')).toHaveLength(1)
    expect([await stateOf(booking.billId), await stateOf(other.billId)].toSorted()).toEqual([
      'paid',
      'placed',
    ])
  })

  it('waits for the rest when it is short, and pays with it', async () => {
    const [first, second] = [await waiting(4_000_000), await waiting(300_000)]
    await match(first)
    expect(await readReceipt(ctx, first)).toMatchObject({ state: 'unmatched', reason: 'short' })
    await match(second)
    expect(await stateOf(booking.billId)).toBe('paid')
    expect((await readReceipt(ctx, first)).state).toBe('matched')
    expect(await readReceipt(ctx, second)).toMatchObject({
      state: 'unmatched',
      reason: 'excess',
      applied: 200_000,
    })
    // an excess can only be refunded or go to the wallet, and only its amount
    const suspense = await balance('suspense')
    await receiptToWallet(ctx, staff, { receiptId: second, vid: `vID ${booking.member.vga}` })
    expect(await pointsOf(ctx.q, booking.member.id)).toBe(100_000)
    expect(await balance('suspense')).toBe(suspense - 100_000)
  })

  it('pays a second booking with the excess of the first', async () => {
    const other = await addPlacedBooking(ctx.q, start, payBy)
    const before = [await balance('suspense'), await balance('bookings_paid')]
    const id = await waiting(8_400_000)
    await match(id)
    await match(id, other.billId)
    expect(await stateOf(other.billId)).toBe('paid')
    expect(await readReceipt(ctx, id)).toMatchObject({ state: 'matched', applied: 8_400_000 })
    const after = [await balance('suspense'), await balance('bookings_paid')]
    expect(after).toEqual([before[0], (before[1] ?? 0) + 8_000_000])
  })

  it('waits for the rest of a second booking with no more than the first one left of it', async () => {
    const other = await addPlacedBooking(ctx.q, start, payBy)
    const id = await waiting(8_000_000)
    await match(id)
    await match(id, other.billId)
    expect(await readReceipt(ctx, id)).toMatchObject({ state: 'unmatched', reason: 'short' })
    const suspense = await balance('suspense')
    // 3.800.000đ wait; of these 500.000đ the bill takes 400.000đ
    await match(await waiting(500_000), other.billId)
    expect(await stateOf(other.billId)).toBe('paid')
    expect(await balance('suspense')).toBe(suspense - 3_800_000 + 100_000)
  })

  it('stays in suspense with its reason when the bill was paid before, or the money was sent too late', async () => {
    await match(await waiting(4_200_000))
    const twice = await waiting(4_200_000)
    await match(twice)
    expect(await readReceipt(ctx, twice)).toMatchObject({ state: 'unmatched', reason: 'already_paid' })
    const other = await addPlacedBooking(ctx.q, start, payBy)
    ctx.clock.set('2026-11-20T08:31:00+07:00')
    const late = await waiting(4_200_000)
    await match(late, other.billId)
    expect(await readReceipt(ctx, late)).toMatchObject({ state: 'unmatched', reason: 'late' })
    expect(await stateOf(other.billId)).toBe('placed')
  })

  it('is judged by the bank’s time, however late staff find whose it is', async () => {
    const id = await waiting(4_200_000)
    ctx.clock.set('2026-11-20T16:00:00+07:00')
    await match(id)
    expect(await stateOf(booking.billId)).toBe('paid')
  })

  it('goes back only as far as it paid no bill', async () => {
    const before = await balance('suspense')
    const id = await waiting(4_500_000)
    await match(id)
    await inTransaction(ctx.pool, (q) =>
      returnReceipt(ctx, q, {
        receiptId: id,
        fields: { refund_to: 'wallet' },
        actor: { kind: 'staff', id: staff.id },
        now: ctx.clock.now(),
      }),
    )
    expect(await pointsOf(ctx.q, booking.member.id)).toBe(300_000)
    expect(await balance('suspense')).toBe(before)
    expect(await readReceipt(ctx, id)).toMatchObject({ state: 'resolved', resolution: 'returned' })
  })

  it('is refused for a booking that does not exist', async () => {
    const id = await waiting(1)
    expect(await outcome(match(id, 999_999_999))).toBe('payment.notFound')
    expect(await outcome(match(999_999_999))).toBe('request.notFound')
  })
})

describe('money that staff put into a wallet', () => {
  it('is credited once, and the golfer is notified', async () => {
    const id = await waiting(500_000)
    const give = () => receiptToWallet(ctx, staff, { receiptId: id, vid: String(booking.member.vga) })
    const given = await Promise.all([outcome(give()), outcome(give())])
    expect(given.filter((one) => one === 'staff.receiptSettled')).toHaveLength(1)
    expect(await pointsOf(ctx.q, booking.member.id)).toBe(500_000)
    expect(await readReceipt(ctx, id)).toMatchObject({ state: 'resolved', resolution: 'to_wallet' })
    const [sms] = await ctx.q<{ text: string }>`
      select text from messages where phone = ${booking.member.phone} order by id desc limit 1`
    expect(sms?.text).toContain('500.000đ')
    await balance('suspense')
  })

  it('needs a golfer who exists', async () => {
    const id = await waiting(500_000)
    const given = receiptToWallet(ctx, staff, { receiptId: id, vid: '99999999' })
    expect(await outcome(given)).toBe('player.unknownVid')
  })
})
