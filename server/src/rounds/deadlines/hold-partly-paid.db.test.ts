import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { system } from '#bookings/booking/record-event'
import { startBankTransfer } from '#money/payments/start-bank-transfer'
import { matchReceipt } from '#money/receipts/match-receipt'
import { receiptToWallet } from '#money/receipts/receipt-to-wallet'
import { returnReceipt } from '#money/refunds/returns/return-receipt'
import { returnShortMoney } from '#money/refunds/returns/return-short'
import { inTransaction } from '#platform/database/transaction'
import { type BookingApp, createBookingApp } from '#testing/apps/booking-app'
import { balances, lastSms, refundsOf, stateOf } from '#testing/bookings/bank-records'
import { bankReports } from '#testing/bookings/bank-reports'
import { brokenPlaces } from '#testing/bookings/bookings'
import { addPlacedBooking } from '#testing/bookings/placed-booking'
import { createTestContext, type TestContext } from '#testing/context'
import { workOffDueJobs } from '#testing/due-jobs'
import { addMember, addStaff } from '#testing/golf'
import { nameDuty } from '#testing/name-duty'
import type { Browser } from '#testing/processes/browser'
import { holdPartlyPaid, type PartlyPaid } from './hold-partly-paid.ts'
import { workOffDeadline } from './work-off-deadline.ts'

let ctx: TestContext
let app: BookingApp
let sales: Browser
const start = new Date('2026-11-20T08:00:00+07:00')
const payBy = new Date('2026-11-20T08:30:00+07:00')
const heldUntil = new Date('2026-11-20T09:30:00+07:00')
const playsAt = new Date('2026-11-25T08:00:00+07:00')

beforeAll(async () => {
  ctx = await createTestContext()
  app = await createBookingApp(ctx)
  sales = app.browserOf(await addStaff(ctx.q, ['sales']))
})
afterAll(async () => {
  await app.app.close()
  await ctx.close()
})
beforeEach(async () => {
  ctx.clock.set(start)
  await ctx.q`update bookings set state = 'expired' where state = 'placed'`
})

/** An order of 4.200.000đ of which 4.000.000đ have arrived. */
async function partlyPaid() {
  const order = await addPlacedBooking(ctx.q, start, payBy)
  const { transaction_id: content } = await startBankTransfer(ctx, order.member, order.billId)
  await bankReports(ctx, content, 4_000_000)
  return { ...order, id: order.billId, content }
}

/** The same when its payment window has ended. */
async function heldOrder() {
  const order = await partlyPaid()
  ctx.clock.set(payBy)
  await workOffDeadline(ctx, { bookingId: order.id })
  return order
}

const holdOf = async (id: number) =>
  (
    await ctx.q<{ pay_by: Date; part_hold: string | null }>`
    select pay_by, part_hold from bookings where id = ${id}`
  )[0]
const decide = (id: number, decision: 'wait' | 'end', reason: string, by = sales) =>
  by.post(`/api/staff/bookings/${id}/decide-partly-paid`, { decision, reason })
async function toDecide(): Promise<number[]> {
  const { data } = await sales.get('/api/staff/bookings', { state: 'placed', partly_paid: 1 })
  const figure = Object((await sales.get('/api/staff/queue')).data).partly_paid
  const ids = (data as { id: number }[]).map(({ id }) => id)
  expect(figure).toBe(ids.length)
  return ids
}

