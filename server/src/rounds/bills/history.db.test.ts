import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Member } from '#platform/context/actor'
import { type BookingApp, createBookingApp } from '#testing/apps/booking-app'
import { bookingIn } from '#testing/bookings/booking-in-state'
import { book, guests } from '#testing/bookings/bookings'
import { requestWithAlternatives } from '#testing/bookings/other-times/alternatives'
import { createTestContext, type TestContext } from '#testing/context'
import { addCourse, addMember, addPackage, addTeeTime } from '#testing/golf'
import { confirmAlternativeAsStaff } from '../alternatives/confirm-as-staff.ts'
import { workOffDeadline } from '../deadlines/work-off-deadline.ts'

let ctx: TestContext
let app: BookingApp
beforeAll(async () => {
  ctx = await createTestContext({ BOOKINGS_PER_MEMBER_PER_HOUR: '1000', OPEN_REQUESTS_PER_MEMBER: '1000' })
  app = await createBookingApp(ctx)
})
afterAll(async () => {
  await app.app.close()
  await ctx.close()
})
beforeEach(() => ctx.clock.set('2026-11-20T08:00:00+07:00'))

const path = '/api/wap/for_wap/get_history_booking_merge'

/** The numbers of the bookings a golfer's call lists. */
async function listed(
  member: Member,
  url: string,
  values: Record<string, unknown> = {},
  method: 'get' | 'post' = 'post',
) {
  const { data } = await app.browserOf(member)[method](url, values)
  return Array.isArray(data) ? data.map((item) => Number(Object(item).id_general_bill)) : []
}

async function sendAt(member: Member, moment: string, title = 'Sân golf Thử'): Promise<number> {
  ctx.clock.set(moment)
  const courseId = await addCourse(ctx.q, { title })
  await addTeeTime(ctx.q, { courseId, at: '2026-12-24T06:30:00+07:00' })
  const sent = await book(ctx, member, { courseId, at: '2026-12-24T06:30:00+07:00' })
  return sent.id_general_bill
}

describe('the filter by status', () => {
  test.each([
    ['requested', 0, 1],
    ['confirmed', 2, 2],
    ['placed', 3, 2],
    ['paid', 1, 3],
    ['played', 1, 3],
    ['cancellation_requested', 1, 3],
    ['partly_refunded', 5, 0],
    ['refunded', 5, 0],
    ['cancelled', 5, 0],
    ['withdrawn', 5, 0],
    ['rejected', 4, 0],
    ['expired', 4, 0],
  ] as const)('%s has general status %i and is listed by filter %i', async (state, general, type) => {
    const { id, member } = await bookingIn(ctx, state)
    for (const filter of [0, 1, 2, 3]) {
      const isListed = filter === 0 || filter === type
      expect(await listed(member, path, { type: filter })).toEqual(isListed ? [id] : [])
    }
    expect(
      await listed(member, '/api/services/get_list_general_bill_for_wap', { status: general }, 'get'),
    ).toEqual([id])
    expect(
      await listed(member, '/api/services/get_list_general_bill_for_bank', { status: 5 - general }),
    ).toEqual([])
  })

  test('a draft waits for its code until it is dropped, and then was never there', async () => {
    const { id, member } = await bookingIn(ctx, 'draft')
    expect(await listed(member, path, { type: 1 })).toEqual([id])
    ctx.clock.advance(900)
    await workOffDeadline(ctx, { bookingId: id })
    expect(await listed(member, path)).toEqual([])
  })
})

describe('the filter by time', () => {
  test('goes by the day of booking in Vietnam: 7 and 30 days back, or two days, both included', async () => {
    const member = await addMember(ctx.q)
    const old = await sendAt(member, '2026-10-15T12:00:00+07:00')
    const month = await sendAt(member, '2026-11-01T00:30:00+07:00')
    const week = await sendAt(member, '2026-11-14T23:59:00+07:00')
    const today = await sendAt(member, '2026-11-20T07:00:00+07:00')
    ctx.clock.set('2026-11-20T08:00:00+07:00')
    expect(await listed(member, path, { time: 0 })).toEqual([today, week, month, old])
    expect(await listed(member, path, { time: 7 })).toEqual([today, week])
    expect(await listed(member, path, { time: 30 })).toEqual([today, week, month])
    const range = { time: -1, created_at_from: '2026-11-01', created_at_to: '2026-11-14' }
    expect(await listed(member, path, range)).toEqual([week, month])
    expect(await listed(member, path, { ...range, created_at_to: '' })).toEqual([today, week, month])
    expect(await listed(member, path, { ...range, time: 0 })).toHaveLength(4)
  })
})

