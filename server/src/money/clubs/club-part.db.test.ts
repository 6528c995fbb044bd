import type { NetPriceCustomers } from '@teeviet/contract/rules/money/net-prices'
import type { DayKind, HolesSold } from '@teeviet/contract/rules/money/rates'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { loadPlayers } from '#bookings/booking/rows/players'
import { removeFromFlight } from '#bookings/steps/remove-from-flight'
import type { Staff } from '#platform/context/actor'
import { inTransaction } from '#platform/database/transaction'
import { checkLedger } from '#platform/ledger/check'
import { paidBooking } from '#testing/bookings/paid-booking'
import { createTestContext, type TestContext } from '#testing/context'
import { addStaff } from '#testing/golf'
import { splitRounds } from '../close/split-rounds.ts'
import { post } from '../posting/post.ts'
import { setNetPrice } from './net-prices.ts'
import { setShare } from './shares.ts'
import { readStatement } from './statements.ts'

const [wednesday, friday, saturday, holiday] = ['2026-11-25', '2026-11-27', '2026-11-28', '2026-11-30']

let ctx: TestContext
let admin: Staff
beforeAll(async () => {
  ctx = await createTestContext({ CLUB_SHARE_PERCENT: '90' })
  admin = await addStaff(ctx.q)
  await ctx.q`insert into holidays values (${holiday}::date, 'announced')`
})
afterAll(() => ctx.close())
beforeEach(() => ctx.clock.set('2026-11-20T08:00:00+07:00'))

type Round = { id: number; courseId: number }

/** A paid round at 2.000.000đ a player, two by default, at a course of its own, which is over. */
async function over({
  day = wednesday,
  players = 2,
  state = 'played',
  price = 2_000_000,
} = {}): Promise<Round> {
  const { id } = await paidBooking(ctx, { at: `${day}T06:30:00+07:00`, players, price })
  const [booking] = await ctx.q<{ course_id: number }>`
    update bookings set state = ${state} where id = ${id} returning course_id`
  return { id, courseId: booking?.course_id ?? 0 }
}
/** Cancels the second player and keeps the fee. */
const cancelPlayer = ({ id: bookingId }: Round) =>
  inTransaction(ctx.pool, async (q) => {
    const [, second] = await loadPlayers(q, bookingId)
    await removeFromFlight(q, { bookingId, playerId: second?.id ?? 0, now: ctx.clock.now() })
  })

/** What goes back to the golfer of the money of a round, as with a rain check or a cheaper tee time. */
const giveBack = ({ id }: Round, amountVnd: number) =>
  inTransaction(ctx.pool, (q) =>
    post(q, {
      cause: `refund:${id}`,
      kind: 'refund',
      entries: [
        { account: 'bookings_paid', amountVnd },
        { account: 'refunds_due', amountVnd: -amountVnd },
      ],
      occurredAt: ctx.clock.now(),
      now: ctx.clock.now(),
      billId: id,
    }),
  )

type Hours = readonly [from: string, to: string]
type Price = {
  from?: string
  kind?: DayKind
  holes?: HolesSold
  customers?: NetPriceCustomers
  hours?: Hours | null
}
const setPrice = (
  { courseId }: Round,
  price: number,
  { from = wednesday, kind = 'weekday', holes = 18, customers, hours = null }: Price = {},
) =>
  setNetPrice(ctx, admin, {
    facility_id: courseId,
    starts_on: from,
    day_kind: kind,
    number_hole: holes,
    customer_type: customers,
    time_from: hours?.[0],
    time_to: hours?.[1],
    price,
  })

async function divide(): Promise<void> {
  ctx.clock.set('2026-12-01T02:30:00+07:00')
  await splitRounds(ctx)
}

/** What the ledger has of a round for its club and for us, in VND. */
async function booked({ id }: Round) {
  const [row] = await ctx.q<{ club: number; revenue: number }>`
    select coalesce(-sum(e.amount_vnd) filter (where a.name = 'club_shares_owed'), 0)::bigint as club,
      coalesce(-sum(e.amount_vnd) filter (where a.name = 'revenue'), 0)::bigint as revenue
    from ledger_transfers t join ledger_entries e on e.transfer_id = t.id join ledger_accounts a on a.id = e.account_id
    where t.kind = 'split' and t.bill_id = ${id}`
  return row
}

