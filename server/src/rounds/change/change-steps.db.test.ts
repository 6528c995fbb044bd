import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'
import { offeredChange } from '#testing/bookings/offered-change'
import { requestedMove } from '#testing/bookings/own-changes'
import { createTestContext, type TestContext } from '#testing/context'

let ctx: TestContext
beforeAll(async () => {
  ctx = await createTestContext()
  ctx.clock.set('2026-11-20T08:00:00+07:00')
})
afterAll(() => ctx.close())

/** Which of the states the database lets a change take from one of them; nothing is kept. */
async function taken(
  states: Record<string, unknown>,
  from: string,
  write: (q: Query, to: string) => Promise<unknown>,
): Promise<string[]> {
  const done: string[] = []
  for (const to of Object.keys(states))
    await inTransaction(ctx.pool, async (q) => {
      await write(q, from)
      await write(q, to)
      done.push(to)
      throw new Error('undone')
    }).catch(() => null)
  return done
}

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
    expect(await taken(steps, from, write)).toEqual(allowed)
  },
)

/** The states of a change that its golfer asked for, and those the database lets each of them take. */
const askedSteps: Record<string, readonly string[]> = {
  requested: ['requested', 'offered', 'applied', 'refused', 'unanswered', 'withdrawn', 'ended'],
  offered: ['offered', 'applied', 'withdrawn', 'ended'],
  applied: ['applied'],
  refused: ['refused', 'unanswered', 'withdrawn', 'ended'],
  unanswered: ['refused', 'unanswered', 'withdrawn', 'ended'],
  withdrawn: ['refused', 'unanswered', 'withdrawn', 'ended'],
  ended: ['refused', 'unanswered', 'withdrawn', 'ended'],
}

test.each(Object.entries(askedSteps))(
  'the database lets a change that was asked for and is %s become %j alone',
  async (from, allowed) => {
    const { id } = await requestedMove(ctx, { price: 2_500_000 })
    const write = (q: Query, to: string) => {
      const isOpen = to === 'requested' || to === 'offered'
      const isDropped = !isOpen && to !== 'applied'
      const payBy = to === 'offered' ? ctx.clock.now() : null
      return q`
      update booking_changes set state = ${isDropped ? 'dropped' : to}, dropped_for = ${isDropped ? to : null},
        due_vnd = ${payBy && 1_000_000}::int, pay_by = ${payBy}::timestamptz,
        closed_at = ${isOpen ? null : ctx.clock.now()}::timestamptz
      where booking_id = ${id}`
    }
    expect(await taken(askedSteps, from, write)).toEqual(allowed)
  },
)

test('the database keeps no places for a change that was refused', async () => {
  const { id } = await requestedMove(ctx)
  const refused = ctx.q`
    update booking_changes set state = 'dropped', dropped_for = 'refused', closed_at = ${ctx.clock.now()}
    where booking_id = ${id}`
  await expect(refused).rejects.toMatchObject({ constraint: 'closed_change_holds_nothing' })
})

test('the database stores no second open change of a booking', async () => {
  const { id } = await requestedMove(ctx)
  const second = ctx.q`
    insert into booking_changes (booking_id, fingerprint, before, after, actor_kind, actor_id, reason, at, state, answer_by,
      wanted)
    select booking_id, 'other', before, after, actor_kind, actor_id, reason, at, state, answer_by, wanted
    from booking_changes where booking_id = ${id}`
  await expect(second).rejects.toMatchObject({ constraint: 'booking_has_one_open_change' })
})
