import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { outcome } from '#testing/bookings/bookings'
import { changeAsQuoted, keptPlayers } from '#testing/bookings/changes'
import { payDifference } from '#testing/bookings/offered-change'
import { paidBooking } from '#testing/bookings/paid-booking'
import { createTestContext, type TestContext } from '#testing/context'
import { closeGate } from '#testing/gate'
import { addPackage, addStaff, addTeeTime, placesLeft } from '#testing/golf'
import { type Guard, switchOff } from '#testing/processes/unguarded-server'
import { waitingForLocks } from '#testing/waiting-for-locks'
import { faults } from '../../invariants/simulation/faults.ts'
import { changeBooking, quoteChange } from './change-booking.ts'

let ctx: TestContext
beforeAll(async () => {
  ctx = await createTestContext()
})
afterAll(() => ctx.close())
beforeEach(() => ctx.clock.set('2026-11-20T08:00:00+07:00'))

/** Less than two days before the tee time: half of the price is kept. */
const late = '2026-11-23T08:00:00+07:00'

const refundsOf = (id: number) => ctx.q<{ cause: string; amount: number; kept: number; premium: number }>`
  select cause, amount_vnd as amount, penalty_vnd as kept, premium_vnd as premium
  from refunds where bill_id = ${id} order by id`
const billOf = async (id: number) =>
  (
    await ctx.q<{ amount: number; left: number | null; players: number }>`
      select amount_vnd as amount, amount_vnd - cancelled_vnd as left, player_count as players
      from bookings where id = ${id}`
  )[0]
const newsOf = async (id: number) =>
  (await ctx.q<{ text: string }>`select text from messages where booking_id = ${id} order by id`).map(
    ({ text }) => text,
  )

/** A change that removes the first player. */
async function withoutFirst(id: number) {
  const [, ...players] = await keptPlayers(ctx, id)
  return players
}

test('a player who leaves a paid booking in time gets everything back, and the place is free', async () => {
  const { id, teeTimeId } = await paidBooking(ctx, {
    method: 'stb',
    packages: [await addPackage(ctx.q, 50_000)],
  })
  const quote = await changeAsQuoted(ctx, id, { players: await withoutFirst(id) })
  expect(quote).toMatchObject({
    old_amount: 4_100_000,
    new_amount: 2_050_000,
    difference: -2_050_000,
    kept_amount: 0,
    due_amount: -2_050_000,
    leaves_paid: 1,
    is_refund: 1,
    moves_places: 1,
  })
  expect(await refundsOf(id)).toEqual([{ cause: 'change', amount: 2_050_000, kept: 0, premium: 50_000 }])
  expect(await billOf(id)).toEqual({ amount: 4_100_000, left: 2_050_000, players: 1 })
  expect(await placesLeft(ctx.q, teeTimeId)).toBe(3)
  const certificates = await ctx.q`
    select count(*)::int as n, (withdrawn_at is not null) as gone from insurance_certificates
    where booking_id = ${id} group by 2 order by 2`
  expect(certificates).toEqual([
    { n: 2, gone: false },
    { n: 2, gone: true },
  ])
  expect(await faults(ctx.q)).toEqual([])
})

test('late, a part is kept by the refund terms, and the one SMS about the change names both amounts', async () => {
  const { id } = await paidBooking(ctx, { method: 'stb', packages: [await addPackage(ctx.q, 50_000)] })
  ctx.clock.set(late)
  const before = await newsOf(id)
  const quote = await changeAsQuoted(ctx, id, { players: await withoutFirst(id), leaving_refund: 'terms' })
  expect(quote).toMatchObject({ difference: -2_050_000, kept_amount: 1_025_000, due_amount: -1_025_000 })
  expect(await refundsOf(id)).toEqual([
    { cause: 'change', amount: 1_025_000, kept: 1_025_000, premium: 25_000 },
  ])
  expect(await billOf(id)).toMatchObject({ amount: 4_100_000, left: 2_050_000 })
  const news = (await newsOf(id)).slice(before.length).filter((text) => text.includes('đổi: 1 người'))
  expect(news).toHaveLength(1)
  expect(news[0]).toMatch(/1 người.*2\.050\.000đ.*hoàn 1\.025\.000đ, giữ 1\.025\.000đ/)
  expect(await faults(ctx.q)).toEqual([])
})

