import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cleanUpMessages } from '#platform/notifications/clean-up'
import { sendMessage } from '#platform/notifications/send/send-message'
import { readBill } from '#rounds/bills/read-bill'
import { cancelBooking } from '#rounds/cancel/cancel'
import { confirmAsStaff } from '#rounds/staff/booking-acts'
import { openBooking } from '#rounds/staff/open-booking'
import { codeSentTo } from '#testing/apps/account-app'
import { type BookingApp, createBookingApp } from '#testing/apps/booking-app'
import { book, form, guests, outcome } from '#testing/bookings/bookings'
import { addClubPhones, clubKeyOf } from '#testing/bookings/club-key'
import { createTestContext, type TestContext } from '#testing/context'
import { addCourse, addMember, addStaff, addTeeTime } from '#testing/golf'
import { beginBooking } from '../request/drafts/begin-booking.ts'
import { verifyBooking } from '../request/drafts/verify-booking.ts'
import { acceptAsClub, declineAsClub, proposeAsClub } from './answer-as-club.ts'
import { readClubRequest } from './read-club-request.ts'

let ctx: TestContext
let app: BookingApp
beforeAll(async () => {
  ctx = await createTestContext({ CLUB_LINKS_PER_ADDRESS_PER_HOUR: '40' })
  app = await createBookingApp(ctx)
})
afterAll(async () => {
  await app.app.close()
  await ctx.close()
})
beforeEach(() => ctx.clock.set('2026-11-20T08:00:00+07:00'))

const at = '2026-11-24T06:30:00+07:00'
const by = 'Lê Hoa'

/** A request of two for a course that asks its club, and the key of the club's link. */
async function asked({ phones = ['0912345678'], anyTime = false, instant = false } = {}) {
  const courseId = await addCourse(ctx.q, { instant })
  await addTeeTime(ctx.q, { courseId, at })
  await addClubPhones(ctx, courseId, phones)
  const member = await addMember(ctx.q)
  // a request for any time is one for a day that has begun
  if (anyTime) ctx.clock.set('2026-11-24T05:00:00+07:00')
  const sent = await book(ctx, member, {
    courseId,
    at: anyTime ? '2026-11-24T00:00:00+07:00' : at,
    players: 2,
  })
  const id = sent.id_general_bill
  return { id, member, key: (await clubKeyOf(ctx, id)) ?? '' }
}

const read = (key: string) => readClubRequest(ctx.q, key, { lang: 'vi', now: ctx.clock.now() })
const accept = (key: string, reference = 'VT-118') => outcome(acceptAsClub(ctx, { key, by, reference }, 'vi'))
const decline = (key: string, words = '', reason_code?: 'tournament') =>
  outcome(declineAsClub(ctx, { key, by, words, reason_code }, 'vi'))
const propose = (key: string, moment: string) =>
  outcome(proposeAsClub(ctx, { key, by, words: 'Sau giải', proposed_at: Date.parse(moment) }, 'vi'))
const lastSms = async (phone: string) =>
  (
    await ctx.q<{
      text: string
    }>`select text /* not null */ from messages where phone = ${phone} order by id desc limit 1`
  )[0]?.text

describe('a club is asked', () => {
  test('by one link to each of its phones, when a request is sent', async () => {
    const { id, key } = await asked({ phones: ['0912345678', '0987654321'] })
    const messages = await ctx.q<{ phone: string; text: string }>`
      select phone, text /* not null */ from messages where booking_id = ${id} and kind = 'club' order by id`
    expect(messages.map(({ phone }) => phone)).toEqual(['0912345678', '0987654321'])
    expect(new Set(messages.map(({ text }) => text)).size).toBe(1)
    expect(messages[0]?.text).toContain(`/c/${key}`)
    expect(messages[0]?.text).toContain('06:30 24/11')
  })

  test('when a draft is sent with its code, and not before', async () => {
    const courseId = await addCourse(ctx.q)
    await addTeeTime(ctx.q, { courseId, at })
    await addClubPhones(ctx, courseId)
    const member = await addMember(ctx.q)
    const fields = form({ facility_id: courseId, date_played: Date.parse(at), list_users: guests(2) })
    const { general_bill_id: id } = await beginBooking(ctx, member, fields, { lang: 'vi', idempotency: null })
    expect(await clubKeyOf(ctx, id)).toBeNull()
    await verifyBooking(ctx, member, { bookingId: id, code: await codeSentTo(ctx, member.phone), lang: 'vi' })
    expect(await clubKeyOf(ctx, id)).not.toBeNull()
  })

  test('neither without phones nor where its places are contracted', async () => {
    for (const without of [{ phones: [] }, { instant: true }]) {
      const { id } = await asked(without)
      expect(await ctx.q`select from club_requests where booking_id = ${id}`).toEqual([])
    }
  })

  test('with a key that is stored as its hash only, and in no message once that was sent', async () => {
    const { id, key } = await asked()
    const [message] = await ctx.q<{
      id: number
    }>`select id from messages where booking_id = ${id} and kind = 'club'`
    await sendMessage(ctx, { messageId: message?.id ?? 0 })
    expect(await ctx.q`select text from messages where id = ${message?.id ?? 0}`).toEqual([{ text: null }])
    const [row] = await ctx.q<{
      text: string
    }>`select to_jsonb(r)::text as text /* not null */ from club_requests r where booking_id = ${id}`
    expect(row?.text).not.toContain(key)
  })

  test('with a message that is erased unsent once the tee time has passed', async () => {
    const { id } = await asked()
    ctx.clock.set('2026-11-24T06:31:00+07:00')
    await cleanUpMessages(ctx)
    expect(await ctx.q`select text from messages where booking_id = ${id} and kind = 'club'`).toEqual([
      { text: null },
    ])
  })
})

