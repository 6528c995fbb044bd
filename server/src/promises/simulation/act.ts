import type { Dice } from './dice.ts'
import type { World } from './world.ts'

/** One thing somebody does, with all it takes decided: to run it twice is to repeat it. */
export type Plan = {
  /** What it is, for whoever reads a history that failed. */
  text: string
  /** Which of the things this act may be, for counting what was ever reached. */
  kind?: string
  run(): Promise<unknown>
}

/** Makes up what somebody does now; null when there is nothing to do it with. */
export type Act = (world: World, dice: Dice) => Promise<Plan | null>
