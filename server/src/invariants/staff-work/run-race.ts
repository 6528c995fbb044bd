import { outcome } from '#testing/bookings/bookings'
import type { TestContext } from '#testing/context'
import { closeGate } from '#testing/gate'
import { type Guard, switchOff } from '#testing/processes/unguarded-server'
import { waitingForLocks } from '#testing/waiting-for-locks'

type Started = {
  one: () => Promise<unknown>
  other: () => Promise<unknown>
  /** What is stored afterwards. */
  stored: () => Promise<unknown>
}
/** Two acts at the same moment, of which the first one counts. */
export type Race = {
  prepare: () => Promise<Started>
  /** The write before which the first one waits, having locked what it locks. */
  gate: { table: string; on: 'insert' | 'update' }
  guards: readonly Guard[]
  /** Table constraints that would hide the missing guards. */
  constraints?: string
  /** Without the guards the second one waits for nothing, and is done before the first. */
  isFreeUnguarded?: true
  /** How the second one is refused, if it is, and what is stored; then what is stored without the guards. */
  end: { other: string; stored: unknown }
  damage: unknown
}

/** The first one waits before its write; the second one begins meanwhile, and waits for the first. */
export async function runRace(
  ctx: TestContext,
  { prepare, gate: { table, on }, guards, constraints, isFreeUnguarded }: Race,
  isGuarded: boolean,
) {
  const { one, other, stored } = await prepare()
  if (!isGuarded && constraints) await ctx.q.text(constraints)
  const passed = switchOff(ctx.pool, isGuarded ? [] : guards)
  const gate = await closeGate(ctx.pool, table, { on })
  const first = outcome(one())
  await gate.reached()
  const second = outcome(other())
  if (isGuarded || !isFreeUnguarded) await waitingForLocks(ctx.q, 2)
  else await second
  await gate.open()
  const refusals = (await Promise.all([first, second])).map((end) => (typeof end === 'string' ? end : ''))
  return { refusals, stored: await stored(), passed: passed() }
}
