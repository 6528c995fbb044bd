import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openSession, ownEntry } from '#identity/sessions/sessions'
import type { Member } from '#platform/context/actor'
import { codeSentTo } from '#testing/apps/account-app'
import { type BookingApp, createBookingApp } from '#testing/apps/booking-app'
import { brokenPlaces, guests } from '#testing/bookings/bookings'
import { createTestContext, type TestContext } from '#testing/context'
import { addCourse, addMember, addTeeTime, placesLeft } from '#testing/golf'

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

const begin = '/api/booking/booking_pax/booking_now_for_wap'
const verify = '/api/booking/booking_pax/verify_booking_now_for_wap'
const resend = '/api/wap/for_wap/get_sms_otp_booking'
const playsAt = new Date('2026-11-24T06:30:00+07:00').getTime()

async function teeTime({ instant = false } = {}) {
  const courseId = await addCourse(ctx.q, { instant })
  return { courseId, teeTimeId: await addTeeTime(ctx.q, { courseId, at: '2026-11-24T06:30:00+07:00' }) }
}

async function begun(member: Member, courseId: number, players = 2) {
  const body = {
    facility_id: courseId,
    date_played: playsAt,
    list_users: guests(players),
    phone: member.phone,
  }
  return app.browserOf(member).post(begin, body)
}

async function codeOf(member: Member): Promise<string> {
  return codeSentTo(ctx, member.phone)
}

