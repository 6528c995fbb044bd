import type { StaffRole } from '@teeviet/contract/rules/permissions'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { proposeAct } from '#money/books/decide-approval'
import type { Member, Staff } from '#platform/context/actor'
import { createRefundApp, type RefundApp } from '#testing/apps/refund-app'
import { bookingIn } from '#testing/bookings/booking-in-state'
import { outcome } from '#testing/bookings/bookings'
import { type PaidBooking, paidBooking } from '#testing/bookings/paid-booking'
import { createTestContext, type TestContext } from '#testing/context'
import { addPackage, addStaff, placesLeft } from '#testing/golf'
import { cancelForClub } from './cancel-for-club.ts'

/*
 * Two players at 2.000.000đ: full refund until 22 November 06:30, half afterwards.
 */

let ctx: TestContext
let app: RefundApp
let sales: Staff
beforeAll(async () => {
  ctx = await createTestContext()
  app = await createRefundApp(ctx)
  sales = await addStaff(ctx.q, ['sales'])
})
afterAll(async () => {
  await app.close()
  await ctx.close()
})
beforeEach(() => ctx.clock.set('2026-11-20T08:00:00+07:00'))

const late = () => ctx.clock.set('2026-11-23T08:00:00+07:00')
const cancel = (id: number, by = sales) =>
  cancelForClub(ctx, { staff: by, lang: 'vi' }, { id, reason: '', reason_code: 'tournament' })
const bill = async (member: Member, id: number) =>
  Object((await app.browserOf(member).get('/api/services/get_bill_detail_for_wap', { bill_id: id })).data)
const refunds = (id: number) => ctx.q<{
  cause: string
  state: string
  amount: number
  penalty: number
  premium: number
}>`
  select cause, state, amount_vnd as amount, penalty_vnd as penalty, premium_vnd as premium
  from refunds where bill_id = ${id} order by id`
async function firstPlayer({ id }: PaidBooking) {
  const [player] = await ctx.q<{ id: number }>`
    select id from booking_players where booking_id = ${id} order by id limit 1`
  return player?.id
}

describe('the club cannot take a booking whose golfer has asked for a refund less the penalty', () => {
  test('all of it goes back, the places are free, and the golfer reads that the club cancelled', async () => {
    const packageId = await addPackage(ctx.q, 50_000)
    const booking = await paidBooking(ctx, { packages: [packageId], method: 'bank' })
    late()
    await app.cancel(booking, { refund_to: 'wallet' })
    expect(await refunds(booking.id)).toMatchObject([
      { state: 'requested', amount: 2_050_000, penalty: 2_050_000 },
    ])
    const free = (await placesLeft(ctx.q, booking.teeTimeId)) ?? 0
    const before = (await app.textsTo(booking)).length
    await cancel(booking.id)
    expect(await refunds(booking.id)).toEqual([
      { cause: 'booking', state: 'done', amount: 4_100_000, penalty: 0, premium: 100_000 },
    ])
    expect(await placesLeft(ctx.q, booking.teeTimeId)).toBe(free + 2)
    const { state, ending } = await bill(booking.member, booking.id)
    expect(state).toBe('refunded')
    expect(ending).toMatchObject({ by: 'club', reason_code: 'tournament' })
    const [cancelled, money] = (await app.textsTo(booking)).slice(before)
    expect(cancelled).toContain('Sân đã hủy')
    expect(money).toContain('4.100.000đ')
    await app.expectSound()
  })

  test('also when nothing was to go back, by the card that paid', async () => {
    const booking = await paidBooking(ctx, { penalty: 100, method: 'stb' })
    late()
    await app.cancel(booking, {})
    expect(await refunds(booking.id)).toMatchObject([{ amount: 0, penalty: 4_000_000 }])
    await cancel(booking.id)
    expect(await refunds(booking.id)).toMatchObject([{ state: 'sending', amount: 4_000_000, penalty: 0 }])
    await app.expectSound()
  })

  test('of one player: the player’s part and the rest', async () => {
    const booking = await paidBooking(ctx, { packages: [await addPackage(ctx.q, 50_000)] })
    late()
    await app.cancel(booking, { player_id: await firstPlayer(booking), refund_to: 'wallet' })
    await cancel(booking.id)
    expect(await refunds(booking.id)).toEqual([
      { cause: 'player', state: 'done', amount: 2_050_000, penalty: 0, premium: 50_000 },
      { cause: 'booking', state: 'needs_target', amount: 2_050_000, penalty: 0, premium: 50_000 },
    ])
    expect((await bill(booking.member, booking.id)).ending).toMatchObject({ by: 'club' })
    await app.expectSound()
  })

  test('of one player, and later of the rest', async () => {
    const booking = await paidBooking(ctx)
    late()
    await app.cancel(booking, { player_id: await firstPlayer(booking), refund_to: 'wallet' })
    await app.cancel(booking, { refund_to: 'wallet' })
    await cancel(booking.id)
    expect(await refunds(booking.id)).toMatchObject([
      { cause: 'player', state: 'done', amount: 2_000_000, penalty: 0 },
      { cause: 'booking', state: 'done', amount: 2_000_000, penalty: 0 },
    ])
    await app.expectSound()
  })

  test('at the moment a colleague agrees to it: it is decided once, in full or as it was asked for', async () => {
    for (let round = 0; round < 4; round += 1) {
      ctx.clock.set('2026-11-20T08:00:00+07:00')
      const booking = await paidBooking(ctx)
      late()
      await app.cancel(booking, { refund_to: 'wallet' })
      const [ended] = await Promise.all([outcome(cancel(booking.id)), app.decide(booking, 'agree')])
      const amount = ended === 'booking.wrongState' ? 2_000_000 : 4_000_000
      expect(await refunds(booking.id)).toMatchObject([{ state: 'done', amount }])
      await app.expectSound()
    }
  })

  test('above the limit for one person all of it waits for a second one, who sees the whole amount', async () => {
    const booking = await paidBooking(ctx)
    late()
    await app.cancel(booking, { refund_to: 'wallet' })
    await ctx.q`insert into site_settings (name, value) values ('second_person_above', '"1000000"'::jsonb)`
    const { id, code } = await app.refundOf(booking)
    await proposeAct(ctx, booking.staff, { act: 'refund', fields: { id } })
    const proposed = () =>
      ctx.q`select amount_vnd, proposed_by from approvals where subject = ${code} and outcome is null`
    await cancel(booking.id)
    expect(await proposed()).toEqual([{ amount_vnd: 4_000_000, proposed_by: sales.id }])
    await ctx.q`delete from site_settings where name = 'second_person_above'`
    expect((await bill(booking.member, booking.id)).state).toBe('refunded')
  })
})

describe.each<StaffRole>(['sales', 'staff', 'admin'])('the role %s ends for the club a booking', (role) => {
  test.each([
    ['requested', 'rejected'],
    ['confirmed', 'rejected'],
    ['placed', 'cancelled'],
  ] as const)('that is %s', async (from, to) => {
    const { id } = await bookingIn(ctx, from)
    expect(await cancel(id, await addStaff(ctx.q, [role]))).toMatchObject({ state: to })
  })

  test('that is paid, and one whose refund is asked for', async () => {
    const [paid, asked] = [await paidBooking(ctx), await paidBooking(ctx)]
    await app.cancel(asked, {})
    for (const { id } of [paid, asked])
      expect(await cancel(id, await addStaff(ctx.q, [role]))).toMatchObject({ state: 'refunded' })
  })
})
