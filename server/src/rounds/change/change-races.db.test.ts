import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cancelBooking } from '#rounds/cancel/cancel'
import { bookingIn } from '#testing/bookings/booking-in-state'
import { book, outcome } from '#testing/bookings/bookings'
import { changeAsQuoted, noChange, unsound } from '#testing/bookings/changes'
import { createTestContext, type TestContext } from '#testing/context'
import { closeGate } from '#testing/gate'
import { addMember, addStaff, addTeeTime, placesLeft } from '#testing/golf'
import { type Guard, switchOff } from '#testing/processes/unguarded-server'
import { waitingForLocks } from '#testing/waiting-for-locks'
import { changeBooking, quoteChange } from './change-booking.ts'

let ctx: TestContext
beforeAll(async () => {
  ctx = await createTestContext()
})
afterAll(() => ctx.close())
beforeEach(() => ctx.clock.set('2026-11-20T08:00:00+07:00'))

const at = (clock: string, day = '24') => new Date(`2026-11-${day}T${clock}:00+07:00`)

test('of two that want the last places one gets them: a change and another request', async () => {
  for (let round = 0; round < 3; round += 1) {
    const { id, courseId, teeTimeId } = await bookingIn(ctx, 'confirmed')
    const last = await addTeeTime(ctx.q, { courseId, at: at('07:00').toISOString(), capacity: 2 })
    const other = await addMember(ctx.q)
    const [changed, booked] = await Promise.all([
      outcome(changeAsQuoted(ctx, id, { start_at: at('07:00').getTime() })),
      outcome(book(ctx, other, { courseId, at: at('07:00').toISOString(), players: 2 })),
    ])
    const isChanged = typeof changed !== 'string'
    expect(isChanged).toBe(typeof booked === 'string')
    expect(await placesLeft(ctx.q, last)).toBe(0)
    expect(await placesLeft(ctx.q, teeTimeId)).toBe(isChanged ? 4 : 2)
  }
  expect(await unsound(ctx)).toEqual([])
})

test('two bookings that change places at once do not wait for each other for ever', async () => {
  const one = await bookingIn(ctx, 'confirmed')
  const early = at('06:30').getTime()
  await addTeeTime(ctx.q, { courseId: one.courseId, at: at('07:00').toISOString() })
  const sent = await book(ctx, await addMember(ctx.q), {
    courseId: one.courseId,
    at: at('07:00').toISOString(),
    players: 2,
  })
  await Promise.all([
    changeAsQuoted(ctx, one.id, { start_at: at('07:00').getTime() }),
    changeAsQuoted(ctx, sent.id_general_bill, { start_at: early }),
  ])
  const rows = await ctx.q<{ at: Date }>`
    select tee_time_at as at /* not null */ from bookings where course_id = ${one.courseId} order by id`
  expect(rows.map((row) => row.at)).toEqual([at('07:00'), at('06:30')])
  expect(await unsound(ctx)).toEqual([])
})

test('changed and cancelled at once: the places are free, and those of one start only', async () => {
  for (let round = 0; round < 3; round += 1) {
    const { id, member, courseId, teeTimeId } = await bookingIn(ctx, 'confirmed')
    const later = await addTeeTime(ctx.q, { courseId, at: at('07:00').toISOString() })
    await Promise.all([
      outcome(changeAsQuoted(ctx, id, { start_at: at('07:00').getTime() })),
      cancelBooking(ctx, member, { bookingId: id, reason: '', idempotency: null }),
    ])
    expect([await placesLeft(ctx.q, teeTimeId), await placesLeft(ctx.q, later)]).toEqual([4, 4])
  }
  expect(await unsound(ctx)).toEqual([])
})

/** What makes two identical changes at once wait for each other. */
const locks: Guard[] = [
  { sql: /(select id from bookings where id = \$1) for update/, instead: '$1' },
  { sql: /select pg_advisory_xact_lock\((hashtextextended\(\$1, 0\))\)/, instead: 'select ($1)::text' },
  { sql: /(order by t\.play_date, t\.id\s+)for update of t$/, instead: '$1' },
]

/** The same quoted change sent twice, the second before the first is committed, without the locks. */
async function sendTwiceUnlocked(unlocked: TestContext) {
  unlocked.clock.set('2026-11-20T08:00:00+07:00')
  const { id } = await bookingIn(unlocked, 'placed')
  const staff = await addStaff(unlocked.q)
  const input = { ...noChange, id, price_per_player: 1_500_000 }
  const { fingerprint } = await quoteChange(unlocked, input)
  const passed = switchOff(unlocked.pool, locks)
  const gate = await closeGate(unlocked.pool, 'booking_players', { on: 'update' })
  const sent = [1, 2].map(() => changeBooking(unlocked, staff, { ...input, fingerprint, reason: 'x' }))
  const ends = Promise.allSettled(sent)
  await waitingForLocks(unlocked.q, 2)
  await gate.open()
  const isDone = (await ends).map(({ status }) => status)
  expect(passed().every((count) => count > 0)).toBe(true)
  const changes = await unlocked.q`select id from booking_changes where booking_id = ${id}`
  return { isDone: isDone.toSorted(), changes: changes.length }
}

describe('the same change twice without its locks', () => {
  test('is refused by the database', async () => {
    const unlocked = await createTestContext()
    expect(await sendTwiceUnlocked(unlocked)).toEqual({ isDone: ['fulfilled', 'rejected'], changes: 1 })
    await unlocked.close()
  })

  test('is seen to be made twice without the constraint as well', async () => {
    const unlocked = await createTestContext()
    await unlocked.q.text('alter table booking_changes drop constraint change_is_applied_once')
    expect(await sendTwiceUnlocked(unlocked)).toEqual({ isDone: ['fulfilled', 'fulfilled'], changes: 2 })
    await unlocked.close()
  })
})
