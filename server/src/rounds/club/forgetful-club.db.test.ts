import { afterAll, beforeAll, expect, test } from 'vitest'
import { markBookingPaid } from '#bookings/steps/pay'
import { deliverEvents } from '#bookings/webhooks/deliver-events'
import type { Member } from '#platform/context/actor'
import { inTransaction } from '#platform/database/transaction'
import { sweepDeadlines } from '#rounds/deadlines/sweep-deadlines'
import { confirmAndPlaceAsStaff, placeAsStaff } from '#rounds/staff/booking-acts'
import { book } from '#testing/bookings/bookings'
import { addClubSystem } from '#testing/clubs/club-system'
import { createTestContext, type TestContext } from '#testing/context'
import { workOffDueJobs } from '#testing/due-jobs'
import { addCourse, addMember, addTeeTime } from '#testing/golf'

let ctx: TestContext
beforeAll(async () => {
  ctx = await createTestContext({ REQUESTS_PER_ADDRESS_PER_MINUTE: '1000000' })
})
afterAll(() => ctx.close())

/*
 * The sandbox's club works with the product as a club's system does: events come over HTTP, its answers are calls with
 * its key. It declines, is late, and forgets every fiftieth booking, which staff then confirm without it.
 */
test('of five hundred bookings of a club that forgets every fiftieth, the alarms are the forgotten ones', async () => {
  ctx.clock.set('2026-11-20T08:00:00+07:00')
  const courseId = await addCourse(ctx.q)
  const system = await addClubSystem(ctx, [courseId])
  const { club, close } = await system.startClub()
  club.setHabits({
    answers: true,
    forget_every: 50,
    decline_every: 11,
    propose_every: 0,
    alternative_every: 0,
    late_every: 7,
    late_seconds: 0.05,
  })
  const first = Date.parse('2026-11-26T06:00:00+07:00')
  const times = Array.from({ length: 125 }, (_, index) => new Date(first + index * 240_000).toISOString())
  for (const at of times) await addTeeTime(ctx.q, { courseId, at })

  for (const at of times) await playOut(await addMember(ctx.q), at)
  const known = club.bookings()
  const deeds = (deed: string) => known.filter((booking) => booking.deed === deed).map(({ id }) => id)
  const forgotten = deeds('forgets')
  expect([known.length, forgotten.length]).toEqual([500, 10])
  expect(known.flatMap(({ done }) => done).filter((deed) => deed.includes(':'))).toEqual([])

  ctx.clock.set('2026-11-25T14:30:00+07:00')
  await sweepDeadlines(ctx)
  const alarms = await ctx.q<{ id: number }>`
    select id from bookings where club_flagged_at is not null and course_id = ${courseId} order by id`
  expect(alarms.map(({ id }) => id)).toEqual(forgotten.toSorted((one, other) => one - other))
  const states = await ctx.q`
    select state, count(*)::int as bookings from bookings where course_id = ${courseId} group by state order by state`
  expect(states).toEqual([
    { state: 'paid', bookings: 500 - deeds('declines').length },
    { state: 'rejected', bookings: deeds('declines').length },
  ])
  await close()
  system.close()

  /** Four golfers' bookings from the request to the payment, with what the club does meanwhile. */
  async function playOut(member: Member, at: string): Promise<void> {
    const sent = await Promise.all([1, 2, 3, 4].map(() => book(ctx, member, { courseId, at, players: 1 })))
    await everythingDelivered()
    await Promise.all(
      sent.map(async ({ id_general_bill: id }) => {
        const [booking] = await ctx.q<{ state: string }>`select state from bookings where id = ${id}`
        if (booking?.state === 'rejected') return
        const place = booking?.state === 'confirmed' ? placeAsStaff : confirmAndPlaceAsStaff
        await place(ctx, system.admin, { id, note: '' }, 'vi')
        const now = ctx.clock.now()
        await inTransaction(ctx.pool, (q) => markBookingPaid(ctx, q, { bookingId: id, occurredAt: now, now }))
      }),
    )
    await everythingDelivered()
  }

  async function everythingDelivered(): Promise<void> {
    await deliverEvents(ctx)
    await club.settled()
  }
}, 300_000)

test('of a club that forgets every sixth request, the alarms after its answer time are the forgotten ones', async () => {
  ctx.clock.set('2026-11-20T08:00:00+07:00')
  const courseId = await addCourse(ctx.q)
  const system = await addClubSystem(ctx, [courseId])
  const { club, close } = await system.startClub()
  club.setHabits({
    answers: true,
    forget_every: 6,
    decline_every: 11,
    propose_every: 7,
    alternative_every: 0,
    late_every: 4,
    late_seconds: 0.05,
  })
  const alarms = async (state: string) =>
    (
      await ctx.q<{ id: number }>`
        select id from bookings where club_flagged_at is not null and course_id = ${courseId} and state = ${state}
        order by id`
    ).map(({ id }) => id)
  const forgotten = () => club.bookings().flatMap(({ id, deed }) => (deed === 'forgets' ? [id] : []))
  const first = Date.parse('2026-11-26T06:00:00+07:00')
  for (let round = 0; round < 6; round += 1) {
    const at = new Date(first + round * 600_000).toISOString()
    await addTeeTime(ctx.q, { courseId, at })
    const member = await addMember(ctx.q)
    const sent = await Promise.all([1, 2, 3, 4].map(() => book(ctx, member, { courseId, at, players: 1 })))
    const ids = sent.map(({ id_general_bill: id }) => id)
    await deliverEvents(ctx)
    await club.settled()
    ctx.clock.advance(ctx.config.rules.clubAnswer - 1)
    await workOffDueJobs(ctx)
    expect(await alarms('requested')).toEqual([])
    ctx.clock.advance(1)
    await workOffDueJobs(ctx)
    expect(await alarms('requested')).toEqual(
      forgotten()
        .filter((id) => ids.includes(id))
        .toSorted((one, other) => one - other),
    )
    for (const id of ids) {
      const [booking] = await ctx.q<{ state: string }>`select state from bookings where id = ${id}`
      if (booking?.state === 'requested')
        await confirmAndPlaceAsStaff(ctx, system.admin, { id, note: '' }, 'vi')
    }
  }
  expect(forgotten()).toHaveLength(4)
  expect(
    club
      .bookings()
      .flatMap(({ done }) => done)
      .filter((deed) => deed.includes(':')),
  ).toEqual([])
  await close()
  system.close()
}, 120_000)
