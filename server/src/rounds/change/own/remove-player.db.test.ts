import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { outcome } from '#testing/bookings/bookings'
import { keptPlayers, unsound } from '#testing/bookings/changes'
import { changeOwn, movable, quoteOwn } from '#testing/bookings/own-changes'
import { createTestContext, type TestContext } from '#testing/context'
import { placesLeft } from '#testing/golf'
import { answerChange } from '../answer-change.ts'

let ctx: TestContext
beforeAll(async () => {
  ctx = await createTestContext()
})
afterAll(() => ctx.close())
beforeEach(() => ctx.clock.set('2026-11-20T08:00:00+07:00'))

const messagesOf = async (id: number) => {
  const rows = await ctx.q<{ text: string }>`select text from messages where booking_id = ${id} order by id`
  return rows.map(({ text }) => text)
}
const refundsOf = (id: number) => ctx.q<{ cause: string; amount: number }>`
  select cause, amount_vnd as amount from refunds where bill_id = ${id} order by id`

describe('a player who leaves a paid booking of a golfer', () => {
  const late = '2026-11-23T04:00:00+07:00'

  test('is refunded by the refund terms once the club has agreed, as shown when it was asked', async () => {
    const { id, member, staff, teeTimeId } = await movable(ctx)
    const [, ...players] = await keptPlayers(ctx, id)
    ctx.clock.set(late)
    const quote = await quoteOwn(ctx, member, id, { players })
    expect(quote).toMatchObject({ difference: -2_000_000, kept_amount: 1_000_000, due_amount: -1_000_000 })
    const { state, fingerprint } = await changeOwn(ctx, member, id, { players })
    expect([state, await refundsOf(id), await placesLeft(ctx.q, teeTimeId)]).toEqual(['requested', [], 2])
    ctx.clock.set('2026-11-23T04:10:00+07:00')
    await answerChange(ctx, staff, { id, fingerprint, accepts: 1, reason: '' })
    expect(await refundsOf(id)).toEqual([{ cause: 'change', amount: 1_000_000 }])
    expect(await placesLeft(ctx.q, teeTimeId)).toBe(3)
    expect((await messagesOf(id)).filter((text) => text.includes('giữ 1.000.000đ'))).toHaveLength(1)
    expect(await unsound(ctx)).toEqual([])
  })

  test('is refunded at once where the course confirms at once', async () => {
    const { id, member } = await movable(ctx, { instant: true })
    const [, ...players] = await keptPlayers(ctx, id)
    expect(await changeOwn(ctx, member, id, { players })).toMatchObject({ state: 'applied' })
    expect(await refundsOf(id)).toEqual([{ cause: 'change', amount: 2_000_000 }])
    expect(await unsound(ctx)).toEqual([])
  })

  test('does not make the others cheaper once the time for a full refund has passed', async () => {
    const { id, member, move } = await movable(ctx, { price: 1_500_000 })
    const [, ...players] = await keptPlayers(ctx, id)
    ctx.clock.set(late)
    expect(await outcome(quoteOwn(ctx, member, id, { ...move, players }))).toBe('booking.changeCheaper')
  })
})
