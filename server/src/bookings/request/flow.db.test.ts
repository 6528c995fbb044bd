import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Member } from '#platform/context/actor'
import { inTransaction } from '#platform/database/transaction'
import { type BookingApp, createBookingApp } from '#testing/apps/booking-app'
import { brokenPlaces, guests } from '#testing/bookings/bookings'
import { createTestContext, type TestContext } from '#testing/context'
import { addCourse, addMember, addPackage, addStaff, addTeeTime } from '#testing/golf'
import { markBookingPaid } from '../steps/pay.ts'

let ctx: TestContext
let booking: BookingApp
beforeAll(async () => {
  ctx = await createTestContext()
  booking = await createBookingApp(ctx)
})
afterAll(async () => {
  await booking.app.close()
  await ctx.close()
})

const create = '/api/services/create_booking_for_wap'
const playsAt = new Date('2026-11-24T06:30:00+07:00').getTime()

async function sendRequest(member: Member, players = guests(2)) {
  const courseId = await addCourse(ctx.q)
  await addTeeTime(ctx.q, { courseId, at: '2026-11-24T06:30:00+07:00' })
  const body = { facility_id: courseId, date_played: playsAt, list_users: players }
  const { data } = await booking.browserOf(member).post(create, body)
  return Object(data).id_general_bill
}

describe('from the request to the first tee', () => {
  test('golfer and staff see one booking go its way, by the clock of the server', async () => {
    const member = await addMember(ctx.q, 'Lê Thu Hà')
    const golfer = booking.browserOf(member)
    const staff = booking.browserOf(await addStaff(ctx.q))
    const d100 = await addPackage(ctx.q, 100_000)
    const players = [
      { user_id: member.vga, list_insurrance: [d100] },
      { user_id: -1, name_out_system: 'Bác Tư', list_insurrance: [d100] },
    ]
    const id = await sendRequest(member, players)

    const queue = await staff.get('/api/staff/bookings', { state: 'requested' })
    expect(queue.data).toContainEqual(
      expect.objectContaining({
        id,
        state: 'requested',
        booker: { vga: member.vga, fullname: 'Lê Thu Hà', phone: member.phone },
      }),
    )
    const confirmed = await staff.post(`/api/staff/bookings/${id}/confirm`)
    expect(confirmed).toMatchObject({ error_code: 0, data: { state: 'confirmed' } })
    const placed = await staff.post(`/api/staff/bookings/${id}/place-order`)
    const payBy = ctx.clock.now().getTime() + 30 * 60_000
    expect(placed).toMatchObject({ error_code: 0, data: { state: 'placed', pay_by: payBy } })

    const bill = await golfer.get('/api/services/get_bill_detail_for_wap', { bill_id: id })
    expect(bill).toMatchObject({
      error_code: 0,
      data: {
        id_general_bill: id,
        code: expect.stringMatching(/^TV/),
        total_services: 2,
        user_book: 'Lê Thu Hà',
        phone: member.phone,
        payment_amount: 4_200_000,
        payment_code: Object(placed.data).payment_code,
        can_payment: 1,
        general_status: 3,
        status: 3,
        payment_deadline: payBy,
        cancel_quote: { is_free: 1, refund_amount: 0 },
        services: [
          {
            type: 'booking',
            name_unit: 'Tee time',
            amount: 4_000_000,
            refund: 0,
            num_payment: 0,
            can_payment: 1,
            is_cancel: 0,
            booking_pax_detail: {
              date_played: playsAt,
              facility: { title: 'Sân golf Thử', sub_title: 'Sân golf Thử' },
              number_hole: 18,
            },
            listData: [
              {
                id: expect.any(Number),
                fullname: 'Lê Thu Hà',
                name_out_system: '',
                avatar: '',
                amount: 2_000_000,
                pack_name: ['D100'],
              },
              { fullname: '', name_out_system: 'Bác Tư', amount: 2_000_000, pack_name: ['D100'] },
            ],
          },
          {
            type: 'hio',
            amount: 200_000,
            listData: [
              { code: 'D100', amount: 100_000 },
              { code: 'D100', amount: 100_000 },
            ],
          },
        ],
      },
    })
    expect(Object(bill.data).steps.map((step: { state: string }) => step.state)).toEqual([
      'requested',
      'confirmed',
      'placed',
    ])

    const listed = async (type: number) => {
      const asked = { type, page: 1, limit: 50, version: 1, time: 0 }
      return (await golfer.post('/api/wap/for_wap/get_history_booking_merge', asked)).data
    }
    const { code, payment_code } = Object(bill.data)
    expect(await listed(2)).toMatchObject([
      {
        Booking_Pax: {
          id_general_bill_detail: id,
          date_played: playsAt,
          facility: { title: 'Sân golf Thử' },
        },
        img_logo: '',
        price_booking: 4_000_000,
        general_bill_code: code,
        general_payment_code: payment_code,
        general_status: 3,
        status_text: 'Chờ thanh toán',
        booking_date: expect.any(Number),
        booking_code: expect.stringMatching(/^TV/),
        bill_code: code,
        payment_code,
        payment_deadline: payBy,
      },
    ])

    ctx.clock.advance(600)
    const now = ctx.clock.now()
    await inTransaction(ctx.pool, (q) => markBookingPaid(ctx, q, { bookingId: id, occurredAt: now, now }))
    expect(await listed(3)).toMatchObject([
      {
        Booking_Pax: { id_general_bill_detail: id, date_played: playsAt },
        general_status: 1,
        is_hio: 1,
        number_player: 2,
        total_amount: 4_200_000,
        price_booking: 4_000_000,
        package_name: 'D100',
        payment_deadline: null,
      },
    ])
  })

  test('notifies the golfer of a request declined with a reason, and frees its places', async () => {
    const member = await addMember(ctx.q)
    const id = await sendRequest(member)
    const staff = booking.browserOf(await addStaff(ctx.q))
    expect(await staff.post(`/api/staff/bookings/${id}/reject`, { reason: ' ' })).toMatchObject({
      error_code: 1802,
    })
    const rejected = await staff.post(`/api/staff/bookings/${id}/reject`, { reason: 'Sân có giải' })
    expect(rejected).toMatchObject({ error_code: 0, data: { state: 'rejected' } })
    const bill = await booking.browserOf(member).get('/api/services/get_bill_detail_for_wap', { bill_id: id })
    expect(bill.data).toMatchObject({
      general_status: 4,
      cancel_quote: null,
      steps: [{}, { reason: 'Sân có giải' }],
    })
    expect(await ctx.q`select id from messages where booking_id = ${id}`).toHaveLength(1)
    expect(
      await ctx.q`select tee_time_id from booking_tee_times where booking_id = ${id} and released_at is null`,
    ).toEqual([])
    expect(await brokenPlaces(ctx.q)).toEqual([])
  })
})

