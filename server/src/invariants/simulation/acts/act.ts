import type { Dice } from '../dice.ts'
import type { World } from '../world.ts'

/** One action of an actor, with all its parameters decided: running it twice repeats it. */
export type Plan = {
  /** Its description, for readers of a failed history. */
  text: string
  /** The possible kinds of this action, for counting coverage. */
  kind?: string
  run(): Promise<unknown>
}

/** Creates a random action; null when it has no subject. */
export type Act = (world: World, dice: Dice) => Promise<Plan | null>