describe('the link', () => {
  test('shows course, time, players and green fees, and no name before the club has accepted', async () => {
    const { key } = await asked()
    expect(await read(key)).toMatchObject({
      date_played: Date.parse(at),
      number_player: 2,
      players: [],
      green_fees: [{ number_player: 2, price: 2_000_000 }],
      can_accept: 1,
      answer: null,
    })
  })

  test('confirms the request with the reference and then names the players', async () => {
    const { id, member, key } = await asked()
    ctx.clock.set('2026-11-20T08:10:00+07:00')
    expect(await accept(key)).toMatchObject({
      answer: 'accepted',
      answered_by: by,
      reference: 'VT-118',
      answered_at: Date.parse('2026-11-20T08:10:00+07:00'),
      players: ['Khách 1', 'Khách 2'],
    })
    const opened = await openBooking(ctx, id, 'vi')
    expect(opened).toMatchObject({ state: 'confirmed', club: { answer: 'accepted', reference: 'VT-118' } })
    expect(opened.history.at(-1)).toMatchObject({
      state: 'confirmed',
      by: 'club',
      actor: by,
      reason: 'VT-118',
    })
    const bill = await readBill(ctx, member, id, 'vi')
    expect(bill.steps.at(-1)).toMatchObject({ state: 'confirmed', by: 'club', reason: '' })
  })

  test('names no player any more once the golfer has cancelled', async () => {
    const { id, member, key } = await asked()
    await accept(key)
    await cancelBooking(ctx, member, { bookingId: id, reason: '', idempotency: null })
    expect((await read(key)).players).toEqual([])
  })

  test('declines the request, and the golfer reads the reason as the club’s', async () => {
    const { id, member, key } = await asked()
    expect(await decline(key)).toBe('staff.reasonMissing')
    expect(await decline(key, 'Giải các CLB', 'tournament')).toMatchObject({ answer: 'declined' })
    const sms = await lastSms(member.phone)
    expect(sms).toContain('Sân không nhận')
    expect(sms).toContain('Lý do: Sân có giải đấu. Sân: “Giải các CLB”')
    const { ending } = await readBill(ctx, member, id, 'vi')
    expect(ending).toMatchObject({ by: 'club', reason_code: 'tournament' })
    expect(ending?.text).toContain('Sân: “Giải các CLB”')
    expect((await openBooking(ctx, id, 'vi')).state).toBe('rejected')
  })

  test('proposes another time, which leaves the request to staff', async () => {
    const { id, key } = await asked()
    expect(await propose(key, '2026-11-20T07:59:00+07:00')).toBe('club.timePassed')
    expect(await propose(key, '2026-11-24T09:00:00+07:00')).toMatchObject({ answer: 'proposed' })
    const opened = await openBooking(ctx, id, 'vi')
    expect(opened).toMatchObject({
      state: 'requested',
      club: { answer: 'proposed', words: 'Sau giải', proposed_at: Date.parse('2026-11-24T09:00:00+07:00') },
    })
    expect(await confirmAsStaff(ctx, await addStaff(ctx.q), { id, note: '' }, 'vi')).toMatchObject({
      state: 'confirmed',
    })
    expect(await read(key)).toMatchObject({ answer: 'proposed' })
  })

  test('cannot accept a request without a tee time', async () => {
    const { key } = await asked({ anyTime: true })
    expect(await read(key)).toMatchObject({ is_any_time: 1, can_accept: 0 })
    expect(await accept(key)).toBe('staff.teeTimeNeeded')
    expect(await read(key)).toMatchObject({ answer: null })
  })

  test('works for one answer', async () => {
    const { key } = await asked()
    await accept(key)
    for (const again of [
      accept(key, 'OTHER'),
      decline(key, 'Kín'),
      propose(key, '2026-11-24T09:00:00+07:00'),
    ])
      expect(await again).toBe('club.answered')
    expect(await read(key)).toMatchObject({ answer: 'accepted', reference: 'VT-118' })
  })

  test('is over when staff, or the golfer, decided first', async () => {
    const byStaff = await asked()
    await confirmAsStaff(ctx, await addStaff(ctx.q), { id: byStaff.id, note: '' }, 'vi')
    const byGolfer = await asked()
    await cancelBooking(ctx, byGolfer.member, { bookingId: byGolfer.id, reason: '', idempotency: null })
    for (const { key } of [byStaff, byGolfer]) {
      expect(await outcome(read(key))).toBe('club.linkOver')
      expect(await accept(key)).toBe('club.linkOver')
      expect(await decline(key, 'Kín')).toBe('club.linkOver')
    }
  })

  test('is over at the tee time, answered or not', async () => {
    const open = await asked()
    const answered = await asked()
    await accept(answered.key)
    ctx.clock.set(at)
    for (const { key } of [open, answered]) expect(await outcome(read(key))).toBe('club.linkOver')
    expect(await accept(open.key)).toBe('club.linkOver')
  })

  test('opens nothing but its own request', async () => {
    const { key } = await asked()
    const other = await asked()
    await accept(key)
    expect(await read(other.key)).toMatchObject({ answer: null })
    for (const wrong of ['', 'k'.repeat(22), key.slice(0, -1)])
      expect(await outcome(read(wrong))).toBe('club.linkOver')
    const browser = app.browserOf()
    browser.useToken(key)
    expect(await browser.post('/api/staff/bookings/1/confirm', { note: '' })).toMatchObject({ status: 401 })
  })

  test('is limited by a budget of its address', async () => {
    const browser = app.browserOf()
    let refused = 0
    for (let n = 0; n < 45; n += 1) {
      const { status } = await browser.post('/api/club/request', { key: 'k'.repeat(22) })
      if (status === 429) refused += 1
    }
    expect(refused).toBe(5)
  })
})
