import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { bookingIn } from '#testing/bookings/booking-in-state'
import { createTestContext, type TestContext } from '#testing/context'
import { tablesReadWhole, watchStatements } from '#testing/statements'
import { sweepDeadlines } from './sweep-deadlines.ts'

let ctx: TestContext
beforeAll(async () => {
  ctx = await createTestContext()
})
afterAll(() => ctx.close())
beforeEach(() => ctx.clock.set('2026-11-20T08:00:00+07:00'))

const stateOf = async (id: number) =>
  (await ctx.q<{ state: string }>`select state from bookings where id = ${id}`)[0]?.state

test('a deadline whose job was lost is worked off a minute late, and only then', async () => {
  const { id } = await bookingIn(ctx, 'placed')
  ctx.clock.set('2026-11-20T08:31:00+07:00')
  expect(await sweepDeadlines(ctx)).toBe(0)
  ctx.clock.advance(1)
  expect(await sweepDeadlines(ctx)).toBe(1)
  expect(await stateOf(id)).toBe('expired')
  expect(await sweepDeadlines(ctx)).toBe(0)
})

test('so is a draft, each of the staff’s reminders, and the end of a day of play', async () => {
  const draft = await bookingIn(ctx, 'draft')
  const requested = await bookingIn(ctx, 'requested')
  const paid = await bookingIn(ctx, 'paid')
  ctx.clock.set('2026-11-20T08:31:01+07:00')
  expect(await sweepDeadlines(ctx)).toBe(2)
  expect(await stateOf(draft.id)).toBe('expired')
  ctx.clock.set('2026-11-20T09:10:00+07:00')
  for (let reminders = 0; reminders < 2; reminders += 1) expect(await sweepDeadlines(ctx)).toBe(1)
  expect(await sweepDeadlines(ctx)).toBe(0)
  const [row] = await ctx.q`select reminders_sent, overdue_at from bookings where id = ${requested.id}`
  expect(row).toEqual({ reminders_sent: 2, overdue_at: ctx.clock.now() })
  ctx.clock.set('2026-11-25T00:01:01+07:00')
  expect(await sweepDeadlines(ctx)).toBe(1)
  expect(await stateOf(paid.id)).toBe('played')
})

test('looking for them reads no table from end to end', async () => {
  const { statements } = await watchStatements(ctx.pool, () => sweepDeadlines(ctx))
  expect(await tablesReadWhole(ctx.pool, statements)).toEqual([])
})
