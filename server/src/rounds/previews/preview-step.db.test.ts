import type { StaffRole } from '@teeviet/contract/rules/permissions'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type BookingApp, createBookingApp } from '#testing/apps/booking-app'
import { bookingPartlyPaid } from '#testing/bookings/money-in-state'
import { requestWithAlternatives } from '#testing/bookings/other-times/alternatives'
import { paidBooking } from '#testing/bookings/paid-booking'
import { addPlacedBooking } from '#testing/bookings/placed-booking'
import { createTestContext, type TestContext } from '#testing/context'
import { addStaff } from '#testing/golf'
import { confirmAlternativeAsStaff } from '../alternatives/confirm-as-staff.ts'

let ctx: TestContext
let app: BookingApp
beforeAll(async () => {
  ctx = await createTestContext()
  app = await createBookingApp(ctx)
})
afterAll(async () => {
  await app.app.close()
  await ctx.close()
})
beforeEach(() => ctx.clock.set('2026-11-20T08:00:00+07:00'))

type Fields = Record<string, unknown>
const as = async (role: StaffRole) => app.browserOf(await addStaff(ctx.q, [role]))
const preview = async (role: StaffRole, id: number, fields: Fields) =>
  (await as(role)).post(`/api/staff/bookings/${id}/preview-messages`, fields)
const textOf = (answer: { data: unknown }) => Object(answer.data).messages.map(({ text }: Fields) => text)
const lastText = async (id: number) =>
  (
    await ctx.q<{ text: string }>`select text from messages where booking_id = ${id} order by id desc limit 1`
  )[0]?.text

/** Everything a step may write about a booking. */
async function standOf(id: number) {
  const [bookings, events, messages, tee, jobs] = await Promise.all([
    ctx.q`select * from bookings where id = ${id}`,
    ctx.q`select * from booking_events where booking_id = ${id} order by id`,
    ctx.q`select * from messages where booking_id = ${id} order by id`,
    ctx.q`select * from booking_tee_times where booking_id = ${id}`,
    ctx.q`select id from test_jobs`,
  ])
  return { bookings, events, messages, tee, jobs }
}

async function placed(minutes = 30) {
  const payBy = ctx.clock.now().getTime() + minutes * 60_000
  const { billId: id } = await addPlacedBooking(ctx.q, ctx.clock.now(), new Date(payBy))
  return { id, payBy }
}

async function inState(state: 'requested' | 'confirmed') {
  const { id } = await placed()
  await ctx.q`
    update bookings set state = ${state}, pay_by = null, placed_at = null, requested_at = ${ctx.clock.now()},
      confirm_by = ${new Date(ctx.clock.now().getTime() + 3_600_000)} where id = ${id}`
  return { id }
}

describe('the preview of a step is the SMS that the step sends afterwards', () => {
  const words = 'Sân ngập nước'
  test.each<[string, StaffRole, Fields, string]>([
    ['reject', 'staff', { reason: words, reason_code: 'weather' }, 'reject'],
    ['both', 'admin', {}, 'confirm-and-place'],
    ['club', 'sales', { reason: words }, 'cancel-for-club'],
  ])('of a request: %s', async (step, role, fields, call) => {
    const { id } = await inState('requested')
    const before = await standOf(id)
    const texts = textOf(await preview(role, id, { step, ...fields }))
    expect(texts).toHaveLength(1)
    expect(await standOf(id)).toEqual(before)
    expect(await (await as(role)).post(`/api/staff/bookings/${id}/${call}`, fields)).toMatchObject({
      error_code: 0,
    })
    expect(texts).toEqual([await lastText(id)])
  })

  test('of a confirmed booking: place', async () => {
    const { id } = await inState('confirmed')
    const texts = textOf(await preview('sales', id, { step: 'place' }))
    await (await as('sales')).post(`/api/staff/bookings/${id}/place-order`, {})
    expect(texts).toEqual([await lastText(id)])
  })

  test.each<[string, StaffRole, Fields, string]>([
    ['extend', 'sales', { minutes: 60, reason: words }, 'extend-payment'],
    ['club', 'sales', { reason: words }, 'cancel-for-club'],
    ['golfer', 'admin', { reason: words }, 'cancel'],
  ])('of an order: %s', async (step, role, fields, call) => {
    const { id, payBy } = await placed()
    const before = await standOf(id)
    const texts = textOf(await preview(role, id, { step, pay_by: payBy, ...fields }))
    expect(texts).toHaveLength(1)
    expect(await standOf(id)).toEqual(before)
    expect(
      await (await as(role)).post(`/api/staff/bookings/${id}/${call}`, { pay_by: payBy, ...fields }),
    ).toMatchObject({ error_code: 0 })
    expect(texts).toEqual([await lastText(id)])
  })
})

