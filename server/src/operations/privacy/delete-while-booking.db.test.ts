import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { beginBooking } from '#bookings/request/drafts/begin-booking'
import { verifyBooking } from '#bookings/request/drafts/verify-booking'
import type { Member } from '#platform/context/actor'
import { codeSentTo } from '#testing/apps/account-app'
import { book, form, guests, outcome } from '#testing/bookings/bookings'
import { createTestContext, type TestContext } from '#testing/context'
import { closeGate } from '#testing/gate'
import { addCourse, addMember, addTeeTime, placesLeft } from '#testing/golf'
import { waitingForLocks } from '#testing/waiting-for-locks'
import { deleteAccount, requestDeletionCode } from './delete-account.ts'

/*
 * The golfer sends a booking and deletes the account at the same moment, each from another device: either both the
 * booking and the account exist, or neither.
 */

let ctx: TestContext
let member: Member
let courseId: number
let teeTimeId: number
let code: string
const at = '2026-11-24T06:30:00+07:00'

beforeAll(async () => {
  ctx = await createTestContext()
})
afterAll(() => ctx.close())
beforeEach(async () => {
  member = await addMember(ctx.q)
  courseId = await addCourse(ctx.q)
  teeTimeId = await addTeeTime(ctx.q, { courseId, at, capacity: 4 })
  await requestDeletionCode(ctx, member, 'vi')
  code = await codeSentTo(ctx, member.phone)
})

const send = () => outcome(book(ctx, member, { courseId, at, players: 2 }))
const remove = () => outcome(deleteAccount(ctx, member, code))

/** Whether there is an account, in which states its bookings are, and how many places are left. */
async function left() {
  const [account] = await ctx.q<{ is: boolean }>`
    select deleted_at is null as is from members where id = ${member.id}`
  const bookings = await ctx.q<{ state: string }>`select state from bookings where member_id = ${member.id}`
  return {
    account: account?.is,
    bookings: bookings.map(({ state }) => state),
    places: await placesLeft(ctx.q, teeTimeId),
  }
}

describe('an account is deleted while a booking is sent', () => {
  test('the deletion is first: nothing can be sent any more', async () => {
    const gate = await closeGate(ctx.pool, 'members', { on: 'update' })
    const removing = remove()
    await gate.reached()
    const sending = send()
    await waitingForLocks(ctx.q, 2)
    await gate.open()
    expect([await removing, await sending]).toEqual([undefined, 'session.ended'])
    expect(await left()).toEqual({ account: false, bookings: [], places: 4 })
  })

  test('the booking is first: it blocks the deletion', async () => {
    const gate = await closeGate(ctx.pool, 'bookings')
    const sending = send()
    await gate.reached()
    const removing = remove()
    await waitingForLocks(ctx.q, 2)
    await gate.open()
    expect(await sending).toMatchObject({ state: 'requested' })
    expect(await removing).toBe('account.openBookings')
    expect(await left()).toEqual({ account: true, bookings: ['requested'], places: 2 })
  })
})

describe('an account is deleted while a draft waits for its code', () => {
  let draft: number
  let bookingCode: string
  beforeEach(async () => {
    const request = form({
      facility_id: courseId,
      date_played: new Date(at).getTime(),
      list_users: guests(2),
    })
    draft = (await beginBooking(ctx, member, request, { lang: 'vi', idempotency: null })).general_bill_id
    bookingCode = await codeSentTo(ctx, member.phone)
  })
  const verify = () =>
    outcome(verifyBooking(ctx, member, { bookingId: draft, code: bookingCode, lang: 'vi' }))

  test('the draft goes with it, its places are free, and its code sends nothing', async () => {
    expect(await remove()).toBeUndefined()
    expect(await verify()).toBe('otp.expiredForBooking')
    expect(await left()).toEqual({ account: false, bookings: ['withdrawn'], places: 4 })
  })

  test('a code sent earlier is first: the booking blocks the deletion', async () => {
    const gate = await closeGate(ctx.pool, 'bookings', { on: 'update' })
    const verifying = verify()
    await gate.reached()
    const removing = remove()
    await waitingForLocks(ctx.q, 2)
    await gate.open()
    expect(await verifying).toMatchObject({ state: 'requested' })
    expect(await removing).toBe('account.openBookings')
    expect(await left()).toEqual({ account: true, bookings: ['requested'], places: 2 })
  })

  test('a wrong code for the deletion leaves the draft as it was', async () => {
    const right = code
    code = right === '000000' ? '111111' : '000000'
    expect(await remove()).toBe('otp.wrong')
    expect(await left()).toEqual({ account: true, bookings: ['draft'], places: 2 })
  })
})
