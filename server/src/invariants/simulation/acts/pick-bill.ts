import type { Dice } from '../dice.ts'
import type { World } from '../world.ts'
import { bookingsOf } from './golfer-acts.ts'

/** Mostly a bill that is to be paid, at times any. */
export async function pickBill(world: World, dice: Dice) {
  const bills = await bookingsOf(world)
  const changes = await world.ctx.q<{ id: number }>`
    select booking_id as id from booking_changes where state = 'offered'`
  const offered = new Set(changes.map(({ id }) => id))
  const placed = bills.filter(({ id, state }) => state === 'placed' || offered.has(id))
  return dice.of(dice.below(8) > 0 && placed.length > 0 ? placed : bills)
}
