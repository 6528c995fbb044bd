import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Member } from '#platform/context/actor'
import { book, outcome } from '#testing/bookings/bookings'
import { createTestContext, type TestContext } from '#testing/context'
import { addCourse, addMember, addTeeTime } from '#testing/golf'
import { readRound } from './read-round.ts'
import { calendarOf } from './round-calendar.ts'
import { shareRound } from './share-round.ts'

let ctx: TestContext
let member: Member
let courseId: number
let bookingId: number
beforeAll(async () => {
  ctx = await createTestContext()
  courseId = await addCourse(ctx.q)
  await addTeeTime(ctx.q, { courseId, at: '2026-11-24T06:30:00+07:00', capacity: 40 })
})
afterAll(() => ctx.close())
beforeEach(async () => {
  member = await addMember(ctx.q)
  const sent = await book(ctx, member, { courseId, at: '2026-11-24T06:30:00+07:00', players: 3 })
  bookingId = sent.id_general_bill
})

const calendar = async (code: string) =>
  calendarOf(await readRound(ctx, code, 'en'), code, 'https://golf.test/round/x', 'en', ctx.clock.now())

describe('the link of a round', () => {
  test('is the same each time, cannot be guessed, and is given to the booker alone', async () => {
    const [first, again] = await Promise.all([
      shareRound(ctx, member, bookingId),
      shareRound(ctx, member, bookingId),
    ])
    expect(again).toBe(first)
    expect(first).toMatch(/^[\w-]{22}$/)
    expect(await outcome(shareRound(ctx, await addMember(ctx.q), bookingId))).toBe('booking.notFound')
  })

  test('shows course, time and players, and nothing about money or phones', async () => {
    const code = await shareRound(ctx, member, bookingId)
    const round = await readRound(ctx, code, 'vi')
    expect(round).toMatchObject({
      starts_at: Date.parse('2026-11-24T06:30:00+07:00'),
      players: ['Khách 1', 'Khách 2', 'Khách 3'],
      state: 'waiting',
    })
    expect(Object.keys(round).filter((key) => /amount|price|pay|phone|bill/.test(key))).toEqual([])
    expect(JSON.stringify(round)).not.toContain(member.phone)
  })

  test('calls a member without a name a golfer', async () => {
    const nameless = await addMember(ctx.q, '')
    const list_users = [{ user_id: nameless.vga }, { user_id: -1, name_out_system: 'Bác Tư' }]
    const sent = await book(ctx, nameless, { courseId, at: '2026-11-24T06:30:00+07:00', list_users })
    const round = await readRound(ctx, await shareRound(ctx, nameless, sent.id_general_bill), 'vi')
    expect(round.players).toEqual([`Golfer ${nameless.vga}`, 'Bác Tư'])
  })

  test('with a code that was not given leads nowhere', async () => {
    expect(await outcome(readRound(ctx, 'A'.repeat(22), 'vi'))).toBe('booking.notFound')
  })

  test('shows a cancelled round as cancelled', async () => {
    const code = await shareRound(ctx, member, bookingId)
    await ctx.q`update bookings set state = 'withdrawn' where id = ${bookingId}`
    expect((await readRound(ctx, code, 'vi')).state).toBe('off')
  })
})

describe('the calendar entry', () => {
  test('takes the four and a half hours of eighteen holes, to be settled while staff have not answered', async () => {
    const entry = await calendar(await shareRound(ctx, member, bookingId))
    expect(entry).toContain('DTSTART:20261123T233000Z')
    expect(entry).toContain('DTEND:20261124T040000Z')
    expect(entry).toContain('STATUS:TENTATIVE')
    expect(entry).toContain('TRIGGER:-PT2H')
  })

  test('of a round without a tee time is its day', async () => {
    await ctx.q`update bookings set tee_time_at = null where id = ${bookingId}`
    const entry = await calendar(await shareRound(ctx, member, bookingId))
    expect(entry).toContain('DTSTART;VALUE=DATE:20261124')
    expect(entry).toContain('DTEND;VALUE=DATE:20261125')
  })

  test('of a group on several tee times lasts until its last round and names each with its players', async () => {
    for (const clock of ['06:20', '06:28'])
      await addTeeTime(ctx.q, { courseId, at: `2026-11-24T${clock}:00+07:00` })
    const sent = await book(ctx, member, { courseId, at: '2026-11-24T06:20:00+07:00', players: 5 })
    const entry = (await calendar(await shareRound(ctx, member, sent.id_general_bill))).replaceAll(
      '\r\n ',
      '',
    )
    expect(entry.match(/BEGIN:VEVENT/g)).toHaveLength(1)
    expect(entry).toContain('DTSTART:20261123T232000Z')
    expect(entry).toContain('DTEND:20261124T035800Z')
    expect(entry).toContain('06:20 (3): Khách 1\\, Khách 2\\, Khách 3')
    expect(entry).toContain('06:28 (2): Khách 4\\, Khách 5')
  })

  test('takes itself out when the round is off', async () => {
    const code = await shareRound(ctx, member, bookingId)
    await ctx.q`update bookings set state = 'withdrawn' where id = ${bookingId}`
    const entry = await calendar(code)
    expect(entry).toContain('METHOD:CANCEL')
    expect(entry).toContain('STATUS:CANCELLED')
  })
})
