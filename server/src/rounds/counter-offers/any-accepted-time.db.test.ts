import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readCounterOffer } from '#bookings/counter-offers/read-offer'
import { offerTimesAsStaff } from '#rounds/staff/offer-times'
import { bookingIn } from '#testing/bookings/booking-in-state'
import { outcome } from '#testing/bookings/bookings'
import { payDifference } from '#testing/bookings/offered-change'
import { acceptByLink, latestOfferKey, offeredTime } from '#testing/bookings/other-times/counter-offer'
import { paidBooking } from '#testing/bookings/paid-booking'
import { createTestContext, type TestContext } from '#testing/context'
import { addCourse, addPackage, addTeeTime, placesLeft } from '#testing/golf'
import { faults } from '../../invariants/simulation/faults.ts'

let ctx: TestContext
beforeAll(async () => {
  ctx = await createTestContext()
})
afterAll(() => ctx.close())

const times = ['2026-11-24T09:00:00+07:00', '2026-11-24T09:10:00+07:00', '2026-11-25T07:00:00+07:00']

/** A time on offer: its start, its price per player in VND, and one that staff name. */
const option = fc.record({
  at: fc.nat(times.length - 1),
  price: fc.integer({ min: 500_000, max: 4_000_000 }),
  named: fc.option(fc.integer({ min: 500_000, max: 4_000_000 }), { nil: undefined }),
})

type Given = { state: 'confirmed' | 'placed' | 'paid'; players: number; isInsured: boolean }

async function given({ state, players, isInsured }: Given) {
  ctx.clock.set('2026-11-20T08:00:00+07:00')
  if (state !== 'paid') return bookingIn(ctx, state)
  const packages = isInsured ? [await addPackage(ctx.q, 50_000)] : []
  return paidBooking(ctx, { method: 'stb', players, packages })
}

const billOf = async (id: number) =>
  (
    await ctx.q<{ left: number | null; at: Date | null }>`
      select amount_vnd - cancelled_vnd as left, tee_time_at as at from bookings where id = ${id}`
  )[0]

/** The violations of the invariants; the limit of places in the simulation is lower than here. */
const broken = async () =>
  (await faults(ctx.q)).filter((fault) => !fault.startsWith('requests of a golfer hold'))

const returned = async (id: number) =>
  (
    await ctx.q<{ vnd: number }>`
      select coalesce(sum(amount_vnd), 0)::bigint as vnd /* not null */ from refunds where bill_id = ${id}`
  )[0]?.vnd

test('whichever other time is taken, its price, its places and what is paid or goes back are those that were shown', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        state: fc.constantFrom('confirmed' as const, 'placed' as const, 'paid' as const, 'paid' as const),
        players: fc.integer({ min: 1, max: 4 }),
        isInsured: fc.boolean(),
      }),
      fc.uniqueArray(option, { minLength: 1, maxLength: 3, selector: ({ at }) => at }),
      fc.nat(2),
      fc.integer({ min: -1, max: 1 }),
      async (booked, options, pick, misread) => {
        const { id, staff, teeTimeId } = await given(booked)
        const before = await billOf(id)
        const courses = await Promise.all(options.map(() => addCourse(ctx.q)))
        const starts: number[] = []
        for (const [index, { at, price }] of options.entries())
          starts.push(await addTeeTime(ctx.q, { courseId: courses[index] ?? 0, at: times[at] ?? '', price }))
        const offered = options.map(({ at, named }, index) =>
          offeredTime(courses[index] ?? 0, times[at] ?? '', named),
        )
        await offerTimesAsStaff(ctx, { staff, lang: 'vi' }, { id, options: offered })
        expect(await broken()).toEqual([])
        const shown = await readCounterOffer(ctx.q, id, { lang: 'vi', now: ctx.clock.now() })
        const number = pick % options.length
        const { amount = null, difference = null, flights = [] } = shown?.options[number] ?? {}
        const shownAt = flights[0]?.date_played ?? 0
        const chosen = options.findIndex(({ at }) => Date.parse(times[at] ?? '') === shownAt)
        if (amount === null || difference === null) throw new Error('nothing was shown')
        const players = (await playersOf(id)) ?? 0
        const key = await latestOfferKey(ctx, id)
        const taken = await outcome<unknown>(acceptByLink(ctx, key, number + 1, amount + misread))
        if (misread !== 0) {
          expect([taken, await billOf(id)]).toEqual(['booking.priceChanged', before])
          return
        }
        const isDue = booked.state === 'paid' && difference > 0
        if (isDue) {
          expect([await billOf(id), await dueOf(id)]).toEqual([before, difference])
          await payDifference(ctx, id, 'stb')
        }
        expect(await billOf(id)).toEqual({ left: amount, at: new Date(shownAt) })
        expect(amount - (before?.left ?? 0)).toBe(difference)
        expect(await returned(id)).toBe(booked.state === 'paid' ? Math.max(0, -difference) : 0)
        // its own places are free, and those of the times that were not taken
        const left = await Promise.all([teeTimeId, ...starts].map((start) => placesLeft(ctx.q, start)))
        expect(left).toEqual([4, ...starts.map((_, index) => (index === chosen ? 4 - players : 4))])
        expect(await broken()).toEqual([])
      },
    ),
    { numRuns: 25 },
  )
}, 180_000)

const playersOf = async (id: number) =>
  (await ctx.q<{ n: number }>`select player_count as n from bookings where id = ${id}`)[0]?.n

const dueOf = async (id: number) =>
  (
    await ctx.q<{ vnd: number | null }>`
      select due_vnd as vnd from booking_changes where booking_id = ${id} and state = 'offered'`
  )[0]?.vnd
