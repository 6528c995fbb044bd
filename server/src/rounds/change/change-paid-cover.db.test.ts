import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { premiumList } from '#bookings/insurance/premium-list'
import { changeAsQuoted, keptPlayers } from '#testing/bookings/changes'
import { payDifference } from '#testing/bookings/offered-change'
import { paidBooking } from '#testing/bookings/paid-booking'
import { createTestContext, type TestContext } from '#testing/context'
import { addPackage } from '#testing/golf'
import { faults } from '../../invariants/simulation/faults.ts'

let ctx: TestContext
let packageId: number
beforeAll(async () => {
  ctx = await createTestContext()
  packageId = await addPackage(ctx.q, 50_000)
})
afterAll(() => ctx.close())
beforeEach(() => ctx.clock.set('2026-11-20T08:00:00+07:00'))

/** A change of the packages of each player, in their order. */
async function insure(id: number, ...packages: (number[] | undefined)[]) {
  const players = (await keptPlayers(ctx, id)).map((player, place) => ({
    ...player,
    packages: packages[place],
  }))
  return changeAsQuoted(ctx, id, { players })
}

/** What the insurer is owed for a bill, by the ledger. */
async function premiumsOwed(id: number): Promise<number> {
  const [row] = await ctx.q<{ vnd: number }>`
    select coalesce(sum(-e.amount_vnd), 0)::bigint as vnd /* not null */
    from ledger_transfers t join ledger_entries e on e.transfer_id = t.id join ledger_accounts a on a.id = e.account_id
    where t.bill_id = ${id} and a.name = 'premiums_owed'`
  return row?.vnd ?? 0
}

/** The premiums of a bill on the list of the insurer. */
async function listed(id: number): Promise<number[]> {
  const [bill] = await ctx.q<{ code: string }>`select code from bills where id = ${id}`
  const rows = await premiumList(ctx.q, '2026-11', 'vi')
  return rows
    .filter(({ general_bill_code, premium }) => general_bill_code === bill?.code && premium > 0)
    .map(({ premium }) => premium)
}

const servicesOf = (id: number) => ctx.q<{ kind: string; amount: number; isCancelled: boolean }>`
  select kind, amount_vnd as amount, cancelled_at is not null as "isCancelled"
  from bill_services where bill_id = ${id} order by id`

test('cover is added to a paid booking once its premium is paid, and the insurer is owed it', async () => {
  const { id } = await paidBooking(ctx, { method: 'stb' })
  expect(await insure(id, [packageId])).toMatchObject({
    old_cover: 0,
    new_cover: 50_000,
    difference: 50_000,
    is_payment: 1,
    moves_places: 0,
  })
  expect(await listed(id)).toEqual([])
  await payDifference(ctx, id, 'stb')
  expect([await premiumsOwed(id), await listed(id)]).toEqual([50_000, [50_000]])
  expect(await servicesOf(id)).toEqual([
    { kind: 'booking', amount: 4_000_000, isCancelled: false },
    { kind: 'hio', amount: 50_000, isCancelled: false },
  ])
  expect(await faults(ctx.q)).toEqual([])
})

test('cover is left out of a paid booking: its certificate is withdrawn and its premium goes back', async () => {
  const { id } = await paidBooking(ctx, { method: 'stb', packages: [packageId] })
  expect(await listed(id)).toEqual([50_000, 50_000])
  expect(await insure(id, [])).toMatchObject({ old_cover: 100_000, new_cover: 50_000, due_amount: -50_000 })
  const refunds =
    await ctx.q`select amount_vnd as amount, premium_vnd as premium from refunds where bill_id = ${id}`
  expect(refunds).toEqual([{ amount: 50_000, premium: 50_000 }])
  expect([await premiumsOwed(id), await listed(id)]).toEqual([50_000, [50_000]])
  const [news] = await ctx.q<{ text: string }>`
    select text from messages where booking_id = ${id} and text like '%đã đổi%'`
  expect(news?.text).toMatch(/bảo hiểm.*4\.050\.000đ/)
  expect(await faults(ctx.q)).toEqual([])
})

test('all cover is left out and a part chosen again: the same certificate is in force again', async () => {
  const { id } = await paidBooking(ctx, { method: 'stb', packages: [packageId] })
  const numbers = () => ctx.q<{ number: string }>`
    select number from insurance_certificates
    where booking_id = ${id} and package_id is not null and withdrawn_at is null order by id`
  const [first] = await numbers()
  await insure(id, [], [])
  expect(await servicesOf(id)).toMatchObject([{ isCancelled: false }, { kind: 'hio', isCancelled: true }])
  expect([await premiumsOwed(id), await listed(id), await numbers()]).toEqual([0, [], []])
  await insure(id, [packageId])
  await payDifference(ctx, id, 'ale_pay')
  expect(await servicesOf(id)).toMatchObject([
    { isCancelled: false },
    { amount: 150_000, isCancelled: false },
  ])
  expect([await premiumsOwed(id), await listed(id), await numbers()]).toEqual([50_000, [50_000], [first]])
  expect(await faults(ctx.q)).toEqual([])
})

test('a cheaper round beside new cover moves the premium from the round to the insurer', async () => {
  const { id } = await paidBooking(ctx, { method: 'stb' })
  const players = (await keptPlayers(ctx, id)).map((player) => ({ ...player, packages: [packageId] }))
  const quote = await changeAsQuoted(ctx, id, { players, price_per_player: 1_900_000 })
  expect(quote).toMatchObject({ difference: -100_000, is_refund: 1, new_cover: 100_000 })
  expect([await premiumsOwed(id), await listed(id)]).toEqual([100_000, [50_000, 50_000]])
  expect(await faults(ctx.q)).toEqual([])
})

test('a dearer round beside less cover takes the premium from the insurer', async () => {
  const { id } = await paidBooking(ctx, { method: 'stb', packages: [packageId] })
  const players = (await keptPlayers(ctx, id)).map((player) => ({ ...player, packages: [] }))
  const quote = await changeAsQuoted(ctx, id, { players, price_per_player: 2_200_000 })
  expect(quote).toMatchObject({ difference: 300_000, is_payment: 1, new_cover: 0 })
  await payDifference(ctx, id, 'stb')
  expect([await premiumsOwed(id), await listed(id)]).toEqual([0, []])
  expect(await faults(ctx.q)).toEqual([])
})
