import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { pointsOf } from '#platform/ledger/points'
import { createRefundApp, type RefundApp } from '#testing/apps/refund-app'
import { paidBooking } from '#testing/bookings/paid-booking'
import { createTestContext, type TestContext } from '#testing/context'
import { addPackage, placesLeft } from '#testing/golf'

let ctx: TestContext
let app: RefundApp

beforeAll(async () => {
  ctx = await createTestContext()
  app = await createRefundApp(ctx)
})

afterAll(async () => {
  await app.close()
  await ctx.close()
})

// a Friday, four days before the tee time
beforeEach(() => ctx.clock.set('2026-11-20T08:00:00+07:00'))

const late = '2026-11-23T08:00:00+07:00'

describe('a part of a paid booking', () => {
  test('can be one player: the place is free, the ladder is that of what stays', async () => {
    const d100 = await addPackage(ctx.q, 100_000)
    const booking = await paidBooking(ctx, { players: 3, packages: [d100] })
    const { parts } = (await app.billOf(booking)).cancel_quote
    const player = parts.find(({ kind }: { kind: string }) => kind === 'player')
    expect(player).toMatchObject({ name: 'Khách 1', refund_amount: 2_100_000 })
    const before = await app.balances()
    await app.cancel(booking, { player_id: player.id, expected_refund: 2_100_000, refund_to: 'wallet' })
    await app.decide(booking, 'agree')
    expect(await placesLeft(ctx.q, booking.teeTimeId)).toBe(2)
    const after = await app.balances()
    expect((before.premiums_owed ?? 0) - (after.premiums_owed ?? 0)).toBe(100_000)
    expect((before.bookings_paid ?? 0) - (after.bookings_paid ?? 0)).toBe(2_000_000)
    const bill = await app.billOf(booking)
    expect(bill).toMatchObject({ state: 'paid', number_player: 2, refund_amount: 2_100_000 })
    expect(bill.services[0].listData.map(({ is_cancel }: { is_cancel: number }) => is_cancel)).toEqual([
      1, 0, 0,
    ])
    expect(bill.services.map(({ refund }: { refund: number }) => refund)).toEqual([2_000_000, 100_000])
    expect(bill.cancel_quote).toMatchObject({ refund_amount: 4_200_000, penalty_amount: 0 })
    expect(bill.refund_terms[1]).toMatchObject({ refund_amount: 2_100_000, penalty_amount: 2_100_000 })
    // then the rest, late
    ctx.clock.set(late)
    await app.cancel(booking, { expected_refund: 2_100_000, refund_to: 'wallet' })
    await app.decide(booking, 'agree')
    expect(await pointsOf(ctx.q, booking.member.id)).toBe(4_200_000)
    expect(await placesLeft(ctx.q, booking.teeTimeId)).toBe(4)
    await app.expectSound()
  })

  test('can be the insurance, whose premiums are then not owed to the insurer', async () => {
    const d50 = await addPackage(ctx.q, 50_000)
    const booking = await paidBooking(ctx, { players: 2, packages: [d50] })
    const service = (await app.billOf(booking)).services.find(({ type }: { type: string }) => type === 'hio')
    const before = await app.balances()
    await app.cancel(booking, { service_id: service.id, expected_refund: 100_000, refund_to: 'wallet' })
    await app.decide(booking, 'agree')
    const after = await app.balances()
    expect((before.premiums_owed ?? 0) - (after.premiums_owed ?? 0)).toBe(100_000)
    const bill = await app.billOf(booking)
    expect(bill).toMatchObject({ state: 'paid', number_player: 2 })
    expect(bill.services[1]).toMatchObject({ type: 'hio', is_cancel: 1, refund: 100_000 })
    expect(bill.cancel_quote).toMatchObject({ refund_amount: 4_000_000 })
    expect(await placesLeft(ctx.q, booking.teeTimeId)).toBe(2)
    await app.expectSound()
  })

  test('cannot be the last player, nor the play itself', async () => {
    const booking = await paidBooking(ctx, { players: 1 })
    const bill = await app.billOf(booking)
    const [play] = bill.services
    expect(bill.cancel_quote.parts).toEqual([])
    expect(await app.cancel(booking, { service_id: play.id })).toMatchObject({ error_code: 1612 })
    expect(await app.cancel(booking, { player_id: play.listData[0].id })).toMatchObject({ error_code: 1612 })
  })
})