const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('booking now', () => {
  test('holds the places as a draft, and is sent with the code', async () => {
    const member = await addMember(ctx.q)
    const { courseId, teeTimeId } = await teeTime()
    const draft = await begun(member, courseId)
    expect(draft).toMatchObject({
      error_code: 0,
      data: { state: 'draft', status: -1, general_status: -1, time: 125 },
    })
    expect(await placesLeft(ctx.q, teeTimeId)).toBe(2)
    const general_bill_id = Object(draft.data).general_bill_id
    const sent = await app
      .browserOf(member)
      .post(verify, { general_bill_id, phone: member.phone, otp: await codeOf(member) })
    expect(sent).toMatchObject({
      error_code: 0,
      data: { general_bill_payment_id: general_bill_id, state: 'requested', status: 0 },
    })
    expect(Object(sent.data).confirm_deadline).toBe(ctx.clock.now().getTime() + 3_600_000)
  })

  test('returns the same answer when the right code is repeated, whatever the code', async () => {
    const member = await addMember(ctx.q)
    const draft = await begun(member, (await teeTime()).courseId)
    const body = {
      general_bill_id: Object(draft.data).general_bill_id,
      phone: member.phone,
      otp: await codeOf(member),
    }
    const first = await app.browserOf(member).post(verify, body)
    expect(await app.browserOf(member).post(verify, body)).toMatchObject({ error_code: 0, data: first.data })
  })

  test('refuses a wrong code in the words of booking dialogs, and the fifth wrong one makes it void', async () => {
    const member = await addMember(ctx.q)
    const draft = await begun(member, (await teeTime()).courseId)
    const code = await codeOf(member)
    const body = { general_bill_id: Object(draft.data).general_bill_id, phone: member.phone, lang: 'en' }
    for (let tries = 0; tries < 5; tries += 1) {
      const answer = await app.browserOf(member).post(verify, { ...body, otp: wrong(code) })
      expect(answer.error_msg).toBe('Incorrect code, please try again.')
    }
    expect((await app.browserOf(member).post(verify, { ...body, otp: code })).error_msg).toBe(
      'Code has expired',
    )
  })

  test('sends a new code on demand, which makes the earlier one void', async () => {
    const member = await addMember(ctx.q)
    const draft = await begun(member, (await teeTime()).courseId)
    const first = await codeOf(member)
    const body = { general_bill_id: Object(draft.data).general_bill_id, phone: member.phone }
    const browser = app.browserOf(member)
    expect((await browser.post(resend, body)).error_code).toBe(1206)
    ctx.clock.advance(61)
    expect(await browser.post(resend, body)).toMatchObject({ error_code: 0, data: { time: 125 } })
    const second = await codeOf(member)
    if (first !== second) expect((await browser.post(verify, { ...body, otp: first })).error_code).toBe(1204)
    expect((await browser.post(verify, { ...body, otp: second })).error_code).toBe(0)
  })

  test('expires after 15 minutes, whether the deadline job has run or not', async () => {
    const member = await addMember(ctx.q)
    const draft = await begun(member, (await teeTime()).courseId)
    const body = { general_bill_id: Object(draft.data).general_bill_id, phone: member.phone }
    ctx.clock.advance(900)
    const browser = app.browserOf(member)
    expect((await browser.post(resend, body)).error_code).toBe(1205)
    expect((await browser.post(verify, { ...body, otp: '123456' })).error_code).toBe(1205)
  })

  test('started again for the same day replaces the golfer’s own earlier draft', async () => {
    const member = await addMember(ctx.q)
    const { courseId, teeTimeId } = await teeTime()
    await begun(member, courseId, 4)
    ctx.clock.advance(61)
    expect(await begun(member, courseId, 3)).toMatchObject({ error_code: 0, data: { number_player: 3 } })
    expect(await placesLeft(ctx.q, teeTimeId)).toBe(1)
    expect(await brokenPlaces(ctx.q)).toEqual([])
    const history = await app.browserOf(member).post('/api/for_wap/get_history_booking_merge')
    expect(history.data).toMatchObject([{ number_player: 3, general_status: -1 }])
  })

  test('started for another course releases the places of the abandoned draft at once', async () => {
    const member = await addMember(ctx.q)
    const [first, second] = [await teeTime(), await teeTime()]
    const draft = await begun(member, first.courseId, 4)
    ctx.clock.advance(61)
    await begun(member, second.courseId, 4)
    expect([await placesLeft(ctx.q, first.teeTimeId), await placesLeft(ctx.q, second.teeTimeId)]).toEqual([
      4, 0,
    ])
    const trail = await ctx.q`
      select to_state, actor_kind, reason from booking_events where booking_id = ${Object(draft.data).general_bill_id}
      order by id`
    expect(trail.at(-1)).toEqual({ to_state: 'withdrawn', actor_kind: 'member', reason: 'begun anew' })
  })

  test('started again at the same moment is sent or discarded, never half of each', async () => {
    for (let round = 0; round < 5; round += 1) {
      const member = await addMember(ctx.q)
      const { courseId, teeTimeId } = await teeTime()
      const draft = await begun(member, courseId, 2)
      const body = {
        general_bill_id: Object(draft.data).general_bill_id,
        phone: member.phone,
        otp: await codeOf(member),
      }
      ctx.clock.advance(61)
      const anew = [begun(member, courseId, 1), begun(member, courseId, 1), begun(member, courseId, 1)]
      const [sent, ...begins] = await Promise.all([app.browserOf(member).post(verify, body), ...anew])
      expect([0, 1205]).toContain(sent?.error_code)
      expect(begins.filter(({ error_code }) => error_code === 0)).toHaveLength(1)
      const states = await ctx.q<{ state: string }>`
        select state from bookings where member_id = ${member.id} order by id`
      expect(states.map(({ state }) => state)).toEqual([
        sent?.error_code === 0 ? 'requested' : 'withdrawn',
        'draft',
      ])
      expect(await placesLeft(ctx.q, teeTimeId)).toBe(sent?.error_code === 0 ? 1 : 3)
      expect(await brokenPlaces(ctx.q)).toEqual([])
    }
  })

  test('takes nothing while its code may not be sent yet', async () => {
    const member = await addMember(ctx.q)
    await begun(member, (await teeTime()).courseId)
    const { courseId, teeTimeId } = await teeTime()
    expect((await begun(member, courseId)).error_code).toBe(1206)
    expect(await placesLeft(ctx.q, teeTimeId)).toBe(4)
  })

  test('at a course with contracted places can be paid as soon as the code is right', async () => {
    const member = await addMember(ctx.q)
    const draft = await begun(member, (await teeTime({ instant: true })).courseId)
    expect(draft.data).toMatchObject({ state: 'draft' })
    const body = {
      general_bill_id: Object(draft.data).general_bill_id,
      phone: member.phone,
      otp: await codeOf(member),
    }
    const sent = await app.browserOf(member).post(verify, body)
    expect(sent.data).toMatchObject({
      state: 'placed',
      payment_deadline: ctx.clock.now().getTime() + 1_800_000,
    })
  })
})

