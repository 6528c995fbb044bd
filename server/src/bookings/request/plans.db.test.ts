import { calls } from '@teeviet/contract/calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { queueFigures } from '#operations/staff/queue'
import { inTransaction } from '#platform/database/transaction'
import { listBookings } from '#rounds/bills/history'
import { listOrders } from '#rounds/bills/orders'
import { readBill } from '#rounds/bills/read-bill'
import { readPlayers } from '#rounds/bills/read-players'
import { cancelBooking } from '#rounds/cancel/cancel'
import { workOffDeadline } from '#rounds/deadlines/work-off-deadline'
import { confirmAndPlaceAsStaff, confirmAsStaff, rejectAsStaff } from '#rounds/staff/booking-acts'
import { listStaffBookings } from '#rounds/staff/list-bookings'
import { openBooking } from '#rounds/staff/open-booking'
import { bookingIn } from '#testing/bookings/booking-in-state'
import { book, form, guests } from '#testing/bookings/bookings'
import { createTestContext, type TestContext } from '#testing/context'
import { addCourse, addMember, addOffer, addPackage, addStaff, addTeeTime } from '#testing/golf'
import { tablesReadWhole, watchStatements } from '#testing/statements'
import { markBookingPaid } from '../steps/pay.ts'
import { previewBooking } from './preview.ts'

let ctx: TestContext
beforeAll(async () => {
  ctx = await createTestContext()
})
afterAll(() => ctx.close())

/** Tables that stay small, however many golfers there are: courses and their offers. */
const small = [
  'courses',
  'refund_terms',
  'insurance_packages',
  'offers',
  'offer_categories',
  'holidays',
  'staff_accounts',
]

async function grownTablesReadWhole(work: () => Promise<unknown>): Promise<string[]> {
  const { statements } = await watchStatements(ctx.pool, work)
  const found = await tablesReadWhole(ctx.pool, statements)
  return found.filter((table) => !small.includes(table))
}

test('no step of a booking reads a table that grows from end to end', async () => {
  const courseId = await addCourse(ctx.q)
  const at = '2026-11-24T06:30:00+07:00'
  const teeTimeId = await addTeeTime(ctx.q, { courseId, at })
  await addTeeTime(ctx.q, { courseId, at: '2026-11-24T06:40:00+07:00' })
  const { offerId, categoryId } = await addOffer(ctx.q, { courseId, quantity: 5 })
  const member = await addMember(ctx.q)
  const friend = await addMember(ctx.q)
  const staff = await addStaff(ctx.q)
  const d20 = await addPackage(ctx.q, 20_000)
  const players = [{ user_id: friend.vga, list_insurrance: [d20] }]
  const read = await grownTablesReadWhole(async () => {
    await book(ctx, member, {
      courseId,
      at,
      list_users: players,
      key: 'plans-of-a-request',
      product_id: offerId,
    })
    await book(ctx, member, { courseId, at: '2026-11-24T06:31:00+07:00', players: 5 }).catch(() => null)
    await book(ctx, member, { courseId, at, flash_sale_id: categoryId }).catch(() => null)
    const before = ctx.clock.now()
    ctx.clock.set('2026-11-24T05:00:00+07:00')
    const anyTime = await book(ctx, member, { courseId, at: '2026-11-24T00:00:00+07:00' })
    const id = anyTime.id_general_bill
    await confirmAsStaff(ctx, staff, { id, tee_time_id: teeTimeId, note: '' }, 'vi').catch(() => null)
    ctx.clock.set(before)
    const fields = form({ facility_id: courseId, date_played: Date.parse(at), list_users: guests(1) })
    await previewBooking(ctx, fields, { lang: 'vi', member }).catch(() => null)
  })
  expect(read).toEqual([])
})

test('the steps after a request do neither, by staff, clocks, payments and the golfer', async () => {
  const now = ctx.clock.now()
  const read = await grownTablesReadWhole(async () => {
    const { id, staff, member } = await bookingIn(ctx, 'requested')
    await confirmAndPlaceAsStaff(ctx, staff, { id, note: '' }, 'vi')
    ctx.clock.advance(1800)
    await workOffDeadline(ctx, { bookingId: id })
    await inTransaction(ctx.pool, (q) => markBookingPaid(ctx, q, { bookingId: id, occurredAt: now, now }))
    await readBill(ctx, member, id, 'vi')
    await readPlayers(ctx, member, id)
    const other = await bookingIn(ctx, 'requested')
    await rejectAsStaff(ctx, other.staff, { id: other.id, reason: 'Sân có giải' }, 'vi')
    const third = await bookingIn(ctx, 'placed')
    await cancelBooking(ctx, third.member, { bookingId: third.id, reason: '', idempotency: null })
  })
  expect(read).toEqual([])
})

test('the lists of golfers and staff do neither', async () => {
  const { id, member } = await bookingIn(ctx, 'requested')
  const paging = { page: 1, limit: 50, lang: 'vi' as const }
  const staffList = (query: object) =>
    listStaffBookings(ctx, calls['GET /api/staff/bookings'].request.parse(query), 'vi')
  const read = await grownTablesReadWhole(async () => {
    await listBookings(ctx, member, { from: ctx.clock.now() }, paging)
    await listBookings(ctx, member, { place: 'đà lạt' }, paging)
    await listOrders(ctx, member, paging)
    await staffList({ state: 'requested' })
    await staffList({ state: 'requested,confirmed,placed', region: 'north', overdue: 1 })
    await staffList({ state: 'placed' })
    await staffList({ state: 'placed', after_id: 1, after_deadline: ctx.clock.now().getTime() })
    await staffList({})
    await staffList({ order: 'oldest', after_id: 1 })
    await staffList({ q: member.phone })
    await staffList({ q: 'Nguyễn', state: 'paid' })
    await openBooking(ctx, id, 'vi')
    await queueFigures(ctx)
  })
  expect(read).toEqual([])
})

test('the check sees a table that is read from end to end', async () => {
  expect(await grownTablesReadWhole(() => ctx.q`select id from bookings where end_reason = ${'x'}`)).toEqual([
    'bookings',
  ])
})