describe('a partly paid order whose payment window ends', () => {
  test('is held longer, and the golfer and the list of the desk are notified', async () => {
    const { id } = await heldOrder()
    expect(await stateOf(ctx, id)).toBe('placed')
    expect(await holdOf(id)).toEqual({ pay_by: heldUntil, part_hold: 'undecided' })
    expect(await lastSms(ctx)).toMatch(/còn thiếu 200\.000đ\. Giữ chỗ đến 09:30/)
    expect(await toDecide()).toEqual([id])
    expect(await brokenPlaces(ctx.q)).toEqual([])
  })

  test('is paid by a rest that arrives meanwhile', async () => {
    const { id, content } = await heldOrder()
    ctx.clock.set('2026-11-20T09:29:00+07:00')
    await bankReports(ctx, content, 200_000)
    expect(await stateOf(ctx, id)).toBe('paid')
    expect(await toDecide()).toEqual([])
    await balances(ctx)
  })

  test('keeps its places without a decision until its tee time, and the person on duty is called', async () => {
    await nameDuty(ctx)
    const { id, content } = await heldOrder()
    const sms = await lastSms(ctx)
    ctx.clock.set(heldUntil)
    await workOffDueJobs(ctx)
    expect(await stateOf(ctx, id)).toBe('placed')
    expect(await holdOf(id)).toEqual({ pay_by: playsAt, part_hold: 'undecided' })
    expect(await toDecide()).toEqual([id])
    const [call] = await ctx.q<{
      text: string
    }>`select text from messages where to_duty and booking_id = ${id}`
    expect(call?.text).toMatch(/Lan, \S+ trả thiếu/)
    expect(await lastSms(ctx)).not.toBe(sms)
    expect(await brokenPlaces(ctx.q)).toEqual([])
    await bankReports(ctx, content, 200_000)
    expect(await stateOf(ctx, id)).toBe('paid')
    await balances(ctx)
  })

  test('ends at its tee time at the latest, and its money goes back a day later', async () => {
    const { id } = await heldOrder()
    for (const time of [heldUntil, playsAt]) {
      ctx.clock.set(time)
      await workOffDueJobs(ctx)
    }
    expect(await stateOf(ctx, id)).toBe('expired')
    expect(await brokenPlaces(ctx.q)).toEqual([])
    ctx.clock.set(new Date(playsAt.getTime() + 24 * 3_600_000 + 1_000))
    await returnShortMoney(ctx)
    expect(await refundsOf(ctx, id)).toMatchObject([{ amount_vnd: 4_000_000 }])
  })

  test('is not held after a decision: without that guard it is held again (twin)', async () => {
    const { id } = await heldOrder()
    const [booking] = await ctx.q<PartlyPaid>`select * from bookings where id = ${id}`
    if (!booking) throw new Error('no booking')
    const hold = (guard: PartlyPaid['part_hold']) =>
      inTransaction(ctx.pool, (q) =>
        holdPartlyPaid(ctx, q, { ...booking, part_hold: guard }, ctx.clock.now()),
      )
    expect(await hold('decided')).toBe(false)
    expect(await hold(null)).toBe(true)
    expect((await holdOf(id))?.pay_by).not.toEqual(heldUntil)
  })

  test('is never held beyond the tee time, and up to it when the time to decide is over as well', async () => {
    const soon = await partlyPaid()
    const teeTime = new Date(payBy.getTime() + 20 * 60_000)
    await ctx.q`update bookings set tee_time_at = ${teeTime} where id = ${soon.id}`
    const late = await partlyPaid()
    ctx.clock.set(payBy)
    await workOffDeadline(ctx, { bookingId: soon.id })
    expect((await holdOf(soon.id))?.pay_by).toEqual(teeTime)
    ctx.clock.set(heldUntil)
    await workOffDeadline(ctx, { bookingId: late.id })
    expect(await stateOf(ctx, late.id)).toBe('placed')
    expect(await holdOf(late.id)).toEqual({ pay_by: playsAt, part_hold: 'undecided' })
  })

  test('expires at once without any of the money', async () => {
    const { billId } = await addPlacedBooking(ctx.q, start, payBy)
    ctx.clock.set(payBy)
    await workOffDeadline(ctx, { bookingId: billId })
    expect(await stateOf(ctx, billId)).toBe('expired')
  })
})

describe('when staff send the money elsewhere', () => {
  const receiptsOf = async (id: number) =>
    (
      await ctx.q<{ id: number }>`
        select r.id from receipts r join payments p on p.id = r.payment_id where p.bill_id = ${id} order by r.id`
    ).map((receipt) => receipt.id)
  const elsewhere = {
    'back to the golfer': (receiptId: number) =>
      inTransaction(ctx.pool, (q) =>
        returnReceipt(ctx, q, { receiptId, fields: {}, actor: system, now: ctx.clock.now() }),
      ),
    'into a wallet': async (receiptId: number) =>
      receiptToWallet(ctx, await addStaff(ctx.q), { receiptId, vid: `${(await addMember(ctx.q)).vga}` }),
    'to another order': async (receiptId: number) => {
      const { billId: bookingId } = await addPlacedBooking(ctx.q, ctx.clock.now(), playsAt)
      await matchReceipt(ctx, await addStaff(ctx.q), { receiptId, bookingId })
    },
  }

  test.each(Object.keys(elsewhere) as (keyof typeof elsewhere)[])(
    '%s, the order is held no longer, however long it was to be',
    async (where) => {
      const { id } = await heldOrder()
      ctx.clock.set(heldUntil)
      await workOffDueJobs(ctx)
      expect(await holdOf(id)).toEqual({ pay_by: playsAt, part_hold: 'undecided' })
      for (const receipt of await receiptsOf(id)) await elsewhere[where](receipt)
      await workOffDueJobs(ctx)
      expect(await stateOf(ctx, id)).toBe('expired')
      expect(await brokenPlaces(ctx.q)).toEqual([])
      await balances(ctx)
    },
  )

  test('it stays held for another part of its money', async () => {
    const { id, content } = await heldOrder()
    await bankReports(ctx, content, 100_000)
    const [first] = await receiptsOf(id)
    await elsewhere['back to the golfer'](first ?? 0)
    await workOffDueJobs(ctx)
    expect(await stateOf(ctx, id)).toBe('placed')
    expect(await toDecide()).toEqual([id])
  })

  test('it keeps the deadline for which staff have decided to wait', async () => {
    const { id } = await heldOrder()
    await decide(id, 'wait', 'Khách chuyển lại từ tài khoản khác')
    for (const receipt of await receiptsOf(id)) await elsewhere['back to the golfer'](receipt)
    await workOffDueJobs(ctx)
    expect(await stateOf(ctx, id)).toBe('placed')
    expect(await holdOf(id)).toEqual({ pay_by: heldUntil, part_hold: 'decided' })
  })
})