describe('pages', () => {
  test('are 50 in the history, follow each other without gap, and end', async () => {
    const member = await addMember(ctx.q)
    const courseId = await addCourse(ctx.q)
    ctx.clock.set('2026-11-20T08:00:00+07:00')
    await addTeeTime(ctx.q, { courseId, at: '2026-11-20T16:30:00+07:00' })
    for (let count = 0; count < 53; count += 1)
      await book(ctx, member, { courseId, at: '2026-11-20T00:00:00+07:00' })
    const [first, second, third] = [
      await listed(member, path, { page: 1 }),
      await listed(member, path, { page: 2 }),
      await listed(member, path, { page: 3 }),
    ]
    expect([first.length, second.length, third.length]).toEqual([50, 3, 0])
    const all = [...first, ...second]
    expect(all).toEqual(all.toSorted((one, other) => other - one))
    expect(new Set(all).size).toBe(53)
    expect(await listed(member, path, { page: 1, limit: 10 })).toEqual(first.slice(0, 10))
  })
})

test('bills are found by a course’s name without marks, capitals and signs, also when it has closed', async () => {
  const member = await addMember(ctx.q)
  const id = await sendAt(member, '2026-11-20T08:00:00+07:00', 'Sân golf Đà Lạt Palace')
  await sendAt(member, '2026-11-20T08:00:00+07:00', 'Sân golf Vân Trì')
  await ctx.q`update courses set is_open = false where title = 'Sân golf Đà Lạt Palace'`
  const byPlace = (place: string) => listed(member, '/api/services/get_list_general_bill_by_place', { place })
  for (const typed of [' đà lạt ', 'Sân golf Đà Lạt Palace', 'dalat', '달랏'])
    await expect.poll(() => byPlace(typed), { message: typed }).toEqual([id])
  expect(await byPlace('')).toHaveLength(2)
  expect(await byPlace('%')).toHaveLength(2)
  expect(await byPlace('Hoiana')).toEqual([])
})

test('orders are one row for each service', async () => {
  const member = await addMember(ctx.q)
  const courseId = await addCourse(ctx.q)
  await addTeeTime(ctx.q, { courseId, at: '2026-11-24T06:30:00+07:00' })
  const packages = [await addPackage(ctx.q, 20_000), await addPackage(ctx.q, 50_000)]
  await book(ctx, member, { courseId, at: '2026-11-24T06:30:00+07:00', list_users: guests(2, packages) })
  const { data } = await app.browserOf(member).get('/api/services/get_list_order', { lang: 'en' })
  const package_name = 'D20 + D50'
  expect(data).toMatchObject([
    { service_type: 'booking', service_name: 'Tee time', service_amount: 4_000_000, package_name },
    { service_type: 'hio', service_amount: 140_000, total_amount: 4_140_000 },
  ])
})

test('the players of a booking are members by vID and guests by name', async () => {
  const member = await addMember(ctx.q, 'Lê Thu Hà')
  const courseId = await addCourse(ctx.q)
  await addTeeTime(ctx.q, { courseId, at: '2026-11-24T06:30:00+07:00' })
  const d20 = await addPackage(ctx.q, 20_000)
  const players = [
    { user_id: member.vga, list_insurrance: [d20] },
    { user_id: -1, name_out_system: 'Bác Tư' },
  ]
  const sent = await book(ctx, member, { courseId, at: '2026-11-24T06:30:00+07:00', list_users: players })
  const { data } = await app
    .browserOf(member)
    .post('/api/wap/for_wap/view_detail_order_slot_pax', { id_general_bill_detail: sent.id_general_bill })
  expect(data).toMatchObject([
    {
      vga: member.vga,
      user_id: member.vga,
      fullname: 'Lê Thu Hà',
      name_out_system: '',
      money: 2_020_000,
      hio_list: [d20],
    },
    { vga: -1, user_id: -1, name: 'Bác Tư', name_out_system: 'Bác Tư', money: 2_000_000, hio_list: [] },
  ])
})

test('a request lists how many other times it names, and then the number of the confirmed one', async () => {
  const { id, golfer, staff } = await requestWithAlternatives(ctx)
  const alternatives = async () => {
    const { data } = await app.browserOf(golfer).post(path)
    return Object(data)[0]?.alternatives
  }
  expect(await alternatives()).toEqual({ named: 2, confirmed: null })
  await confirmAlternativeAsStaff(ctx, { staff, lang: 'vi' }, { id, option: 2, note: '' })
  expect(await alternatives()).toEqual({ named: 2, confirmed: 2 })
})

test('texts come in the language asked for', async () => {
  const { member } = await bookingIn(ctx, 'placed')
  const texts = await Promise.all(
    ['vi', 'en', 'kr', 'jp'].map(async (lang) => {
      const { data } = await app.browserOf(member).post(path, { lang })
      const [item] = Array.isArray(data) ? data : []
      return [item.status_text, item.Booking_Pax.facility.title]
    }),
  )
  expect(texts).toEqual([
    ['Chờ thanh toán', 'Sân golf Thử'],
    ['Waiting for payment', 'Test Golf Course'],
    ['결제 대기', 'Test Golf Course'],
    ['お支払い待ち', 'Test Golf Course'],
  ])
})
