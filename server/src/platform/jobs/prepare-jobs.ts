import { setTimeout as sleep } from 'node:timers/promises'
import { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import { type Connection, driverSettings } from '../database/connection.ts'
import { migrationTimeouts } from '../database/timeouts.ts'

const lookEveryMs = 200
const longestMs = 600_000

/**
 * Creates or migrates the job store's own schema as its owner, so that the account that works on jobs need not. After an
 * update of the store this includes the indexes that it builds in the background.
 */
export async function prepareJobs(owner: Connection, log: Logger): Promise<void> {
  const boss = new PgBoss({
    ...driverSettings(owner, migrationTimeouts),
    max: 2,
    application_name: 'teeviet-jobs-owner',
    supervise: false,
    schedule: false,
  })
  boss.on('error', (error: unknown) => log.error({ err: error }, 'the job queue reported an error'))
  await boss.start()
  try {
    const until = performance.now() + longestMs
    while ((await isBuilding(boss)) && performance.now() < until) await sleep(lookEveryMs)
  } finally {
    await boss.stop({ graceful: true })
  }
}

async function isBuilding(boss: PgBoss): Promise<boolean> {
  const steps = await boss.getBamStatus()
  return steps.some(({ status, count }) => count > 0 && (status === 'pending' || status === 'in_progress'))
}
