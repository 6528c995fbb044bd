import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { book, outcome } from '#testing/bookings/bookings'
import { changeAsQuoted, keptPlayers, unsound } from '#testing/bookings/changes'
import { createTestContext, type TestContext } from '#testing/context'
import { addCourse, addMember, addPackage, addTeeTime } from '#testing/golf'

let ctx: TestContext
beforeAll(async () => {
  ctx = await createTestContext()
  ctx.clock.set('2026-11-20T08:00:00+07:00')
})
afterAll(() => ctx.close())

const starts = ['2026-11-24T06:30:00+07:00', '2026-11-24T06:40:00+07:00', '2026-11-25T09:00:00+07:00']

const step = fc.record({
  start: fc.option(fc.constantFrom(...starts), { nil: undefined }),
  leaving: fc.nat(2),
  renamed: fc.boolean(),
  added: fc.array(fc.constantFrom('', 'Lê Hoa'), { maxLength: 3 }),
  /** The packages of each player, by their place in the list; undefined leaves them. */
  /** The start of each player. */
  own: fc.array(fc.option(fc.constantFrom(...starts), { nil: undefined }), { maxLength: 3 }),
  insured: fc.array(fc.option(fc.subarray([0, 1]), { nil: undefined }), { maxLength: 3 }),
  price: fc.option(fc.integer({ min: 1, max: 9_000_000 }), { nil: undefined }),
})

test('whatever is changed, bill, places and players afterwards are what the quote showed', async () => {
  const packages = [await addPackage(ctx.q, 50_000), await addPackage(ctx.q, 20_000)]
  const packageId = packages[0] ?? 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 1, maxLength: 5 }),
      fc.boolean(),
      async (steps, isInstant) => {
        const courseId = await addCourse(ctx.q, { instant: isInstant })
        for (const [place, at] of starts.entries())
          await addTeeTime(ctx.q, { courseId, at, capacity: 3, price: 1_000_000 + place * 500_000 })
        const list_users = [1, 2].map((n) => ({
          user_id: -1,
          name_out_system: `Khách ${n}`,
          list_insurrance: [packageId],
        }))
        const [at = ''] = starts
        const { id_general_bill: id } = await book(ctx, await addMember(ctx.q), { courseId, at, list_users })
        for (const { start, leaving, renamed, added, own, insured, price } of steps) {
          const kept = (await keptPlayers(ctx, id)).slice(leaving)
          const names = kept.map((player, place) => ({
            ...player,
            name: renamed && place === 0 ? 'Trần An' : '',
          }))
          const all = [...names, ...added.map((name) => ({ player_id: undefined, name }))]
          const players = all.map((player, place) => ({
            ...player,
            packages: insured[place]?.map((one) => packages[one] ?? 0),
            start_at: own[place] === undefined ? undefined : Date.parse(own[place]),
          }))
          const wanted = {
            start_at: start === undefined ? undefined : Date.parse(start),
            players: players.length > 0 ? players : undefined,
            price_per_player: price,
          }
          const quote = await outcome(changeAsQuoted(ctx, id, wanted))
          if (typeof quote !== 'string') expect(await storedAs(id)).toEqual(shown(quote))
          expect(await unsound(ctx)).toEqual([])
        }
      },
    ),
    { numRuns: 25 },
  )
}, 60_000)

type Quote = Awaited<ReturnType<typeof changeAsQuoted>>

const shown = ({ new_amount, new_cover, new_flights }: Quote) => ({
  amount: new_amount,
  cover: new_cover,
  premiums: new_cover,
  services: new_amount,
  flights: new_flights.map(({ date_played, number_player }) => [date_played, number_player]),
})

async function storedAs(id: number) {
  const [row] = await ctx.q<{ amount: number; services: number; cover: number; premiums: number }>`
    select b.amount_vnd as amount, (select coalesce(sum(s.amount_vnd), 0)::bigint from bill_services s
      where s.bill_id = b.id and s.kind = 'hio' and s.cancelled_at is null) as cover,
      (select coalesce(sum(c.price_vnd), 0)::bigint from booking_player_packages c
        join booking_players p on p.id = c.booking_player_id and p.cancelled_at is null
        where p.booking_id = b.id) as premiums, (select sum(s.amount_vnd)::bigint from bill_services s
      where s.bill_id = b.id and s.cancelled_at is null) as services
    from bookings b where b.id = ${id}`
  const held = await ctx.q<{ at: Date; places: number }>`
    select t.starts_at as at, h.places
    from booking_tee_times h join tee_times t on t.play_date = h.play_date and t.id = h.tee_time_id
    where h.booking_id = ${id} and h.released_at is null order by t.starts_at`
  return { ...row, flights: held.map(({ at, places }) => [at.getTime(), places]) }
}
