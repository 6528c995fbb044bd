import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Member } from '#platform/context/actor'
import { book, outcome } from '#testing/bookings/bookings'
import { createTestContext, type TestContext } from '#testing/context'
import { addCourse, addMember, addTeeTime } from '#testing/golf'
import { cancelBooking } from '../cancel/cancel.ts'
import { readRound } from './read-round.ts'
import { calendarOf } from './round-calendar.ts'
import { forgetRoundLinks, passPlayers } from './share-round.ts'

let ctx: TestContext
let member: Member
let courseId: number
let bookingId: number
beforeAll(async () => {
  ctx = await createTestContext()
  courseId = await addCourse(ctx.q)
  await ctx.q`update courses set dress_code = ${{ vi: 'Áo có cổ', en: 'Collared shirt' }} where id = ${courseId}`
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

describe('the pass of a player', () => {
  const passes = () => passPlayers(ctx, member, bookingId)

  test('is of each player, the same each time, cannot be guessed, and is given to the booker alone', async () => {
    const [first, again] = await Promise.all([passes(), passes()])
    expect(again).toEqual(first)
    expect(first.map(({ name }) => name)).toEqual(['Khách 1', 'Khách 2', 'Khách 3'])
    for (const { code } of first) expect(code).toMatch(/^[\w-]{22}$/)
    expect(new Set(first.map(({ code }) => code)).size).toBe(3)
    expect(await outcome(passPlayers(ctx, await addMember(ctx.q), bookingId))).toBe('booking.notFound')
  })

  test('shows its own player alone, with its price and until when cancelling is free', async () => {
    const [, second] = await passes()
    const pass = await readRound(ctx, second?.code ?? '', 'vi')
    expect(pass).toMatchObject({
      players: ['Khách 2'],
      number_player: 1,
      starts_at: Date.parse('2026-11-24T06:30:00+07:00'),
      flights: [{ number_player: 1, players: ['Khách 2'] }],
      course: { dress_code: 'Áo có cổ' },
      pass: { price: 2_000_000, free_cancel_until: expect.any(Number) },
      state: 'waiting',
    })
    const text = JSON.stringify(pass)
    for (const other of ['Khách 1', 'Khách 3', member.phone]) expect(text).not.toContain(other)
    expect(await calendar(second?.code ?? '')).not.toContain('Khách 1')
  })

  test("of a group on several tee times has the player's own one", async () => {
    for (const clock of ['06:20', '06:28'])
      await addTeeTime(ctx.q, { courseId, at: `2026-11-24T${clock}:00+07:00` })
    const sent = await book(ctx, member, { courseId, at: '2026-11-24T06:20:00+07:00', players: 5 })
    const of = await passPlayers(ctx, member, sent.id_general_bill)
    const starts = await Promise.all(of.map(async ({ code }) => (await readRound(ctx, code, 'vi')).starts_at))
    expect(new Set(starts).size).toBe(2)
  })

  test('says that its player has left, and nothing more; the others keep theirs', async () => {
    const [first, second] = await passes()
    const playerId = first?.playerId
    await cancelBooking(ctx, member, { bookingId, reason: '', playerId, idempotency: null })
    expect(await readRound(ctx, first?.code ?? '', 'vi')).toMatchObject({
      state: 'left',
      players: [],
      starts_at: null,
      flights: [],
      pass: { price: null, free_cancel_until: null },
    })
    expect((await readRound(ctx, second?.code ?? '', 'vi')).players).toEqual(['Khách 2'])
    expect((await passes()).map(({ name }) => name)).toEqual(['Khách 2', 'Khách 3'])
  })

  test('of a cancelled round says so, and ends with the account of the booker', async () => {
    const [first] = await passes()
    await ctx.q`update bookings set state = 'withdrawn' where id = ${bookingId}`
    expect((await readRound(ctx, first?.code ?? '', 'vi')).state).toBe('off')
    await forgetRoundLinks(ctx.q, member.id)
    expect(await outcome(readRound(ctx, first?.code ?? '', 'vi'))).toBe('booking.notFound')
  })
})