test('staff return everything of a player who leaves late, with the reason of the change', async () => {
  const { id } = await paidBooking(ctx, { method: 'stb' })
  ctx.clock.set(late)
  const quote = await changeAsQuoted(ctx, id, { players: await withoutFirst(id), leaving_refund: 'full' })
  expect(quote).toMatchObject({ kept_amount: 0, due_amount: -2_000_000 })
  expect(await refundsOf(id)).toEqual([{ cause: 'change', amount: 2_000_000, kept: 0, premium: 0 }])
  const [change] = await ctx.q`select reason from booking_changes where booking_id = ${id}`
  expect(change).toEqual({ reason: 'Khách gọi' })
})

test('a quote in time is not applied once a part would be kept', async () => {
  const { id } = await paidBooking(ctx, { method: 'stb' })
  const input = {
    id,
    facility_id: undefined,
    start_at: undefined,
    price_per_player: undefined,
    players: await withoutFirst(id),
  }
  const { fingerprint } = await quoteChange(ctx, input)
  ctx.clock.set(late)
  const staff = await addStaff(ctx.q)
  const applied = changeBooking(ctx, staff, { ...input, fingerprint, reason: 'Khách gọi' })
  expect(await outcome(applied)).toBe('booking.changeQuoteChanged')
  expect(await refundsOf(id)).toEqual([])
})

test('what is kept of a player pays for a dearer time, whose difference alone is asked for', async () => {
  const { id } = await paidBooking(ctx, { method: 'stb' })
  const [row] = await ctx.q<{
    courseId: number
  }>`select course_id as "courseId" from bookings where id = ${id}`
  const at = '2026-11-25T07:00:00+07:00'
  const other = await addTeeTime(ctx.q, { courseId: row?.courseId ?? 0, at, price: 3_500_000 })
  ctx.clock.set(late)
  const wanted = { start_at: Date.parse(at), players: await withoutFirst(id) }
  // 4.000.000 paid; 3.500.000 for the one who stays, 1.000.000 kept of the one who leaves
  const quote = await changeAsQuoted(ctx, id, wanted)
  expect(quote).toMatchObject({
    difference: -500_000,
    kept_amount: 1_000_000,
    due_amount: 500_000,
    is_payment: 1,
  })
  expect(await billOf(id)).toEqual({ amount: 4_000_000, left: 4_000_000, players: 2 })
  await payDifference(ctx, id, 'stb')
  expect(await billOf(id)).toEqual({ amount: 4_500_000, left: 3_500_000, players: 1 })
  expect(await placesLeft(ctx.q, other)).toBe(3)
  expect(await refundsOf(id)).toEqual([])
  expect(await faults(ctx.q)).toEqual([])
})

const locks: Guard[] = [
  { sql: /(select id from bookings where id = \$1) for update/, instead: '$1' },
  { sql: /select pg_advisory_xact_lock\((hashtextextended\(\$1, 0\))\)/, instead: 'select ($1)::text' },
  { sql: /(order by t\.play_date, t\.id\s+)for update of t$/, instead: '$1' },
]

/** Two colleagues remove the same player at once; returns what goes back, in VND. */
async function removeTwice(test: TestContext, off: readonly Guard[]) {
  test.clock.set('2026-11-20T08:00:00+07:00')
  const { id } = await paidBooking(test, { method: 'stb' })
  const [, ...players] = await keptPlayers(test, id)
  const input = { id, facility_id: undefined, start_at: undefined, price_per_player: undefined, players }
  const { fingerprint } = await quoteChange(test, input)
  const passed = switchOff(test.pool, [...off])
  const gate = await closeGate(test.pool, 'booking_players', { on: 'update' })
  const staff = await addStaff(test.q)
  const sent = [1, 2].map(() => changeBooking(test, staff, { ...input, fingerprint, reason: 'x' }))
  const ends = Promise.allSettled(sent)
  await waitingForLocks(test.q, 2)
  await gate.open()
  await ends
  expect(passed().every((count) => count > 0)).toBe(true)
  const [row] = await test.q<{ vnd: number }>`
    select coalesce(sum(amount_vnd), 0)::bigint as vnd /* not null */ from refunds where bill_id = ${id}`
  return row?.vnd
}

describe('the same player removed by two colleagues at once', () => {
  test('is refunded once', async () => {
    const guarded = await createTestContext()
    expect(await removeTwice(guarded, [])).toBe(2_000_000)
    expect(await faults(guarded.q)).toEqual([])
    await guarded.close()
  })

  test('is seen to be refunded twice without locks and constraint', async () => {
    const unlocked = await createTestContext()
    await unlocked.q.text('alter table booking_changes drop constraint change_is_applied_once')
    expect(await removeTwice(unlocked, locks)).toBe(4_000_000)
    await unlocked.close()
  })
})
