import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type PaidBooking, paidBooking } from '#testing/bookings/paid-booking'
import { createTestContext, type TestContext } from '#testing/context'
import { addMember } from '#testing/golf'
import { listNextRounds } from './list-next-rounds.ts'

let ctx: TestContext
let later: PaidBooking
let sooner: PaidBooking
beforeAll(async () => {
  ctx = await createTestContext()
  ctx.clock.set('2026-11-20T08:00:00+07:00')
  later = await paidBooking(ctx, { at: '2026-11-29T12:00:00+07:00' })
  sooner = await paidBooking(ctx, { member: later.member })
})
afterAll(() => ctx.close())
beforeEach(() => ctx.clock.set('2026-11-20T08:00:00+07:00'))

const idsOf = async (member = later.member) =>
  (await listNextRounds(ctx, member, 'vi')).map(({ id_general_bill }) => id_general_bill)

test('the next rounds contain all data needed at the course, the soonest first, each with its certificate', async () => {
  expect(await idsOf()).toEqual([sooner.id, later.id])
  expect((await listNextRounds(ctx, later.member, 'en'))[0]).toMatchObject({
    course: { name: 'Test Golf Course', address: expect.any(String) },
    starts_at: Date.parse('2026-11-24T06:30:00+07:00'),
    players: ['Khách 1', 'Khách 2'],
    bill_code: expect.stringMatching(/\w/),
    certificate: { id_general_bill: sooner.id, is_withdrawn: 0, holder: 'Nguyễn An' },
  })
})

test('today’s round stays until the day is over', async () => {
  ctx.clock.set('2026-11-24T23:59:00+07:00')
  expect(await idsOf()).toEqual([sooner.id, later.id])
  ctx.clock.set('2026-11-25T00:00:00+07:00')
  expect(await idsOf()).toEqual([later.id])
})

test('neither another golfer’s nor one with a pending cancellation is among them', async () => {
  expect(await idsOf(await addMember(ctx.q))).toEqual([])
  await ctx.q`update bookings set state = 'cancellation_requested' where id = ${sooner.id}`
  expect(await idsOf()).toEqual([later.id])
})
