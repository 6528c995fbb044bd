import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Staff } from '#platform/context/actor'
import { confirmAndPlaceAsStaff, confirmAsStaff, placeAsStaff } from '#rounds/staff/booking-acts'
import { codeSentTo } from '#testing/apps/account-app'
import { bookingIn } from '#testing/bookings/booking-in-state'
import { book, form, guests, outcome } from '#testing/bookings/bookings'
import { createTestContext, type TestContext } from '#testing/context'
import { addCourse, addMember, addStaff, addTeeTime } from '#testing/golf'
import { beginBooking } from '../request/drafts/begin-booking.ts'
import { verifyBooking } from '../request/drafts/verify-booking.ts'

const at = '2026-11-24T06:30:00+07:00'
let ctx: TestContext
let staff: Staff

beforeAll(async () => {
  ctx = await createTestContext()
  ctx.clock.set('2026-11-23T09:00:00+07:00')
  staff = await addStaff(ctx.q)
})
afterAll(() => ctx.close())

const close = (teeTimeId: number) => ctx.q`update tee_times set is_closed = true where id = ${teeTimeId}`
const keep = (bookingId: number) =>
  ctx.q`update booking_tee_times set kept_at = ${ctx.clock.now()} where booking_id = ${bookingId}`
const stateOf = async (id: number) =>
  (await ctx.q<{ state: string }>`select state from bookings where id = ${id}`)[0]?.state

describe('on a tee time that was closed', () => {
  test('a request is neither confirmed nor ordered, and staff see which tee time it is', async () => {
    const { id, teeTimeId } = await bookingIn(ctx, 'requested')
    await close(teeTimeId)
    for (const act of [confirmAsStaff, confirmAndPlaceAsStaff])
      await expect(act(ctx, staff, { id, note: '' }, 'vi')).rejects.toMatchObject({
        reason: 'teeSheet.closed',
        slots: { time: '06:30 24-11-2026' },
      })
    expect(await stateOf(id)).toBe('requested')
  })

  test('a confirmed booking is not ordered, and its golfer is not asked to pay', async () => {
    const { id, teeTimeId } = await bookingIn(ctx, 'confirmed')
    await close(teeTimeId)
    await expect(placeAsStaff(ctx, staff, { id, note: '' }, 'vi')).rejects.toMatchObject({
      reason: 'teeSheet.closed',
      slots: { time: '06:30 24-11-2026' },
    })
    expect(await stateOf(id)).toBe('confirmed')
    expect(await ctx.q`select payment_code from bills where id = ${id}`).toEqual([{ payment_code: null }])
  })

  test.each([false, true])(
    'a draft is not sent, with instant confirmation %s, and its code stays good',
    async (instant) => {
      const courseId = await addCourse(ctx.q, { instant })
      const teeTimeId = await addTeeTime(ctx.q, { courseId, at })
      const member = await addMember(ctx.q)
      const fields = form({
        facility_id: courseId,
        date_played: new Date(at).getTime(),
        list_users: guests(2),
      })
      const draft = await beginBooking(ctx, member, fields, { lang: 'vi', idempotency: null })
      const code = await codeSentTo(ctx, member.phone)
      await close(teeTimeId)
      const send = () => verifyBooking(ctx, member, { bookingId: draft.general_bill_id, code, lang: 'vi' })
      await expect(send()).rejects.toMatchObject({
        reason: 'booking.teeTimeClosed',
        slots: { time: '06:30 24-11-2026' },
      })
      expect(await stateOf(draft.general_bill_id)).toBe('draft')
      await ctx.q`update tee_times set is_closed = false where id = ${teeTimeId}`
      expect((await send()).state).toBe(instant ? 'placed' : 'requested')
    },
  )

  test('an any-time request is not put on it', async () => {
    const courseId = await addCourse(ctx.q)
    await addTeeTime(ctx.q, { courseId, at: '2026-11-23T16:00:00+07:00' })
    const teeTimeId = await addTeeTime(ctx.q, { courseId, at: '2026-11-23T15:00:00+07:00' })
    const sent = await book(ctx, await addMember(ctx.q), { courseId, at: '2026-11-23T00:00:00+07:00' })
    await close(teeTimeId)
    const input = { id: sent.id_general_bill, tee_time_id: teeTimeId, note: '' }
    expect(await outcome(confirmAsStaff(ctx, staff, input, 'vi'))).toBe('teeSheet.closed')
  })

  test('a booking that staff kept goes on as before', async () => {
    const { id, teeTimeId } = await bookingIn(ctx, 'requested')
    await close(teeTimeId)
    await keep(id)
    expect((await confirmAndPlaceAsStaff(ctx, staff, { id, note: '' }, 'vi')).state).toBe('placed')
  })
})