test.each([
  ['confirmed', 2_000_000],
  ['offered', 2_500_000],
])('of another time that the golfer named: it is %s at %s', async (state, price) => {
  const { id, starts } = await requestWithAlternatives(ctx)
  await ctx.q`update tee_times set price_vnd = ${price} where id = ${starts.first}`
  const before = await standOf(id)
  const texts = textOf(await preview('staff', id, { step: 'alternative', option: 1 }))
  expect(texts).toHaveLength(1)
  expect(await standOf(id)).toEqual(before)
  const by = { staff: await addStaff(ctx.q, ['staff']), lang: 'vi' } as const
  const { alternatives } = await confirmAlternativeAsStaff(ctx, by, { id, option: 1, note: '' })
  expect(alternatives[0]).toMatchObject({ state })
  // the key of an offer's link is made when it is sent
  const sent = (await lastText(id))?.replace(/(\/o\/)[\w-]+$/, '$1…')
  expect(texts).toEqual([sent])
})

test('of a booking whose golfer has asked for half: that the club cancelled, and the whole amount', async () => {
  const { id, member } = await paidBooking(ctx, { method: 'epay_all' })
  ctx.clock.set('2026-11-23T08:00:00+07:00')
  await app.browserOf(member).post('/api/for_wap/cancel_booking', { id_general_bill_detail: id })
  const before = await standOf(id)
  const texts = textOf(await preview('sales', id, { step: 'club', reason: 'Sân ngập nước' }))
  expect(await standOf(id)).toEqual(before)
  await (await as('sales')).post(`/api/staff/bookings/${id}/cancel-for-club`, { reason: 'Sân ngập nước' })
  const sent = (await standOf(id)).messages.slice(before.messages.length)
  expect(texts).toEqual(sent.map((message) => Object(message).text))
  expect(texts).toHaveLength(2)
  expect(texts[1]).toContain('4.000.000đ')
})

test('of an order that waits for its rest: to wait sends nothing, to end it what its end sends', async () => {
  const { id } = await bookingPartlyPaid(ctx, 'placed')
  const before = await standOf(id)
  const fields = { reason: 'Khách không trả phần còn lại' }
  const decide = async (decision: 'wait' | 'end') =>
    (await as('sales')).post(`/api/staff/bookings/${id}/decide-partly-paid`, { decision, ...fields })
  expect(textOf(await preview('sales', id, { step: 'wait', ...fields }))).toEqual([])
  const texts = textOf(await preview('sales', id, { step: 'endPartly', ...fields }))
  expect(texts).toEqual([expect.stringMatching(/2\.000\.000đ/)])
  expect(await standOf(id)).toEqual(before)
  expect(await decide('wait')).toMatchObject({ error_code: 0 })
  expect((await standOf(id)).messages).toEqual(before.messages)
  expect(await decide('end')).toMatchObject({ error_code: 0, data: { state: 'cancelled' } })
  expect((await standOf(id)).messages.slice(before.messages.length)).toMatchObject([{ text: texts[0] }])
})

test('of a paid booking that the club cannot take: that it is cancelled, and the whole amount', async () => {
  const { id } = await paidBooking(ctx)
  const before = await standOf(id)
  const fields = { reason: 'Sân ngập nước', reason_code: 'weather' }
  const texts = textOf(await preview('sales', id, { step: 'club', ...fields }))
  expect(texts).toEqual([expect.stringContaining('Sân ngập nước'), expect.stringContaining('4.000.000đ')])
  expect(await standOf(id)).toEqual(before)
  await (await as('sales')).post(`/api/staff/bookings/${id}/cancel-for-club`, fields)
  const sent = (await standOf(id)).messages.slice(before.messages.length)
  expect(texts).toEqual(sent.map((message) => Object(message).text))
})

test('the preview is in the language of the booking and quotes typed words as those of staff', async () => {
  const { id } = await inState('requested')
  await ctx.q`update bookings set language = 'en' where id = ${id}`
  const { data } = await preview('staff', id, { step: 'reject', reason: 'Sân ngập', reason_code: 'weather' })
  const [message] = Object(data).messages
  expect(message.language).toBe('en')
  expect(message.text).toContain('Staff: “Sân ngập”')
  expect(message.text).toContain('Reason: ')
})

test('a step that sends no SMS previews none', async () => {
  const { id } = await inState('requested')
  expect(textOf(await preview('staff', id, { step: 'confirm' }))).toEqual([])
})

test('a preview answers the refusal of its step, and needs the permission of the step', async () => {
  const { id } = await inState('requested')
  expect(await preview('staff', id, { step: 'reject' })).toMatchObject({ error_code: 1802 })
  expect((await preview('sales', id, { step: 'reject', reason: 'x' })).error_code).toBe(403)
  expect((await preview('staff', id, { step: 'golfer', reason: 'x' })).error_code).toBe(403)
})
