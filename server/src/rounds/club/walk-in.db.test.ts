import { calls } from '@teeviet/contract/calls'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { checkBooks } from '#money/books/check-books'
import { balanceOf } from '#money/payouts/owed'
import type { Staff } from '#platform/context/actor'
import { counterOf } from '#platform/ledger/accounts'
import { openBooking } from '#rounds/staff/open-booking'
import { outcome } from '#testing/bookings/bookings'
import { unsound } from '#testing/bookings/changes'
import { makeAsStaff, typedBooking } from '#testing/bookings/new-booking'
import { createTestContext, type TestContext } from '#testing/context'
import { addCourse, addStaff, addTeeTime, placesLeft } from '#testing/golf'
import { bookWalkIn, quoteWalkIn } from './walk-in.ts'

const at = '2026-11-24T06:30:00+07:00'

let ctx: TestContext
let club: Staff
let courseId: number
let teeTimeId: number
beforeAll(async () => {
  ctx = await createTestContext()
})
afterAll(() => ctx.close())
beforeEach(async () => {
  ctx.clock.set('2026-11-24T06:00:00+07:00')
  courseId = await addCourse(ctx.q)
  club = await addStaff(ctx.q, ['club'], [courseId])
  teeTimeId = await addTeeTime(ctx.q, { courseId, at })
})

/** Two players, the person at the counter and one without a name. */
const typed = (fields: Record<string, unknown> = {}) =>
  calls['POST /api/club/walk-ins'].request.parse({
    facility_id: courseId,
    start_at: Date.parse(at),
    fullname: 'Đỗ Vãng Lai',
    phone: '',
    players: [''],
    method: 'counter_cash',
    expected_amount: 4_000_000,
    ...fields,
  })
function book(fields: Record<string, unknown> = {}, { by = club, key }: { by?: Staff; key?: string } = {}) {
  const walkIn = typed(fields)
  const idempotency = key
    ? { caller: `staff:${by.id}`, key, hash: Buffer.from(JSON.stringify(walkIn)) }
    : null
  return bookWalkIn(ctx, { staff: by, lang: 'vi', idempotency }, walkIn)
}
const held = () => balanceOf(ctx.q, counterOf(courseId))

describe('a walk-in that the club books itself', () => {
  test('has paid at the counter of the course, is checked in, and asks the club nothing more', async () => {
    const { booking, receipt_number } = await book()
    expect(receipt_number).toBe(1)
    expect(booking).toMatchObject({ state: 'paid', answer: 'accepted', reference: 'COUNTER-1', due_at: null })
    expect(booking.players.map(({ attendance }) => attendance)).toEqual(['checked_in', 'checked_in'])
    expect(await placesLeft(ctx.q, teeTimeId)).toBe(2)
    expect(await held()).toBe(4_000_000)
    expect((await checkBooks(ctx.pool)).balanced).toBe(true)
    expect(await unsound(ctx)).toEqual([])
  })

  test('leaves the same in the books as one that staff book at that counter', async () => {
    const entries = (billId: number) => ctx.q`
      select a.name, e.amount_vnd from ledger_entries e join ledger_accounts a on a.id = e.account_id
      join ledger_transfers t on t.id = e.transfer_id where t.bill_id = ${billId} order by a.name`
    const { booking } = await book()
    const fields = { phone: '', fullname: 'Lê Khách', counter_method: 'counter_cash', check_in: 1 }
    const byStaff = await makeAsStaff(ctx, await addStaff(ctx.q), typedBooking({ courseId, at }, fields))
    expect(await entries(booking.id)).toEqual(await entries(byStaff.id))
    expect(await held()).toBe(8_000_000)
  })

  test('with a phone belongs to its account, and the golfer gets the SMS that was shown', async () => {
    const { messages } = await quoteWalkIn(ctx, { staff: club, lang: 'vi' }, typed({ phone: '0912000777' }))
    const { booking } = await book({ phone: '0912000777' })
    expect((await openBooking(ctx, booking.id, 'vi')).booker).toMatchObject({ phone: '0912000777' })
    const sent = await ctx.q<{ phone: string }>`
      select phone from messages where booking_id = ${booking.id} and kind = 'booking'`
    expect(sent).toEqual([{ phone: '0912000777' }])
    expect(messages).toHaveLength(1)
  })

  test('is quoted first, and nothing is stored or held', async () => {
    const quote = await quoteWalkIn(ctx, { staff: club, lang: 'vi' }, typed())
    expect(quote).toMatchObject({ payment_amount: 4_000_000, messages: [] })
    expect(await placesLeft(ctx.q, teeTimeId)).toBe(4)
    expect(await ctx.q`select 1 from bookings where course_id = ${courseId}`).toEqual([])
  })

  test('is booked once by a repeat of the request', async () => {
    const [first, again] = [
      await book({}, { key: 'walk-in-of-club' }),
      await book({}, { key: 'walk-in-of-club' }),
    ]
    expect(again).toEqual(first)
    expect(await held()).toBe(4_000_000)
  })

  test('is named in the audit log by the account of the club', async () => {
    const { booking } = await book()
    const acts = await ctx.q<{ what: string }>`
      select what from staff_acts where staff_id = ${club.id} and subject = ${`booking:${booking.id}`} order by id`
    expect(acts.map(({ what }) => what)).toEqual([
      'booking.made',
      'booking.counter_paid',
      'booking.checked_in',
    ])
  })
})

describe('a club is refused', () => {
  test('a course of another club', async () => {
    const by = await addStaff(ctx.q, ['club'], [await addCourse(ctx.q)])
    expect(await outcome(book({}, { by }))).toBe('course.notFound')
    await expect(quoteWalkIn(ctx, { staff: by, lang: 'vi' }, typed())).rejects.toThrow('course.notFound')
  })

  test('a start of tomorrow', async () => {
    const tomorrow = '2026-11-25T06:30:00+07:00'
    await addTeeTime(ctx.q, { courseId, at: tomorrow })
    expect(await outcome(book({ start_at: Date.parse(tomorrow) }))).toBe('counter.notToday')
  })

  test.each([
    ['a start that has begun', { start_at: Date.parse('2026-11-24T05:30:00+07:00') }, 'booking.noTeeTime'],
    ['more players than the start has places', { players: ['', '', '', ''] }, 'booking.noTeeTime'],
    [
      'a person without a name, also with a phone',
      { fullname: ' ', phone: '0912000778' },
      'staff.nameMissing',
    ],
    ['a wrong phone', { phone: '12' }, 'phone.format'],
    ['another amount than is due', { expected_amount: 3_000_000 }, 'booking.priceChanged'],
  ])('%s', async (_, fields, refusal) => {
    expect(await outcome(book(fields))).toBe(refusal)
    expect(await held()).toBe(0)
    expect(await placesLeft(ctx.q, teeTimeId)).toBe(4)
  })

  test('without the permission, whatever else the account may do', async () => {
    const permissions = new Set([...club.permissions].filter((one) => one !== 'club.walkIn'))
    expect(await outcome(book({}, { by: { ...club, permissions } }))).toBe('request.forbidden')
    expect(await held()).toBe(0)
  })
})
