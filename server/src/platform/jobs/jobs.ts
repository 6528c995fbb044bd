import { type JobName, jobNames } from '@teeviet/contract/rules/staff/job-names'
import { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import { type Connection, driverSettings } from '../database/connection.ts'
import type { Query } from '../database/sql.ts'
import type { Timeouts } from '../database/timeouts.ts'
import type { Clock } from '../time/clock.ts'
import { tracedJob, withTrace } from '../traces/trace-jobs.ts'
import { type JobData, QUEUES } from './queues.ts'

export type Jobs = {
  /**
   * Enqueues inside the transaction of `q`: the job exists if and only if the work that causes it is committed. A job
   * with a time may come early, by as long as its transaction has lasted.
   */
  enqueue<Name extends JobName>(q: Query, name: Name, data: JobData[Name], at?: Date): Promise<void>
  /** The due and the failed jobs of each queue, as counted within the last seconds. */
  backlog(): Promise<{ name: JobName; due: number; failed: number }[]>
}

export type JobHandlers = { [Name in JobName]: (data: JobData[Name]) => Promise<void> }

export type RunningJobs = Jobs & {
  /** Starts working on every queue; each job of a batch is settled on its own. */
  work(handlers: JobHandlers): Promise<void>
  stop(): Promise<void>
}

// How often the job store looks for jobs of crashed processes: a code by SMS is valid for two minutes only.
const secondsBetweenLooks = 5

/**
 * Starts the job store (pg-boss, in its own schema and on its own few connections) with every queue of the product.
 *
 * @param clock computes the delay of a scheduled job
 * @param options.timeouts of the store's own statements, such as its migrations and maintenance
 * @param options.isOwner whether the connection's account owns the store's schema and migrates it; else `prepareJobs` has
 */
export async function startJobs(
  connection: Connection,
  clock: Clock,
  log: Logger,
  { timeouts, isOwner = true }: { timeouts?: Timeouts; isOwner?: boolean } = {},
): Promise<RunningJobs> {
  const boss = new PgBoss({
    ...driverSettings(connection, timeouts),
    max: 4,
    useListenNotify: true,
    migrate: isOwner,
    application_name: 'teeviet-jobs',
    superviseIntervalSeconds: secondsBetweenLooks,
    monitorIntervalSeconds: secondsBetweenLooks,
    maintenanceIntervalSeconds: 600,
  })
  boss.on('error', (error: unknown) => log.error({ err: error }, 'the job queue reported an error'))
  await boss.start()
  for (const name of jobNames) {
    const { retryLimit, retryDelay, notify, expiry: expireInSeconds } = QUEUES[name]
    await boss.createQueue(name, {
      retryLimit,
      retryDelay,
      retryBackoff: true,
      notify,
      expireInSeconds,
      // keeps the number of rows each poll reads small
      deleteAfterSeconds: 3600,
    })
  }
  await boss.schedule('missed-deadlines', '* * * * *', {}, { tz: 'Asia/Ho_Chi_Minh' })
  await boss.schedule('weather', '20 * * * *', {}, { tz: 'Asia/Ho_Chi_Minh' })
  await boss.schedule('nightly-tee-sheet', '5 0 * * *', {}, { tz: 'Asia/Ho_Chi_Minh' })
  await boss.schedule('split-rounds', '30 2 * * *', {}, { tz: 'Asia/Ho_Chi_Minh' })
  // late enough that a transfer of the last minute has been reported
  await boss.schedule('nightly-close', '30 2 * * *', {}, { tz: 'Asia/Ho_Chi_Minh' })
  // after the rounds of the day were divided
  await boss.schedule('check-books', '5 3 * * *', {}, { tz: 'Asia/Ho_Chi_Minh' })
  await boss.schedule('nightly-clean-up', '35 3 * * *', {}, { tz: 'Asia/Ho_Chi_Minh' })

  async function workOn<Name extends JobName>(name: Name, handle: (data: JobData[Name]) => Promise<void>) {
    const { batchSize, polling } = QUEUES[name]
    const options = {
      batchSize,
      pollingIntervalSeconds: polling,
      // a notification triggers a worker for jobs due now; delayed retries are polled, not notified
      notifyPollingIntervalSeconds: polling,
      burstWhenBatchFull: true,
      perJobResults: true,
    } as const
    await boss.work<JobData[Name], unknown, typeof options>(name, options, async (jobs) =>
      Promise.all(
        jobs.map(async (job) => {
          try {
            await tracedJob(name, job.data, () => handle(job.data))
            return { id: job.id, status: 'completed' as const }
          } catch (error) {
            log.error({ err: error, job: name, id: job.id }, 'a job failed and will be retried')
            return { id: job.id, status: 'failed' as const }
          }
        }),
      ),
    )
  }

  return {
    enqueue: async (q, name, data, at) => {
      await boss.send(name, withTrace(data), {
        // so many seconds from now, since the database's clock may differ from ours
        ...(at ? { startAfter: Math.max(0, at.getTime() - clock.now().getTime()) / 1000 } : {}),
        db: { executeSql: async (text, values) => ({ rows: await q.text(text, values) }) },
      })
    },
    work: async (handlers) => {
      for (const name of jobNames) await startOne(name)
      async function startOne<Name extends JobName>(name: Name) {
        await workOn(name, handlers[name])
      }
    },
    backlog: async () => {
      const queues = await boss.getQueues([...jobNames])
      return jobNames.flatMap((name) => {
        const queue = queues.find((queue) => queue.name === name)
        return queue ? [{ name, due: queue.readyCount, failed: queue.failedCount }] : []
      })
    },
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  }
}
