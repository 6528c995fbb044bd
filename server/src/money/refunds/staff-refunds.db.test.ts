import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { account, createRefundApp, type RefundApp } from '#testing/apps/refund-app'
import { paidBooking } from '#testing/bookings/paid-booking'
import { createTestContext, type TestContext } from '#testing/context'
import { addMember, addStaff } from '#testing/golf'

let ctx: TestContext
let app: RefundApp

beforeAll(async () => {
  ctx = await createTestContext()
  app = await createRefundApp(ctx)
})

afterAll(async () => {
  await app.close()
  await ctx.close()
})

// a Friday, four days before the tee time
beforeEach(() => ctx.clock.set('2026-11-20T08:00:00+07:00'))

test('refunds are for administrators, and another golfer’s booking is not found', async () => {
  const booking = await paidBooking(ctx)
  await app.cancel(booking, { refund_to: 'wallet' })
  const { id } = await app.refundOf(booking)
  const sales = app.browserOf(await addStaff(ctx.q, ['staff', 'sales']))
  expect(await sales.get('/api/staff/refunds')).toMatchObject({ status: 403 })
  expect(await sales.post(`/api/staff/refunds/${id}/agree`, { id })).toMatchObject({ status: 403 })
  const other = await addMember(ctx.q)
  expect(await app.cancel({ ...booking, member: other })).toMatchObject({ error_code: 404 })
})

test('staff see the waiting refunds, their amounts and due dates, and the closed ones, the latest first', async () => {
  const [first, second] = [await paidBooking(ctx), await paidBooking(ctx)]
  const figures = async () => {
    const { data } = await app.browserOf(first.staff).get('/api/staff/queue')
    return [Object(data).refunds_to_decide, Object(data).refunds_to_send]
  }
  const [toDecide, toSend] = await figures()
  await app.cancel(first, { refund_to: 'wallet' })
  ctx.clock.set('2026-11-20T09:00:00+07:00')
  await app.cancel(second, { ...account, refund_name: 'An' })
  ctx.clock.set('2026-11-24T08:30:00+07:00')
  const list = async (state: string) => {
    const { data } = await app.browserOf(first.staff).get('/api/staff/refunds', { state, limit: 100 })
    return (data as { booking: { id: number }; is_overdue: number }[]).filter(({ booking }) =>
      [first.id, second.id].includes(booking?.id),
    )
  }
  expect(await list('requested')).toMatchObject([
    { booking: { id: first.id }, is_overdue: 1, amount: 4_000_000, method: 'bank' },
    { booking: { id: second.id }, is_overdue: 0 },
  ])
  await app.decide(first, 'agree')
  expect(await list('requested')).toHaveLength(1)
  expect(await list('over')).toMatchObject([{ booking: { id: first.id }, is_overdue: 0 }])
  expect(await figures()).toEqual([toDecide + 1, toSend])
  await app.decide(second, 'agree')
  expect(await figures()).toEqual([toDecide, toSend + 1])
})

test('staff find a refund by its code or that of its booking, as it is typed and in any state', async () => {
  const [booking, other] = [await paidBooking(ctx), await paidBooking(ctx)]
  await app.cancel(booking, { refund_to: 'wallet' })
  await app.cancel(other, { refund_to: 'wallet' })
  const { id } = await app.refundOf(booking)
  const [row] = await ctx.q<{ refund: string; bill: string }>`
    select r.code as refund, l.code as bill from refunds r join bills l on l.id = r.bill_id where r.id = ${id}`
  const staff = app.browserOf(booking.staff)
  const found = async (code: string, state = 'all') => {
    const { data } = await staff.get('/api/staff/refunds', { state, code })
    return (data as { id: number }[]).map((refund) => refund.id)
  }
  const [refund = '', bill = ''] = [row?.refund, row?.bill]
  expect(await found(refund)).toEqual([id])
  expect(await found(` ${refund.toLowerCase()} `)).toEqual([id])
  expect(await found(bill)).toEqual([id])
  expect(await found(bill.replace('TV', 'PT'))).toEqual([id])
  await app.decide(booking, 'agree')
  expect(await found(refund, 'requested')).toEqual([id])
  expect(await found('RF0000000')).toEqual([])
})
