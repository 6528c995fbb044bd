import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openSession, ownEntry } from '#identity/sessions/sessions'
import type { Member } from '#platform/context/actor'
import { codeSentTo } from '#testing/apps/account-app'
import { form, guests, outcome } from '#testing/bookings/bookings'
import { createTestContext, type TestContext } from '#testing/context'
import { addCourse, addMember, addTeeTime } from '#testing/golf'
import { issueFastOrderCode, sendFastOrder } from './fast-order.ts'

let ctx: TestContext
let member: Member
let courseId: number
beforeAll(async () => {
  ctx = await createTestContext()
})
afterAll(() => ctx.close())
beforeEach(async () => {
  member = await addMember(ctx.q)
  courseId = await addCourse(ctx.q)
  await addTeeTime(ctx.q, { courseId, at: '2026-11-24T06:30:00+07:00', capacity: 4 })
  await issueFastOrderCode(ctx, member, 'vi')
})

function send(otp_code: string, { players = 4, key = '', with_login = 0 } = {}) {
  const fields = form({
    facility_id: courseId,
    date_played: new Date('2026-11-24T06:30:00+07:00').getTime(),
    list_users: guests(players),
  })
  const hash = Buffer.from(JSON.stringify([fields, otp_code]))
  const idempotency = key ? { caller: `member:${member.id}`, key, hash } : null
  return outcome(sendFastOrder(ctx, member, { ...fields, otp_code, with_login }, { lang: 'vi', idempotency }))
}

test('a wrong code sends nothing; the right one, even under the same key, sends the booking', async () => {
  const code = await codeSentTo(ctx, member.phone)
  const wrong = code === '000000' ? '111111' : '000000'
  expect(await send(wrong, { key: 'fast-order' })).toBe('otp.wrongForBooking')
  expect(await send(code, { key: 'fast-order' })).toMatchObject({ state: 'requested', number_player: 4 })
})

test('the fifth wrong code makes the code void', async () => {
  const code = await codeSentTo(ctx, member.phone)
  const wrong = code === '000000' ? '111111' : '000000'
  for (let tries = 0; tries < 5; tries += 1) expect(await send(wrong)).toBe('otp.wrongForBooking')
  expect(await send(code)).toBe('otp.expiredForBooking')
})

test('a booking that is refused leaves the code good for the next one', async () => {
  const code = await codeSentTo(ctx, member.phone)
  expect(await send(code, { players: 5 })).toBe('booking.noTeeTime')
  expect(await send(code)).toMatchObject({ state: 'requested' })
})

test('one code sends one booking', async () => {
  const code = await codeSentTo(ctx, member.phone)
  expect(await send(code, { players: 1 })).toMatchObject({ state: 'requested' })
  expect(await send(code, { players: 1 })).toBe('otp.expiredForBooking')
})

test('a login by code counts as the code for 15 minutes, when the caller asks for it', async () => {
  expect(await send('', { with_login: 1, players: 1 })).toBe('otp.wrongForBooking')
  const entry = ownEntry(undefined)
  const opened = { memberId: member.id, entry, device: 'Test', isProved: true }
  member = { ...member, sessionId: (await openSession(ctx, ctx.q, opened)).id }
  expect(await send('', { players: 1 })).toBe('otp.wrongForBooking')
  expect(await send('', { with_login: 1, players: 1 })).toMatchObject({ state: 'requested' })
  ctx.clock.advance(ctx.config.rules.loginProof)
  expect(await send('', { with_login: 1, players: 1 })).toBe('otp.wrongForBooking')
})
