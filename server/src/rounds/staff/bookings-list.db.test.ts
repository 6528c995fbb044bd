import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BookingApp, createBookingApp } from '#testing/apps/booking-app'
import { bookingIn, type StatedBooking } from '#testing/bookings/booking-in-state'
import { createTestContext, type TestContext } from '#testing/context'
import { addStaff } from '#testing/golf'
import type { Browser } from '#testing/processes/browser'

let ctx: TestContext
let app: BookingApp
let staff: Browser
const requested: StatedBooking[] = []
let placed: StatedBooking
let paid: StatedBooking

beforeAll(async () => {
  ctx = await createTestContext()
  app = await createBookingApp(ctx)
  staff = app.browserOf(await addStaff(ctx.q))
  for (let count = 0; count < 3; count += 1) requested.push(await bookingIn(ctx, 'requested'))
  placed = await bookingIn(ctx, 'placed')
  paid = await bookingIn(ctx, 'paid')
  await ctx.q`update members set fullname = 'Đặng Văn Hùng' where id = ${placed.member.id}`
  await ctx.q`update courses set title = 'Sân golf Bạch Mã' where id = ${paid.courseId}`
  await ctx.q`update courses set title = 'Sân golf Hùng Vương' where id = ${requested[0]?.courseId ?? 0}`
})
afterAll(async () => {
  await app.app.close()
  await ctx.close()
})

async function listed(query: Record<string, unknown>): Promise<number[]> {
  const { data } = await staff.get('/api/staff/bookings', query)
  return Array.isArray(data) ? data.map((row) => Number(Object(row).id)) : []
}

const ids = (bookings: StatedBooking[]) => bookings.map(({ id }) => id)

describe('the list', () => {
  test('shows the queue the longest waiting first, everything else the latest first', async () => {
    expect(await listed({ state: 'requested' })).toEqual(ids(requested))
    expect(await listed({ state: 'requested', order: 'newest' })).toEqual(ids(requested).toReversed())
    expect(await listed({})).toEqual([paid.id, placed.id, ...ids(requested).toReversed()])
    expect(await listed({ state: 'placed,paid' })).toEqual([paid.id, placed.id])
  })

  test('contains sent bookings: drafts only when asked for, discarded ones never', async () => {
    const draft = await bookingIn(ctx, 'draft')
    expect(await listed({})).not.toContain(draft.id)
    expect(await listed({ state: 'draft' })).toEqual([draft.id])
    await ctx.q`update bookings set state = 'expired' where id = ${draft.id}`
    expect(await listed({ state: 'expired' })).toEqual([])
    expect(await listed({})).not.toContain(draft.id)
  })

  test('pages by the last row', async () => {
    const first = await listed({ state: 'requested', limit: 2 })
    expect(first).toEqual(ids(requested).slice(0, 2))
    expect(await listed({ state: 'requested', limit: 2, after_id: first.at(-1) })).toEqual(
      ids(requested).slice(2),
    )
    expect(await listed({ limit: 2, after_id: placed.id })).toEqual(ids(requested).toReversed().slice(0, 2))
    expect(await listed({ order: 'oldest', limit: 2, after_id: requested[2]?.id })).toEqual([
      placed.id,
      paid.id,
    ])
  })

  test('is searched by code, phone, vID and the words of a name', async () => {
    const [row] = await ctx.q<{ code: string; bill: string; payment_code: string }>`
      select b.code, l.code as bill, l.payment_code from bookings b join bills l using (id) where b.id = ${placed.id}`
    const { phone, vga } = placed.member
    const words = [
      row?.code.toLowerCase(),
      row?.bill,
      row?.payment_code,
      phone,
      `+84${phone.slice(1)}`,
      String(vga),
      'dang hu',
    ]
    for (const q of words) expect(await listed({ q })).toEqual([placed.id])
    expect(await listed({ q: phone, state: 'requested' })).toEqual([])
    expect(await listed({ q: "'; drop table bookings; --" })).toEqual([])
  })

  test('is searched by a part of a phone, a guest and a course', async () => {
    const { phone } = placed.member
    expect(await listed({ q: phone.slice(3) })).toEqual([placed.id])
    expect(await listed({ q: `${phone.slice(1, 4)} ${phone.slice(4)}` })).toEqual([placed.id])
    // with a space, because three digits alone may be a golfer's vID
    expect(await listed({ q: `${phone.slice(-3, -1)} ${phone.slice(-1)}` })).toEqual([])
    await ctx.q`
      update booking_players set guest_name = 'Đoàn Thị Hậu'
      where id = (select min(id) from booking_players where booking_id = ${requested[1]?.id} and guest_name is not null)`
    expect(await listed({ q: 'doan thi' })).toEqual([requested[1]?.id])
    expect(await listed({ q: 'bach ma' })).toEqual([paid.id])
    expect(await listed({ q: 'ba' })).toEqual([])
  })

  test('has the bookings of a golfer and of a course with the same name in one order, page by page', async () => {
    const both = [placed.id, requested[0]?.id]
    expect(await listed({ q: 'Hùng' })).toEqual(both)
    expect(await listed({ q: 'Hùng', order: 'oldest' })).toEqual(both.toReversed())
    expect(await listed({ q: 'Hùng', limit: 1 })).toEqual([placed.id])
    expect(await listed({ q: 'Hùng', limit: 1, after_id: placed.id })).toEqual([requested[0]?.id])
    expect(await listed({ q: 'Hùng', facility_id: placed.courseId })).toEqual([placed.id])
    expect(await listed({ q: 'Hùng', state: 'requested' })).toEqual([requested[0]?.id])
  })

  test('is filtered by course, region, day of play and the staff hour', async () => {
    expect(await listed({ facility_id: placed.courseId })).toEqual([placed.id])
    expect(await listed({ region: 'south' })).toEqual([])
    expect(await listed({ region: 'north', state: 'placed' })).toEqual([placed.id])
    expect(await listed({ play_from: '24-11-2026', play_to: '24-11-2026' })).toHaveLength(5)
    expect(await listed({ play_from: '25-11-2026' })).toEqual([])
    expect(await listed({ overdue: 1 })).toEqual([])
    ctx.clock.advance(3600)
    expect(await listed({ overdue: 1 })).toEqual(ids(requested).toReversed())
    const { data } = await staff.get('/api/staff/bookings', { state: 'requested', limit: 1 })
    expect(data).toMatchObject([{ is_overdue: 1, now: ctx.clock.now().getTime() }])
    expect((await staff.get('/api/staff/queue')).data).toMatchObject({
      requested: 3,
      overdue: 3,
      placed: 1,
      confirmed: 0,
    })
    ctx.clock.advance(-3600)
  })

  test('opens one booking with everything about it', async () => {
    const { data } = await staff.get(`/api/staff/bookings/${paid.id}`)
    expect(data).toMatchObject({
      id: paid.id,
      state: 'paid',
      players: [{ name_out_system: 'Khách 1' }, { name_out_system: 'Khách 2' }],
      services: [{ type: 'booking', amount: 4_000_000 }],
      tee_times: [{ id: paid.teeTimeId, places: 2, number_hole: 18 }],
      history: [
        { from_state: null, state: 'draft', actor: 'Nguyễn An' },
        { state: 'requested' },
        { state: 'confirmed', actor: 'Trần Bình' },
        { state: 'placed' },
        { from_state: 'placed', state: 'paid', actor: 'gateway' },
      ],
    })
  })
})
