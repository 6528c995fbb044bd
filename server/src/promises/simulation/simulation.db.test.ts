import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { type Guard, switchOff } from '../../testing/unguarded-server.ts'
import { histories, openStage, play, type Stage } from './history.ts'

/*
 * Random histories of golfers, staff, gateways, the bank, the clock and of processes that die, against the real verbs on
 * PostgreSQL; docs/simulation.md says what must hold after every step. An ordinary run plays histories nobody has played
 * before for some seconds. SIMULATION_HISTORIES plays so many, however long they take; SIMULATION_SEED begins with a seed
 * that an earlier run printed.
 */

const { SIMULATION_SEED, SIMULATION_HISTORIES } = process.env
const first = SIMULATION_SEED ? Number(SIMULATION_SEED) : Math.floor(Math.random() * 2 ** 31)
const most = Number(SIMULATION_HISTORIES ?? (SIMULATION_SEED ? 1 : 200))
const patienceMs = SIMULATION_SEED || SIMULATION_HISTORIES ? 12 * 3_600_000 : 6_000

vi.setConfig({ testTimeout: patienceMs + 60_000, hookTimeout: 60_000 })

/** Seeds of histories that found something once, and what. */
const kept = [
  { seed: 287420880, found: 'a card was declined, then paid on the same page, and nobody asked again' },
]

const stepsOfHistory = 60
/** The rules read every row there is: a database serves so many histories. */
const historiesOfStage = 20

let stage: Stage | null = null
afterEach(leaveStage)

async function leaveStage() {
  await stage?.ctx.close()
  stage = null
}

/**
 * Plays the history of a seed and, when something does not hold, looks for a shorter one that shows it. A database on
 * which one failed is not used again.
 */
async function playSeed(seed: number, { open = openStage, shrinks = true } = {}) {
  let steps = 0
  const story = fc.asyncProperty(histories(stepsOfHistory), async (commands) => {
    if (stage?.isSpoilt || stage?.histories === historiesOfStage) await leaveStage()
    stage ??= await open()
    stage.histories += 1
    stage.isSpoilt = true
    steps += await play(stage, commands)
    stage.isSpoilt = false
  })
  const fault = await fc.assert(story, { seed, numRuns: 1, unbiased: true, endOnFailure: !shrinks }).then(
    () => null,
    (error: unknown) => reportOf(error),
  )
  return { steps, fault }
}

/** The history, and what did not hold in it. */
const reportOf = (error: unknown) =>
  error instanceof Error
    ? `${error.message}\n${error.cause instanceof Error ? error.cause.stack : ''}`
    : `${error}`

test('whatever happens in whatever order, no đồng and no place is lost or counted twice', async () => {
  let steps = 0
  let seed = first
  const told = () => console.info(`simulation: seeds ${first} to ${seed - 1}, ${steps} steps`)
  for (const begun = performance.now(); seed < first + most && performance.now() - begun < patienceMs; ) {
    const played = await playSeed(seed)
    expect(played.fault, `SIMULATION_SEED=${seed}`).toBeNull()
    steps += played.steps
    seed += 1
    if ((seed - first) % 100 === 0) told()
  }
  told()
})

test.each(kept)('what seed $seed found stays mended: $found', async ({ seed }) => {
  expect((await playSeed(seed)).fault).toBeNull()
})

const notificationIsNew: Guard = { sql: /(where id = \$\d+) and handled_at is null/, instead: '$1' }

test('without the claim of a notification, and the table’s last word behind it, the damage is seen', async () => {
  let passed = () => [0]
  const open = async () => {
    const opened = await openStage()
    await opened.ctx.q.text('alter table receipts drop constraint receipts_notification_id_key')
    passed = switchOff(opened.ctx.pool, [notificationIsNew])
    return opened
  }
  let fault: string | null = null
  for (let seed = 1; seed < 50 && fault === null; seed += 1)
    fault = (await playSeed(seed, { open, shrinks: false })).fault
  expect(passed()[0]).toBeGreaterThan(0)
  expect(fault).toContain('a notification was applied twice')
})