describe('the fast order', () => {
  const ask = '/api/web-booking/booking_order_for_web/get_otp_booking_order_for_web'
  const order = '/api/web-booking/booking_order_for_web/request_booking_order_for_web'

  test('is sent with its code, which is good for one order', async () => {
    const member = await addMember(ctx.q)
    const browser = app.browserOf(member)
    const { courseId } = await teeTime()
    expect(await browser.post(ask, { phone: member.phone })).toMatchObject({
      error_code: 0,
      data: { time: 125 },
    })
    const otp_code = await codeOf(member)
    const body = { facility_id: courseId, date_played: playsAt, list_users: guests(1), otp_code }
    expect(await browser.post(order, { ...body, otp_code: wrong(otp_code) })).toMatchObject({
      error_code: 1204,
    })
    expect(await browser.post(order, body)).toMatchObject({ error_code: 0, data: { state: 'requested' } })
    expect(await browser.post(order, body)).toMatchObject({ error_code: 1205 })
  })

  test('leaves the code valid when the booking cannot be granted', async () => {
    const member = await addMember(ctx.q)
    const browser = app.browserOf(member)
    const { courseId } = await teeTime()
    await browser.post(ask, { phone: member.phone })
    const body = { facility_id: courseId, date_played: playsAt, otp_code: await codeOf(member) }
    expect((await browser.post(order, { ...body, list_users: guests(5) })).error_code).toBe(1602)
    expect((await browser.post(order, { ...body, list_users: guests(4) })).error_code).toBe(0)
  })
})

test('visitors cannot send a booking in any way', async () => {
  const visitor = app.browserOf()
  for (const path of [
    '/api/services/create_booking_for_wap',
    '/api/wap/services/create_booking_for_wap',
    '/api/for_wap/booking_pax_new',
    '/api/booking_pax/create_booking_for_bank',
    begin,
    verify,
  ]) {
    expect((await visitor.post(path, { general_bill_id: 1 })).status).toBe(401)
  }
})

describe('booking now by a golfer who has just logged in with a code', () => {
  test('needs no second code, and is sent with the login', async () => {
    const member = await loggedInWithCode()
    const { courseId, teeTimeId } = await teeTime()
    const draft = await begunWithLogin(member, courseId)
    expect(draft).toMatchObject({ error_code: 0, data: { state: 'draft', time: 0 } })
    expect(await messagesTo(member)).toBe(0)
    expect(await sentWithLogin(member, draft)).toMatchObject({ error_code: 0, data: { state: 'requested' } })
    expect(await placesLeft(ctx.q, teeTimeId)).toBe(2)
  })

  test('gets a code where the caller does not ask for the login to count, and when the login is too old', async () => {
    const member = await loggedInWithCode()
    const { courseId } = await teeTime()
    expect(await begun(member, courseId)).toMatchObject({ data: { time: 125 } })
    ctx.clock.advance(ctx.config.rules.loginProof)
    expect(await begunWithLogin(member, courseId)).toMatchObject({ data: { time: 125 } })
    expect(await messagesTo(member)).toBe(2)
  })

  test('has to give a code when the login became too old for the draft, or was not made with one', async () => {
    const member = await loggedInWithCode()
    const draft = await begunWithLogin(member, (await teeTime()).courseId)
    const stranger = await addMember(ctx.q)
    const other = await begunWithLogin(stranger, (await teeTime()).courseId)
    expect(other).toMatchObject({ data: { time: 125 } })
    expect((await sentWithLogin(stranger, other)).error_code).toBe(1204)
    await ctx.q`update member_sessions set proved_at = proved_at - interval '15 minutes' where id = ${member.sessionId}::uuid`
    expect((await sentWithLogin(member, draft)).error_code).toBe(1204)
  })
})

async function loggedInWithCode(): Promise<Member> {
  const member = await addMember(ctx.q)
  const entry = ownEntry(undefined)
  const { id } = await openSession(ctx, ctx.q, { memberId: member.id, entry, device: 'Test', isProved: true })
  return { ...member, sessionId: id }
}

function begunWithLogin(member: Member, courseId: number) {
  const body = { facility_id: courseId, date_played: playsAt, list_users: guests(2), phone: member.phone }
  return app.browserOf(member).post(begin, { ...body, with_login: 1 })
}

function sentWithLogin(member: Member, draft: { data: unknown }) {
  const { general_bill_id } = Object(draft.data)
  return app.browserOf(member).post(verify, { general_bill_id, phone: member.phone, otp: '', with_login: 1 })
}

async function messagesTo(member: Member): Promise<number> {
  const sent = await ctx.q`select 1 from messages where phone = ${member.phone} and kind = 'otp'`
  return sent.length
}
