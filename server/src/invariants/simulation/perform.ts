import fc from 'fast-check'
import { Refusal } from '#platform/context/refusal'
import { GatewayDown } from '#platform/gateways/gateway'
import type { Plan } from './acts/act.ts'
import type { Stage } from './stage.ts'

/**
 * How an act is done: once; twice, one after the other or at once; in parallel with the previous step; or in a process that crashes at a
 * statement.
 */
export type Manner =
  | { kind: 'once' | 'again' | 'twice at once' | 'beside the last' }
  | { kind: 'dying'; at: number; when: 'before' | 'after' }

export const manners: fc.Arbitrary<Manner> = fc.oneof(
  { weight: 10, arbitrary: fc.constant({ kind: 'once' as const }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constantFrom('again', 'twice at once', 'beside the last') }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('dying' as const),
      at: fc.integer({ min: 1, max: 30 }),
      when: fc.constantFrom('before', 'after'),
    }),
  },
)

/** Does an act, and says how it ended each time. `last` is the act of the step before. */
export async function perform(
  plan: Plan,
  manner: Manner,
  { stage, last }: { stage: Stage; last: Plan | null },
): Promise<string[]> {
  switch (manner.kind) {
    case 'once':
      return [await endOf(plan)]
    case 'again':
      return [await endOf(plan), await endOf(plan)]
    case 'twice at once':
      return Promise.all([endOf(plan), endOf(plan)])
    case 'beside the last':
      return Promise.all(last ? [endOf(plan), endOf(last)] : [endOf(plan)])
    case 'dying': {
      const { at, when } = manner
      let end = ''
      const hasDied = await stage.process.dyingAt(at, when, async () => {
        end = await endOf(plan)
      })
      return [hasDied ? `died ${when} statement ${at}` : end]
    }
  }
}

/** How it ended: done, refused by name, or by a gateway that did not answer. Nothing else may be thrown. */
async function endOf(plan: Plan): Promise<string> {
  try {
    await plan.run()
    return 'done'
  } catch (error) {
    if (error instanceof Refusal) return error.reason
    if (error instanceof GatewayDown) return 'no answer'
    throw error
  }
}
