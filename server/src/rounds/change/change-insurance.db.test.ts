import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { loadPlayers } from '#bookings/booking/rows/players'
import { bookingIn } from '#testing/bookings/booking-in-state'
import { outcome } from '#testing/bookings/bookings'
import { changeAsQuoted, keptPlayers, unsound } from '#testing/bookings/changes'
import { createTestContext, type TestContext } from '#testing/context'
import { addPackage } from '#testing/golf'

let ctx: TestContext
beforeAll(async () => {
  ctx = await createTestContext()
})
afterAll(() => ctx.close())
beforeEach(() => ctx.clock.set('2026-11-20T08:00:00+07:00'))

test.each(['requested', 'confirmed', 'placed'] as const)(
  'the insurance of the players of a %s booking is chosen, changed and left out, and the bill follows',
  async (state) => {
    const { id } = await bookingIn(ctx, state)
    const [d50, d20] = [await addPackage(ctx.q, 50_000), await addPackage(ctx.q, 20_000)]
    const insure = async (...packages: (number[] | undefined)[]) => {
      const kept = await keptPlayers(ctx, id)
      const players = kept.map((player, place) => ({ ...player, packages: packages[place] }))
      return changeAsQuoted(ctx, id, { players })
    }
    const services = () => ctx.q<{ kind: string; amount: number; isCancelled: boolean }>`
      select kind, amount_vnd as amount, cancelled_at is not null as "isCancelled"
      from bill_services where bill_id = ${id} order by id`
    const insured = async () =>
      (await loadPlayers(ctx.q, id)).map(({ packages }) => packages.map((one) => one.id))
    expect(await insure([d50, d20], [d20])).toMatchObject({
      old_amount: 4_000_000,
      new_amount: 4_090_000,
      old_cover: 0,
      new_cover: 90_000,
      moves_places: 0,
    })
    expect(await insured()).toEqual([[d20, d50], [d20]])
    await ctx.q`update insurance_packages set price_vnd = 30000, is_active = false where id = ${d20}`
    expect(await insure(undefined, [d50])).toMatchObject({ old_cover: 90_000, new_cover: 120_000 })
    // a package chosen before keeps its price, also when it is no longer on sale
    expect(await insure([d20], undefined)).toMatchObject({ new_cover: 70_000, new_amount: 4_070_000 })
    expect(await services()).toMatchObject([
      { kind: 'booking', amount: 4_000_000, isCancelled: false },
      { kind: 'hio', amount: 70_000, isCancelled: false },
    ])
    expect(await outcome(insure(undefined, [d20]))).toBe('booking.unknownPackage')
    expect(await insure([], [])).toMatchObject({ new_cover: 0, new_amount: 4_000_000 })
    expect(await services()).toMatchObject([{ isCancelled: false }, { kind: 'hio', isCancelled: true }])
    expect(await insure([d50], undefined)).toMatchObject({ new_cover: 50_000, new_amount: 4_050_000 })
    expect(await services()).toMatchObject([{}, { kind: 'hio', amount: 50_000, isCancelled: false }])
    expect(await insured()).toEqual([[d50], []])
    expect(await unsound(ctx)).toEqual([])
  },
)