describe('a played round', () => {
  it('gives its club the net price for each player, and us the rest', async () => {
    const round = await over()
    await setPrice(round, 1_350_000)
    await divide()
    expect(await booked(round)).toEqual({ club: 2_700_000, revenue: 1_300_000 })
  })

  it('is shared by the percentage when no net price fits its holes, its kind of day or its course', async () => {
    const round = await over()
    await setPrice(round, 1_350_000, { holes: 9 })
    await setPrice(round, 1_350_000, { kind: 'weekend' })
    await setPrice(round, 1_350_000, { kind: 'holiday' })
    await setPrice(await over(), 1_350_000)
    await divide()
    expect(await booked(round)).toEqual({ club: 3_600_000, revenue: 400_000 })
  })

  it('goes by its holes', async () => {
    const round = await over()
    await ctx.q`update bookings set holes = 9 where id = ${round.id}`
    await setPrice(round, 1_350_000)
    await setPrice(round, 800_000, { holes: 9 })
    await divide()
    expect(await booked(round)).toEqual({ club: 1_600_000, revenue: 2_400_000 })
  })

  it('goes by the hours of its tee time, and without a price of them by the whole day', async () => {
    const early = await over()
    const late = await over()
    for (const round of [early, late]) await setPrice(round, 1_000_000)
    await setPrice(early, 1_350_000, { hours: ['05:30', '07:00'] })
    await setPrice(late, 1_350_000, { hours: ['07:00', '24:00'] })
    await divide()
    expect(await booked(early)).toMatchObject({ club: 2_700_000 })
    expect(await booked(late)).toMatchObject({ club: 2_000_000 })
  })

  it('goes by the customers whose rate it was booked at, and without a price for them by that for all', async () => {
    const [ofMembers, ofGroup, ofVisitors] = [await over(), await over(), await over()]
    await ctx.q`update bookings set customer_type = 'club_member' where id = ${ofMembers.id}`
    await ctx.q`update bookings set customer_type = 'group' where id = ${ofGroup.id}`
    for (const round of [ofMembers, ofGroup, ofVisitors]) {
      await setPrice(round, 1_350_000)
      await setPrice(round, 600_000, { customers: 'club_member' })
    }
    await divide()
    expect(await booked(ofMembers)).toEqual({ club: 1_200_000, revenue: 2_800_000 })
    expect(await booked(ofGroup)).toMatchObject({ club: 2_700_000 })
    expect(await booked(ofVisitors)).toMatchObject({ club: 2_700_000 })
  })

  it('goes by the price that began last on its day, also on its first day, and by the share before', async () => {
    const before = await over()
    const first = await over({ day: friday })
    const later = await over({ day: friday })
    for (const round of [before, first]) await setPrice(round, 1_000_000, { from: friday })
    await setPrice(later, 1_000_000, { from: '2026-11-24' })
    await setPrice(later, 1_200_000, { from: wednesday })
    await setPrice(later, 1_400_000, { from: saturday })
    await divide()
    expect(await booked(before)).toMatchObject({ club: 3_600_000 })
    expect(await booked(first)).toMatchObject({ club: 2_000_000 })
    expect(await booked(later)).toMatchObject({ club: 2_400_000 })
  })

  it('goes by the net price even when a share was set later', async () => {
    const round = await over()
    await setPrice(round, 1_000_000, { from: '2026-11-20' })
    await setShare(ctx, admin, { facility_id: round.courseId, starts_on: wednesday, share_percent: 70 })
    await divide()
    expect(await booked(round)).toMatchObject({ club: 2_000_000 })
  })

  it('has the price of its kind of day; a holiday without one has the price of the weekend', async () => {
    const weekend = await over({ day: saturday })
    const ownPrice = await over({ day: holiday })
    const weekendPrice = await over({ day: holiday })
    for (const round of [weekend, ownPrice, weekendPrice]) {
      await setPrice(round, 1_000_000)
      await setPrice(round, 1_500_000, { kind: 'weekend', from: friday })
    }
    await setPrice(ownPrice, 1_700_000, { kind: 'holiday' })
    await divide()
    expect(await booked(weekend)).toMatchObject({ club: 3_000_000 })
    expect(await booked(ownPrice)).toMatchObject({ club: 3_400_000 })
    expect(await booked(weekendPrice)).toMatchObject({ club: 3_000_000 })
  })

  it('gives its club nothing for a player who was cancelled, whose fee was kept', async () => {
    const round = await over()
    await cancelPlayer(round)
    await setPrice(round, 1_350_000)
    await divide()
    expect(await booked(round)).toEqual({ club: 1_350_000, revenue: 2_650_000 })
  })

  it('gives its club the net price of a no-show', async () => {
    const round = await over()
    await ctx.q`
      update booking_players set attendance = 'no_show', attendance_at = ${ctx.clock.now()}
      where booking_id = ${round.id} and position = 2`
    await setPrice(round, 1_350_000)
    await divide()
    expect(await booked(round)).toMatchObject({ club: 2_700_000 })
  })

  it('gives its club no more than is left of its money', async () => {
    const credited = await over()
    await giveBack(credited, 1_500_000)
    const dear = await over()
    await setPrice(credited, 1_350_000)
    await setPrice(dear, 2_100_000)
    await divide()
    expect(await booked(credited)).toEqual({ club: 2_500_000, revenue: 0 })
    expect(await booked(dear)).toEqual({ club: 4_000_000, revenue: 0 })
  })

  it('is divided once, whatever is set and however often the night runs', async () => {
    const round = await over()
    await setPrice(round, 1_350_000)
    ctx.clock.set('2026-11-26T02:30:00+07:00')
    await Promise.all([splitRounds(ctx), splitRounds(ctx)])
    await setPrice(round, 1_900_000, { from: '2026-11-26' })
    await splitRounds(ctx)
    expect(await booked(round)).toEqual({ club: 2_700_000, revenue: 1_300_000 })
  })
})

