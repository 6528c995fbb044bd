import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'
import { offeredChange } from '#testing/bookings/offered-change'
import { createTestContext, type TestContext } from '#testing/context'

let ctx: TestContext
beforeAll(async () => {
  ctx = await createTestContext()
  ctx.clock.set('2026-11-20T08:00:00+07:00')
})
afterAll(() => ctx.close())

/** The states of a change that had to be paid, and those the database lets each of them take. */
const steps: Record<string, readonly string[]> = {
  offered: ['offered', 'applied', 'unpaid', 'withdrawn', 'ended'],
  applied: ['applied'],
  unpaid: ['applied', 'unpaid', 'withdrawn', 'ended'],
  withdrawn: ['unpaid', 'withdrawn', 'ended'],
  ended: ['unpaid', 'withdrawn', 'ended'],
}

test.each(Object.entries(steps))(
  'the database lets a change that is %s become %j alone',
  async (from, allowed) => {
    const { id } = await offeredChange(ctx)
    const write = (q: Query, to: string) => {
      const isDropped = to !== 'offered' && to !== 'applied'
      return q`
      update booking_changes set state = ${isDropped ? 'dropped' : to}, dropped_for = ${isDropped ? to : null},
        closed_at = ${to === 'offered' ? null : ctx.clock.now()}::timestamptz
      where booking_id = ${id}`
    }
    const taken: string[] = []
    for (const to of Object.keys(steps))
      await inTransaction(ctx.pool, async (q) => {
        await write(q, from)
        await write(q, to)
        taken.push(to)
        throw new Error('undone')
      }).catch(() => null)
    expect(taken).toEqual(allowed)
  },
)