describe('a booking of another golfer', () => {
  test('does not exist for any call that takes a number', async () => {
    const id = await sendRequest(await addMember(ctx.q))
    const stranger = booking.browserOf(await addMember(ctx.q))
    const asked = [
      stranger.get('/api/services/get_bill_detail_for_wap', { bill_id: id }),
      stranger.get('/api/services/get_bill_detail_for_bank', { bill_id: id }),
      stranger.post('/api/for_wap/view_detail_order_slot_pax', { id_general_bill_detail: id }),
      stranger.post('/api/for_wap/cancel_booking', { id_general_bill_detail: id, reason: '' }),
      stranger.post('/api/booking/booking_pax/verify_booking_now_for_wap', {
        phone: '',
        otp: '123456',
        general_bill_id: id,
      }),
      stranger.post('/api/for_wap/get_sms_otp_booking', { phone: '', general_bill_id: id }),
    ]
    for (const answer of await Promise.all(asked)) {
      expect(answer).toMatchObject({ status: 404, error_code: 404, data: null })
    }
    expect((await stranger.get('/api/services/get_list_general_bill_for_wap')).data).toEqual([])
    expect((await stranger.get('/api/services/get_list_order')).data).toEqual([])
  })
})

describe('the console', () => {
  test('is closed to golfers and visitors, and each step to who lacks its role', async () => {
    const id = await sendRequest(await addMember(ctx.q))
    const golfer = booking.browserOf(await addMember(ctx.q))
    expect((await golfer.get('/api/staff/bookings')).status).toBe(401)
    expect((await booking.browserOf().get('/api/staff/bookings')).status).toBe(401)
    const sales = booking.browserOf(await addStaff(ctx.q, ['sales']))
    const staff = booking.browserOf(await addStaff(ctx.q, ['staff']))
    const path = `/api/staff/bookings/${id}`
    expect((await sales.post(`${path}/confirm`)).status).toBe(403)
    expect((await sales.post(`${path}/reject`, { reason: 'x' })).status).toBe(403)
    expect((await staff.post(`${path}/place-order`)).status).toBe(403)
    expect((await staff.post(`${path}/confirm-and-place`)).status).toBe(403)
    expect((await staff.post(`${path}/confirm`)).data).toMatchObject({ state: 'confirmed' })
    expect((await sales.post(`${path}/place-order`)).data).toMatchObject({ state: 'placed' })
  })

  test('takes both steps in one for who holds both roles', async () => {
    const id = await sendRequest(await addMember(ctx.q))
    const both = booking.browserOf(await addStaff(ctx.q, ['staff', 'sales']))
    const placed = await both.post(`/api/staff/bookings/${id}/confirm-and-place`)
    expect(placed.data).toMatchObject({ state: 'placed', payment_code: expect.stringMatching(/^TT/) })
    expect(await both.post(`/api/staff/bookings/${id}/confirm-and-place`)).toMatchObject({
      data: placed.data,
    })
    expect(await ctx.q`select id from messages where booking_id = ${id}`).toHaveLength(1)
  })

  test('refuses a booking that does not exist', async () => {
    const staff = booking.browserOf(await addStaff(ctx.q))
    for (const answer of [
      await staff.get('/api/staff/bookings/999999'),
      await staff.post('/api/staff/bookings/999999/confirm'),
      await staff.post('/api/staff/bookings/999999/place-order'),
      await staff.post('/api/staff/bookings/999999/reject', { reason: 'x' }),
    ]) {
      expect(answer.status).toBe(404)
    }
  })
})
