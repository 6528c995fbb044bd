import { afterAll, beforeAll, expect, test } from 'vitest'
import { flightsOf } from '#bookings/booking/flights'
import { bookingIn } from '#testing/bookings/booking-in-state'
import { noChange } from '#testing/bookings/changes'
import { createTestContext, type TestContext } from '#testing/context'
import { addNines, startOn } from '#testing/courses'
import { closeGate } from '#testing/gate'
import { type Guard, switchOff } from '#testing/processes/unguarded-server'
import { waitingForLocks } from '#testing/waiting-for-locks'
import { changeBooking, quoteChange } from '../change-booking.ts'

let ctx: TestContext
beforeAll(async () => {
  ctx = await createTestContext()
})
afterAll(() => ctx.close())

/** What makes two changes of one booking wait for each other. */
const locks: Guard[] = [
  { sql: /(select id from bookings where id = \$1) for update/, instead: '$1' },
  { sql: /select pg_advisory_xact_lock\((hashtextextended\(\$1, 0\))\)/, instead: 'select ($1)::text' },
  { sql: /(order by t\.play_date, t\.id\s+)for update of t$/, instead: '$1' },
]

/** Two colleagues name different paths for one booking, both before the other has committed. */
async function nameTwoPaths(ctx: TestContext, isGuarded: boolean) {
  ctx.clock.set('2026-11-20T08:00:00+07:00')
  const { id, courseId, teeTimeId, staff } = await bookingIn(ctx, 'placed')
  await addNines(ctx.q, courseId)
  await startOn(ctx.q, teeTimeId, 'A–B')
  const changes = await Promise.all(
    ['B–C', 'C–A'].map(async (path) => {
      const input = { ...noChange, id, path }
      return { ...input, fingerprint: (await quoteChange(ctx, input)).fingerprint, reason: 'Bảo dưỡng' }
    }),
  )
  if (!isGuarded) switchOff(ctx.pool, locks)
  const gate = await closeGate(ctx.pool, 'booking_players', { on: 'update' })
  const ends = Promise.allSettled(changes.map((change) => changeBooking(ctx, staff, change)))
  await waitingForLocks(ctx.q, 2)
  await gate.open()
  const made = (await ends).filter(({ status }) => status === 'fulfilled').length
  const [news] = await ctx.q<{ sent: number }>`
    select count(*)::int as sent from messages
    where booking_id = ${id} and kind = 'booking' and (text like '%B-C%' or text like '%C-A%')`
  return { made, sent: news?.sent, paths: (await flightsOf(ctx.q, id)).map(({ path }) => path) }
}

test('of two paths named at once one is taken, and the golfer gets one SMS', async () => {
  const { made, sent, paths } = await nameTwoPaths(ctx, true)
  expect([made, sent]).toEqual([1, 1])
  expect(['B–C', 'C–A']).toContain(paths[0])
})

test('without the locks the golfer would read two paths', async () => {
  const unlocked = await createTestContext()
  expect(await nameTwoPaths(unlocked, false)).toMatchObject({ made: 2, sent: 2 })
  await unlocked.close()
})
