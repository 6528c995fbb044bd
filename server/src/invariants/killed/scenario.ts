import type { TestContext } from '#testing/context'
import type { Input } from './input.ts'
import type { KillFixture } from './kill-fixture.ts'
import type { VerbName } from './verbs.ts'

/** A verb of money, its preconditions, and the automatic steps after it. */
export type Scenario = {
  name: string
  verb: VerbName
  prepare(fixture: KillFixture, ctx: TestContext): Promise<Input>
  /** The unanswered caller retries; without it, only the clock runs. */
  isRepeated: boolean
  /** The external steps still required for the final state. */
  goesOn?(fixture: KillFixture, ctx: TestContext, input: Input): Promise<void>
}
