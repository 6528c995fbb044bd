import { jobDays, jobMoves } from '@teeviet/contract/rules/staff/jobs'
import type { Context } from '#platform/context/context'
import { inTransaction } from '#platform/database/transaction'
import { enqueueStep, type Step } from './enqueue-step.ts'
import { keptSince } from './list-jobs.ts'

/** A job that gave no sign of life for so long is taken up again: much longer than a step takes. */
const silentSeconds = 180

/** Enqueues the next step of jobs whose own was lost, with a killed server or after too many retries. */
export async function sweepJobs(ctx: Context): Promise<void> {
  const now = ctx.clock.now()
  const silentSince = new Date(now.getTime() - silentSeconds * 1000)
  await inTransaction(ctx.pool, async (q) => {
    const silent = await q<Step>`
      update staff_jobs set beat_at = ${now}
      where state = any (${[...jobMoves.advance.from]}::text[]) and beat_at < ${silentSince}
      returning id as "jobId", attempt, done as step`
    for (const step of silent) await enqueueStep(ctx, q, step)
  })
}

/** Deletes the files of old exports, and old jobs. */
export async function cleanUpJobs({ q, clock }: Context): Promise<void> {
  const now = clock.now()
  await q`
    delete from staff_job_parts p using staff_jobs j where j.id = p.job_id and j.ended_at <= ${keptSince(now)}`
  await q`delete from staff_jobs where ended_at < ${new Date(now.getTime() - jobDays * 86_400_000)}`
}