test('the money kept from a cancelled round is shared by the percentage', async () => {
  const states = ['cancelled', 'partly_refunded', 'refunded']
  const rounds = await Promise.all(states.map((state) => over({ state })))
  for (const round of rounds) {
    await giveBack(round, 2_000_000)
    await setPrice(round, 200_000)
  }
  await divide()
  for (const round of rounds) expect(await booked(round)).toEqual({ club: 1_800_000, revenue: 200_000 })
})

test('the statement has what was booked, by net price and by percentage', async () => {
  const rounds = [await over(), await over(), await over()]
  const [net, capped] = rounds
  if (net) await setPrice(net, 1_350_000)
  if (capped) await setPrice(capped, 9_000_000)
  await divide()
  for (const round of rounds) {
    const month = { facility_id: round.courseId, month: '2026-11' }
    const { lines, closing } = await readStatement(ctx, { staff: admin, lang: 'vi' }, month)
    const { club = 0, revenue = 0 } = (await booked(round)) ?? {}
    expect(lines).toMatchObject([
      { booking_id: round.id, club_amount: club, amount: club + revenue, number_player: 2 },
    ])
    expect(closing).toBe(club)
  }
  expect(await Promise.all(rounds.map(booked))).toMatchObject([
    { club: 2_700_000 },
    { club: 4_000_000 },
    { club: 3_600_000 },
  ])
})

test('club and we together get the money of the round, by any net price', async () => {
  const vnd = fc.integer({ min: 0, max: 3_000_000 })
  const rounds = fc.record({
    price: fc.integer({ min: 1, max: 2_000_000 }),
    net: fc.option(vnd, { nil: null }),
    early: fc.option(vnd, { nil: null }),
    players: fc.integer({ min: 2, max: 4 }),
    isOneCancelled: fc.boolean(),
    returned: fc.double({ min: 0, max: 0.9, noNaN: true }),
  })
  await fc.assert(
    fc.asyncProperty(rounds, async ({ price, net, early, players, isOneCancelled, returned }) => {
      ctx.clock.set('2026-11-20T08:00:00+07:00')
      const round = await over({ players, price })
      const backVnd = Math.floor(price * players * returned)
      if (backVnd > 0) await giveBack(round, backVnd)
      if (isOneCancelled) await cancelPlayer(round)
      if (net !== null) await setPrice(round, net)
      if (early !== null) await setPrice(round, early, { hours: ['06:30', '06:31'] })
      await setPrice(round, 1, { hours: ['06:31', '24:00'] })
      await divide()
      const heldVnd = price * players - backVnd
      const { club = -1, revenue = -1 } = (await booked(round)) ?? {}
      expect(club + revenue).toBe(heldVnd)
      expect(Math.min(club, revenue)).toBeGreaterThanOrEqual(0)
      const fitting = early ?? net
      if (fitting !== null) expect(club).toBe(Math.min(heldVnd, fitting * (players - Number(isOneCancelled))))
    }),
    { numRuns: 25 },
  )
  expect((await checkLedger(ctx.q)).balanced).toBe(true)
})
