import { jobHandlers } from '#app/modules'
import { Refusal } from '#platform/context/refusal'
import type { TestContext } from '#testing/context'
import { workOffDueJobs } from '#testing/due-jobs'
import type { Input } from './input.ts'
import type { KillFixture } from './kill-fixture.ts'
import type { Scenario } from './scenario.ts'
import { verbs } from './verbs.ts'

/** The unanswered caller retries, and continues from there. */
export async function goOn(
  scenario: Scenario,
  fixture: KillFixture,
  ctx: TestContext,
  input: Input,
): Promise<void> {
  if (scenario.isRepeated) {
    await verbs[scenario.verb](ctx, input).catch((error: unknown) => {
      // a step done before reports it
      if (!(error instanceof Refusal)) throw error
    })
  }
  await scenario.goesOn?.(fixture, ctx, input)
}

/** Two minutes pass: scheduled jobs ask gateways and finish the rest, without any step by staff. */
export async function letTimePass(ctx: TestContext): Promise<void> {
  ctx.clock.advance(120)
  await jobHandlers(ctx)['missed-deadlines']({})
  while ((await workOffDueJobs(ctx)) > 0);
  ctx.clock.advance(-120)
}
