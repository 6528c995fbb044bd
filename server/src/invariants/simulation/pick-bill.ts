import type { Dice } from './dice.ts'
import { bookingsOf } from './golfer-acts.ts'
import type { World } from './world.ts'

/** Mostly a bill that is to be paid, at times any. */
export async function pickBill(world: World, dice: Dice) {
  const bills = await bookingsOf(world)
  const placed = bills.filter(({ state }) => state === 'placed')
  return dice.of(dice.below(8) > 0 && placed.length > 0 ? placed : bills)
}
