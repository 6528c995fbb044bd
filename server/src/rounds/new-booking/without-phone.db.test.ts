import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Staff } from '#platform/context/actor'
import { quoteRainCheck } from '#rounds/rain-check/record-rain-check'
import { cancelForClub } from '#rounds/staff/endings/cancel-for-club'
import { listStaffBookings } from '#rounds/staff/list-bookings'
import { writeToGolfer } from '#rounds/staff/messages/write-to-golfer'
import { openBooking } from '#rounds/staff/open-booking'
import { outcome } from '#testing/bookings/bookings'
import { unsound } from '#testing/bookings/changes'
import { makeAsStaff, typedBooking } from '#testing/bookings/new-booking'
import { createTestContext, type TestContext } from '#testing/context'
import { addCourse, addStaff, addTeeTime } from '#testing/golf'
import { recordRain, underClause } from '#testing/weather/under-clause'
import { payBack } from '../counter/pay-back.ts'
import { decideRounds } from '../weather/decide-rounds.ts'
import { previewBooking } from './quote-booking.ts'

let ctx: TestContext
let staff: Staff
beforeAll(async () => {
  ctx = await createTestContext()
  staff = await addStaff(ctx.q)
})
afterAll(() => ctx.close())
beforeEach(() => ctx.clock.set('2026-11-24T06:00:00+07:00'))

const walkIn = { phone: '', fullname: 'Đỗ Vãng Lai', counter_method: 'counter_cash', check_in: 1 }

/** A booking of two at a course of its own, as staff type it. */
async function typed(fields: Parameters<typeof typedBooking>[1] = {}, at = '2026-11-24T06:30:00+07:00') {
  const courseId = await addCourse(ctx.q)
  await addTeeTime(ctx.q, { courseId, at })
  return typedBooking({ courseId, at }, { ...walkIn, ...fields })
}
const membersNamed = (fullname: string) =>
  ctx.q<{ id: number; phone: string | null; awaits: boolean }>`
    select id, phone, awaits_consent as awaits from members where fullname = ${fullname}`

describe('a walk-in who gives a name and no phone', () => {
  test('plays and has paid, is not signed in to, and gets no message', async () => {
    const made = await makeAsStaff(ctx, staff, await typed())
    expect(made).toMatchObject({ state: 'paid', booker: { fullname: 'Đỗ Vãng Lai', phone: '' } })
    expect(made.players.map(({ name, attendance }) => [name, attendance])).toEqual([
      ['Đỗ Vãng Lai', 'checked_in'],
      [expect.any(String), 'checked_in'],
    ])
    expect(made.documents, 'the receipt can be printed').toHaveLength(1)
    expect(await ctx.q`select 1 from messages where booking_id = ${made.id} and kind = 'booking'`).toEqual([])
    const [member] = await membersNamed('Đỗ Vãng Lai')
    expect(member).toMatchObject({ phone: null, awaits: true })
    expect(await unsound(ctx)).toEqual([])
  })

  test('is quoted first, without a message, and nothing is stored', async () => {
    const { expected_amount: _amount, ...fields } = await typed({ fullname: 'Đỗ Báo Giá' })
    expect(await previewBooking(ctx, staff, fields, 'vi')).toMatchObject({
      golfer: null,
      payment_amount: 4_000_000,
      messages: [],
    })
    expect(await membersNamed('Đỗ Báo Giá')).toEqual([])
  })

  test('is found by name', async () => {
    const { id } = await makeAsStaff(ctx, staff, await typed({ fullname: 'Đỗ Tìm Thấy' }))
    const filter = {
      q: 'do tim',
      limit: 20,
      state: undefined,
      facility_id: undefined,
      region: undefined,
      claim: undefined,
      play_from: undefined,
      play_to: undefined,
      overdue: undefined,
      club_due: undefined,
      club_closed: undefined,
      changes: undefined,
      partly_paid: undefined,
      order: undefined,
      after_id: undefined,
      after_deadline: undefined,
    }
    const found = await listStaffBookings(ctx, filter, 'vi')
    expect(found.map((booking) => booking.id)).toEqual([id])
  })

  test('a repeat of the request is the same booking, and another walk-in of the name another golfer', async () => {
    const fields = await typed({ fullname: 'Đỗ Hai Lần' })
    const [first, again] = [
      await makeAsStaff(ctx, staff, fields, 'first-walk-in'),
      await makeAsStaff(ctx, staff, fields, 'first-walk-in'),
    ]
    expect(again.id).toBe(first.id)
    expect(await membersNamed('Đỗ Hai Lần')).toHaveLength(1)
    await makeAsStaff(ctx, staff, await typed({ fullname: 'Đỗ Hai Lần' }), 'second-walk-in')
    expect(await membersNamed('Đỗ Hai Lần')).toHaveLength(2)
  })

  test('cannot be written to, and gets the money back at the counter when the club cannot take the round', async () => {
    const made = await makeAsStaff(ctx, staff, await typed({ check_in: 0 }))
    const message = { id: made.id, template: undefined, words: 'Chào', after_id: undefined }
    expect(await outcome(writeToGolfer(ctx, staff, message))).toBe('message.noPhone')
    const ended = { id: made.id, reason: '', reason_code: 'weather' as const }
    await cancelForClub(ctx, { staff, lang: 'vi' }, ended)
    const { refunds } = await openBooking(ctx, made.id, 'vi')
    expect(refunds).toMatchObject([{ amount: 4_000_000, is_due_at_counter: true }])
    await payBack(ctx, { staff, lang: 'vi' }, { id: made.id, refund_id: refunds[0]?.id ?? 0 })
    expect(await ctx.q`select 1 from messages where booking_id = ${made.id} and kind = 'booking'`).toEqual([])
    expect(await unsound(ctx)).toEqual([])
  })

  test('has no wallet for a rain check', async () => {
    const { id } = await makeAsStaff(ctx, staff, await typed())
    ctx.clock.set('2026-11-24T09:00:00+07:00')
    expect(await outcome(quoteRainCheck(ctx, staff, { id, holes_played: 9 }))).toBe('rainCheck.noWallet')
  })

  test('gets what a weather clause gives at the counter, also where others get it in the wallet', async () => {
    const { id } = await makeAsStaff(ctx, staff, await typed())
    await underClause(ctx.q, id, { gives: 'wallet' })
    await recordRain(ctx.q, id, '2026-11-24T06:00:00+07:00', [0, 12, 8, 0, 0])
    ctx.clock.set('2026-11-25T00:20:00+07:00')
    await decideRounds(ctx)
    const { refunds } = await openBooking(ctx, id, 'vi')
    expect(refunds).toMatchObject([{ amount: 1_777_777, is_due_at_counter: true }])
    expect(await unsound(ctx)).toEqual([])
  })
})

test.each([
  ['pays by the link of an SMS', { counter_method: undefined, check_in: undefined }, 'phone.empty'],
  [
    'pays the rest later',
    { deposit: 1_000_000, rest_by: Date.parse('2026-11-24T06:30:00+07:00'), check_in: undefined },
    'phone.empty',
  ],
  ['gives no name', { fullname: ' ' }, 'staff.nameMissing'],
  ['gives a wrong phone', { phone: '12' }, 'phone.format'],
])('a golfer who %s needs more', async (_, fields, refusal) => {
  expect(await outcome(makeAsStaff(ctx, staff, await typed(fields)))).toBe(refusal)
})

test('a golfer who plays on another day needs a phone', async () => {
  const fields = await typed({ check_in: 0 }, '2026-11-25T06:30:00+07:00')
  expect(await outcome(makeAsStaff(ctx, staff, fields))).toBe('phone.empty')
})
