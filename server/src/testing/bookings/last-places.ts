import { expect } from 'vitest'
import type { TestContext } from '../context.ts'
import { addMember, addTeeTime, placesLeft } from '../golf.ts'
import { book, outcome } from './bookings.ts'

/**
 * A change of a booking and a request want the last two places of a start of their course at once: one of them gets
 * both.
 */
export async function expectOneGetsTheLast(
  ctx: TestContext,
  { courseId, at, price }: { courseId: number; at: string; price?: number },
  change: (startAt: number) => Promise<unknown>,
): Promise<void> {
  const last = await addTeeTime(ctx.q, { courseId, at, capacity: 2, ...(price && { price }) })
  const golfer = await addMember(ctx.q)
  const [changed, booked] = await Promise.all([
    outcome(change(Date.parse(at))),
    outcome(book(ctx, golfer, { courseId, at, players: 2 })),
  ])
  expect(typeof changed === 'string').toBe(typeof booked !== 'string')
  expect(await placesLeft(ctx.q, last)).toBe(0)
}
