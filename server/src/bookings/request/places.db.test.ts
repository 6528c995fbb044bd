import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Member, Staff } from '#platform/context/actor'
import { inTransaction } from '#platform/database/transaction'
import { cancelBooking } from '#rounds/cancel/cancel'
import { workOffDeadline } from '#rounds/deadlines/work-off-deadline'
import { confirmAndPlaceAsStaff, rejectAsStaff } from '#rounds/staff/booking-acts'
import { book, brokenPlaces, outcome } from '#testing/bookings/bookings'
import { createTestContext, type TestContext } from '#testing/context'
import { addCourse, addMember, addOffer, addStaff, addTeeTime } from '#testing/golf'
import { markBookingPaid } from '../steps/pay.ts'

let ctx: TestContext
let members: Member[]
let staff: Staff
beforeAll(async () => {
  ctx = await createTestContext({
    BOOKINGS_PER_MEMBER_PER_HOUR: '100000',
    OPEN_REQUESTS_PER_MEMBER: '100000',
  })
  staff = await addStaff(ctx.q)
})
afterAll(() => ctx.close())

type Act =
  | { what: 'request'; start: number; players: number; withOffer: boolean; golfer: number }
  | { what: 'cancel' | 'place' | 'reject' | 'expire' | 'pay late'; booking: number }

const acts = fc.array(
  fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({
        what: fc.constant('request' as const),
        start: fc.integer({ min: 0, max: 3 }),
        players: fc.integer({ min: 1, max: 6 }),
        withOffer: fc.boolean(),
        golfer: fc.integer({ min: 0, max: 2 }),
      }),
    },
    {
      weight: 4,
      arbitrary: fc.record({
        what: fc.constantFrom(
          'cancel' as const,
          'place' as const,
          'reject' as const,
          'expire' as const,
          'pay late' as const,
        ),
        booking: fc.nat(),
      }),
    },
  ),
  { minLength: 5, maxLength: 40 },
)

const clocks = ['06:30', '06:40', '06:50', '07:00']

/** One golfer's or staff member's act on a world of one course; refusals are part of life. */
async function play(world: { courseId: number; offerId: number; sent: number[] }, act: Act): Promise<void> {
  if (act.what === 'request') {
    const { courseId, offerId } = world
    const at = `2026-11-24T${clocks[act.start]}:00+07:00`
    const offer = act.withOffer ? { product_id: offerId } : {}
    const golfer = members[act.golfer]
    const sent =
      golfer && (await outcome(book(ctx, golfer, { courseId, at, players: act.players, ...offer })))
    if (typeof sent === 'object') world.sent.push(sent.id_general_bill)
    return
  }
  const id = world.sent[act.booking % Math.max(1, world.sent.length)]
  if (id === undefined) return
  const [row] = await ctx.q<{ member_id: number }>`select member_id from bookings where id = ${id}`
  const owner = members.find((member) => member.id === row?.member_id)
  const now = ctx.clock.now()
  switch (act.what) {
    case 'cancel':
      if (owner) await outcome(cancelBooking(ctx, owner, { bookingId: id, reason: '', idempotency: null }))
      return
    case 'place':
      await outcome(confirmAndPlaceAsStaff(ctx, staff, { id, note: '' }, 'vi'))
      return
    case 'reject':
      await outcome(rejectAsStaff(ctx, staff, { id, reason: 'Sân có giải' }, 'vi'))
      return
    case 'expire':
      ctx.clock.advance(1800)
      await workOffDeadline(ctx, { bookingId: id })
      return
    case 'pay late': {
      const occurredAt = new Date(now.getTime() - 3_600_000)
      await inTransaction(ctx.pool, (q) => markBookingPaid(ctx, q, { bookingId: id, occurredAt, now }))
      return
    }
  }
}

async function newWorld() {
  // new golfers, without any held places
  members = await Promise.all([1, 2, 3].map(() => addMember(ctx.q)))
  ctx.clock.set('2026-11-20T08:00:00+07:00')
  const courseId = await addCourse(ctx.q)
  for (const [index, clock] of clocks.entries()) {
    await addTeeTime(ctx.q, { courseId, at: `2026-11-24T${clock}:00+07:00`, external: index % 2 })
  }
  const { offerId } = await addOffer(ctx.q, { courseId, quantity: 6 })
  return { courseId, offerId, sent: [] as number[] }
}

test('the tee sheet and the bookings agree after any sequence of steps by golfers, staff and clocks', async () => {
  await fc.assert(
    fc.asyncProperty(acts, async (sequence) => {
      const world = await newWorld()
      for (const act of sequence) await play(world, act)
      expect(await brokenPlaces(ctx.q)).toEqual([])
    }),
    { numRuns: 25 },
  )
})

test('they agree after concurrent steps', async () => {
  await fc.assert(
    fc.asyncProperty(acts, async (sequence) => {
      const world = await newWorld()
      await Promise.all(sequence.map((act) => play(world, act)))
      await Promise.all(sequence.map((act) => play(world, act)))
      expect(await brokenPlaces(ctx.q)).toEqual([])
    }),
    { numRuns: 25 },
  )
})

test('the check sees a place that is given back twice', async () => {
  const world = await newWorld()
  await play(world, { what: 'request', start: 0, players: 2, withOffer: false, golfer: 0 })
  await ctx.q`update tee_times set places_left = places_left + 1 where course_id = ${world.courseId} and places_left < 4
    and starts_at = '2026-11-24T06:30:00+07:00'`
  expect(await brokenPlaces(ctx.q)).not.toEqual([])
})
