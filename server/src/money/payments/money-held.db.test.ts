import type { Language } from '@teeviet/contract/rules/languages'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { workOffDeadline } from '#rounds/deadlines/work-off-deadline'
import { type BookingApp, createBookingApp } from '#testing/apps/booking-app'
import { bankReports } from '#testing/bookings/bank-reports'
import { addPlacedBooking, type PlacedBooking } from '#testing/bookings/placed-booking'
import { createTestContext, type TestContext } from '#testing/context'
import { addStaff } from '#testing/golf'
import { returnShortMoney } from '../refunds/returns/return-short.ts'
import { startBankTransfer } from './start-bank-transfer.ts'

let ctx: TestContext
let app: BookingApp
const start = new Date('2026-11-20T08:00:00+07:00')
const payBy = new Date('2026-11-20T08:30:00+07:00')
const heldUntil = new Date('2026-11-20T09:30:00+07:00')
beforeAll(async () => {
  ctx = await createTestContext()
  app = await createBookingApp(ctx)
})
afterAll(async () => {
  await app.app.close()
  await ctx.close()
})
beforeEach(() => ctx.clock.set(start))

const billOf = async ({ member, billId }: PlacedBooking, lang: Language = 'vi') =>
  Object(
    (await app.browserOf(member).get('/api/services/get_bill_detail_for_wap', { bill_id: billId, lang }))
      .data,
  )
const lastTo = async ({ billId }: PlacedBooking) =>
  (
    await ctx.q<{
      text: string
    }>`select text from messages where booking_id = ${billId} order by id desc limit 1`
  )[0]?.text

/** A bill of 4.200.000đ of which 4.000.000đ have come, to this account of ours. */
async function partlyPaid(account = ctx.config.bank.accountNumber) {
  const booking = await addPlacedBooking(ctx.q, start, payBy)
  const { transaction_id } = await startBankTransfer(ctx, booking.member, booking.billId)
  await bankReports(ctx, transaction_id, 4_000_000, { account })
  return { ...booking, content: transaction_id }
}

/** The payment window ends, staff decide to wait for what is missing of a partly paid order, and that ends too. */
async function expire({ billId }: PlacedBooking) {
  ctx.clock.set(payBy)
  await workOffDeadline(ctx, { bookingId: billId })
  const sales = app.browserOf(await addStaff(ctx.q, ['sales']))
  const decision = { decision: 'wait', reason: 'Khách gửi biên lai' }
  await sales.post(`/api/staff/bookings/${billId}/decide-partly-paid`, decision)
  ctx.clock.set(heldUntil)
  await workOffDeadline(ctx, { bookingId: billId })
}

test('staff see in panel and queue what of a partly paid bill was received, is missing, and until when', async () => {
  const { billId } = await partlyPaid()
  const money = { arrived_amount: 4_000_000, left_to_pay: 200_000, payment_deadline: payBy.getTime() }
  const browser = app.browserOf(await addStaff(ctx.q))
  expect((await browser.get(`/api/staff/bookings/${billId}`, {})).data).toMatchObject(money)
  const { data } = await browser.get('/api/staff/bookings', { state: 'placed', limit: 100 })
  expect(Object(data).find(({ id }: { id: number }) => id === billId)).toMatchObject(money)
})

test('staff see in panel and queue the money on another account of ours, apart from the money which counts for the bill', async () => {
  const { billId } = await partlyPaid('999900001111')
  const money = { arrived_amount: 0, held_amount: 4_000_000, left_to_pay: 4_200_000 }
  const browser = app.browserOf(await addStaff(ctx.q))
  expect((await browser.get(`/api/staff/bookings/${billId}`, {})).data).toMatchObject(money)
  const { data } = await browser.get('/api/staff/bookings', { state: 'placed', limit: 100 })
  expect(Object(data).find(({ id }: { id: number }) => id === billId)).toMatchObject(money)
})

describe('an expiry with money on the bill', () => {
  test.each([
    ['vi', 'bạn được hoàn đủ 4.000.000đ: chọn nơi nhận từ 09:30 21/11'],
    ['en', 'all 4.000.000đ comes back: choose how from 09:30 21 Nov'],
    ['kr', '4.000.000đ 전액을 환불해 드립니다. 11월 21일 09:30부터'],
    ['jp', '4.000.000đは全額返金します。11月21日 09:30から'],
  ] as const)('is explained in its SMS and on the bill, in %s', async (lang, what) => {
    const booking = await partlyPaid()
    await ctx.q`update bookings set language = ${lang} where id = ${booking.billId}`
    await expire(booking)
    expect(await lastTo(booking)).toContain(what)
    const { ending } = await billOf(booking, lang)
    expect(ending.money).toContain('4.000.000đ')
    expect(ending.money).toContain('09:30')
  })

  test('is followed as announced: the golfer chooses its target from that hour on', async () => {
    const booking = await partlyPaid()
    await expire(booking)
    await returnShortMoney(ctx)
    expect(await billOf(booking)).toMatchObject({ state: 'expired', refunds: [], arrived_amount: 4_000_000 })
    ctx.clock.set('2026-11-21T09:30:01+07:00')
    await returnShortMoney(ctx)
    expect(await billOf(booking)).toMatchObject({
      refunds: [{ amount: 4_000_000, state: 'needs_target', targets: ['wallet', 'bank'] }],
      ending: { money: '' },
    })
  })

  test('promises nothing that a rest sent in time would break', async () => {
    const booking = await partlyPaid()
    await expire(booking)
    expect((await billOf(booking)).ending.money).toContain('Nếu phần còn thiếu không được gửi trước hạn')
    await bankReports(ctx, booking.content, 200_000, { at: new Date('2026-11-20T09:29:00+07:00') })
    expect(await billOf(booking)).toMatchObject({ state: 'paid', ending: null })
  })

  test('says that staff look at money on another account', async () => {
    const booking = await partlyPaid('999900001111')
    await expire(booking)
    const said = 'Nhân viên đang kiểm tra 4.000.000đ đã nhận và sẽ báo bạn.'
    expect(await lastTo(booking)).toContain(said)
    expect((await billOf(booking)).ending).toMatchObject({ money: said })
  })

  test('mentions no money without any', async () => {
    const booking = await addPlacedBooking(ctx.q, start, payBy)
    await expire(booking)
    expect(await lastTo(booking)).toContain('tự động hủy')
    expect((await billOf(booking)).ending).toMatchObject({ by: 'system', money: '' })
  })
})

test('cancelling a partly paid bill by staff notifies its golfer that the money is refunded', async () => {
  const booking = await partlyPaid()
  const admin = app.browserOf(await addStaff(ctx.q))
  await admin.post(`/api/staff/bookings/${booking.billId}/cancel`, { reason: 'Khách gọi' })
  expect(await lastTo(booking)).toContain('Hoàn đủ 4.000.000đ đã nhận.')
  expect((await billOf(booking)).ending.money).toContain('Bạn được hoàn đủ 4.000.000đ đã chuyển')
  await returnShortMoney(ctx)
  expect(await billOf(booking)).toMatchObject({ refunds: [{ amount: 4_000_000, state: 'needs_target' }] })
})
