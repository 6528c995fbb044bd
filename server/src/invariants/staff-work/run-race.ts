import { describe, expect, test } from 'vitest'
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

/** Tests each race in a database of its own: the first one counts, and without the guards both do. */
export function testRaces(races: Readonly<Record<string, Race>>, open: () => Promise<TestContext>): void {
  const run = async (race: Race, isGuarded: boolean) => {
    const ctx = await open()
    ctx.clock.set('2026-11-20T08:00:00+07:00')
    return runRace(ctx, race, isGuarded)
  }

  describe.each(Object.entries(races))('of %s at the same moment', (_, race) => {
    test('the first one counts', async () => {
      const { refusals, stored } = await run(race, true)
      expect(refusals).toEqual(['', race.end.other])
      expect(stored).toEqual(race.end.stored)
    })

    test('without the guards both are seen to count (twin)', async () => {
      const { stored, passed } = await run(race, false)
      expect(passed.every((times) => times > 0)).toBe(true)
      expect(stored).toEqual(race.damage)
    })
  })
}
