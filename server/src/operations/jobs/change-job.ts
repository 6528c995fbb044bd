import type { Language } from '@teeviet/contract/rules/languages'
import { type JobKind, jobKinds, jobMoves } from '@teeviet/contract/rules/staff/jobs'
import { recordAct } from '#identity/audit/acts'
import { requirePermission, type Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'
import { enqueueStep, notifyOfJobs } from './enqueue-step.ts'
import { keptSince, readJob, type StaffJob, seesAll } from './list-jobs.ts'

type Asked = { id: number; lang: Language }

/**
 * Cancels a job that has not ended: the step under way finds that out before its commit, and is undone.
 * @throws Refusal `request.notFound`, `request.forbidden`, `job.changed`
 */
export function cancelJob(ctx: Context, staff: Staff, { id, lang }: Asked): Promise<StaffJob> {
  const { from, to } = jobMoves.cancel
  return inTransaction(ctx.pool, async (q) => {
    await requireMovable(q, staff, id)
    const moved = await q<{ id: number }>`
      update staff_jobs set state = ${to}, ended_at = ${ctx.clock.now()}
      where id = ${id} and state = any (${[...from]}::text[]) returning id`
    if (moved.length === 0) throw new Refusal('job.changed')
    await notifyOfJobs(q)
    await recordAct(ctx, q, staff, { what: 'job.cancelled', subject: `job:${id}` })
    return readJob(ctx, q, staff, { id, lang })
  })
}

/**
 * Continues a job that failed or was cancelled, after the last step that it finished. What earlier attempts enqueued
 * does nothing any more.
 * @throws Refusal `request.notFound`, `request.forbidden`, `job.changed`
 */
export function restartJob(ctx: Context, staff: Staff, { id, lang }: Asked): Promise<StaffJob> {
  const { from, to } = jobMoves.restart
  const now = ctx.clock.now()
  return inTransaction(ctx.pool, async (q) => {
    await requireMovable(q, staff, id)
    const [moved] = await q<{ attempt: number; step: number }>`
      update staff_jobs set state = ${to}, attempt = attempt + 1, errors = 0, reason = null, reason_slots = null,
        reason_course_id = null, started_at = null, ended_at = null, beat_at = ${now}
      where id = ${id} and state = any (${[...from]}::text[]) and ended_at > ${keptSince(now)}
      returning attempt, done as step`
    if (!moved) throw new Refusal('job.changed')
    await enqueueStep(ctx, q, { jobId: id, ...moved })
    await recordAct(ctx, q, staff, { what: 'job.restarted', subject: `job:${id}` })
    return readJob(ctx, q, staff, { id, lang })
  })
}

/** Refuses a job that the staff member does not see, or whose work they may not do. */
async function requireMovable(q: Query, staff: Staff, id: number): Promise<void> {
  const [job] = await q<{ kind: JobKind }>`
    select kind from staff_jobs where id = ${id} and (${seesAll(staff)} or staff_id = ${staff.id})`
  if (!job) throw new Refusal('request.notFound')
  requirePermission(staff, jobKinds[job.kind].permission)
}