describe('staff decide about it', () => {
  test('waiting takes it off the list with a reason, once, and it keeps its deadline', async () => {
    const { id } = await heldOrder()
    expect(await decide(id, 'wait', '')).toMatchObject({ error_code: 1802 })
    for (let times = 0; times < 2; times += 1)
      expect(await decide(id, 'wait', 'Khách gửi biên lai')).toMatchObject({ error_code: 0 })
    expect(await toDecide()).toEqual([])
    expect(await holdOf(id)).toEqual({ pay_by: heldUntil, part_hold: 'decided' })
    const acts = await ctx.q`select what from staff_acts where subject = ${`booking:${id}`}`
    expect(acts).toEqual([{ what: 'booking.rest_awaited' }])
    const { data } = await sales.get(`/api/staff/bookings/${id}`, {})
    expect(Object(data).notes).toMatchObject([{ note: 'Khách gửi biên lai' }])
    ctx.clock.set(heldUntil)
    await workOffDueJobs(ctx)
    expect(await stateOf(ctx, id)).toBe('expired')
    expect(await lastSms(ctx)).toContain('chọn nơi nhận từ 09:30 21/11')
  })

  test('a longer window is a decision too, and ends without another hold', async () => {
    const { id } = await heldOrder()
    const more = { minutes: 30, pay_by: heldUntil.getTime(), reason: 'Khách đang chuyển' }
    await sales.post(`/api/staff/bookings/${id}/extend-payment`, more)
    expect(await toDecide()).toEqual([])
    ctx.clock.set('2026-11-20T10:00:00+07:00')
    await workOffDueJobs(ctx)
    expect(await stateOf(ctx, id)).toBe('expired')
  })

  test('ending it frees the places and sends all of the money back', async () => {
    const { id } = await heldOrder()
    expect(await decide(id, 'end', 'Không liên lạc được')).toMatchObject({ data: { state: 'cancelled' } })
    expect(await lastSms(ctx)).toMatch(/chưa trả đủ đúng hạn.*“Không liên lạc được”.*Hoàn đủ 4\.000\.000đ/)
    expect(await brokenPlaces(ctx.q)).toEqual([])
    await returnShortMoney(ctx)
    expect(await refundsOf(ctx, id)).toMatchObject([{ amount_vnd: 4_000_000, state: 'needs_target' }])
    await balances(ctx)
  })

  test('two colleagues and the rest at one moment leave one result', async () => {
    const { id, content } = await heldOrder()
    const other = app.browserOf(await addStaff(ctx.q, ['sales']))
    await Promise.all([
      decide(id, 'end', ''),
      decide(id, 'end', '', other),
      bankReports(ctx, content, 200_000),
      workOffDeadline(ctx, { bookingId: id }),
    ])
    expect(['paid', 'cancelled']).toContain(await stateOf(ctx, id))
    expect(await brokenPlaces(ctx.q)).toEqual([])
    await balances(ctx)
  })

  test('nothing is decided about an order without a part of its money, or by other roles', async () => {
    const { billId } = await addPlacedBooking(ctx.q, start, payBy)
    expect((await decide(billId, 'end', 'x')).error_code).not.toBe(0)
    expect((await decide(billId, 'wait', 'x')).error_code).not.toBe(0)
    const { id } = await heldOrder()
    const staff = app.browserOf(await addStaff(ctx.q, ['staff']))
    expect(await decide(id, 'end', 'x', staff)).toMatchObject({ status: 403 })
  })
})
