import type { Language } from '@teeviet/contract/rules/languages'
import { type JobKind, type JobMove, jobKinds, jobMoves } from '@teeviet/contract/rules/staff/jobs'
import { staffById } from '#identity/staff/staff-by-id'
import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'
import { enqueueNext, notifyOfJobs, type Step } from './enqueue-step.ts'
import { workOf } from './kinds.ts'

/** After so many errors in one step that are no refusals, the job has failed. */
const mostErrors = 5

/** A step's transaction is undone: the job was cancelled or the step done meanwhile. */
class Overtaken extends Error {}

type RunningJob = { kind: JobKind; lang: Language; total: number; staffId: number }

/**
 * Does one step of a job: its work, the progress and the next step are one transaction, so that a killed server leaves
 * nothing half done and nothing is done twice. A repeat, a step of an earlier attempt and one that another server has in
 * its hands do nothing.
 *
 * @throws what the work threw, when the step is to be tried again
 */
export async function runStep(ctx: Context, step: Step): Promise<void> {
  try {
    const job = await beginStep(ctx, step)
    if (job) await inTransaction(ctx.pool, (q) => takeStep(ctx, q, step, job))
  } catch (error) {
    if (error instanceof Overtaken) return
    if (error instanceof Refusal) return failJob(ctx, step, error)
    await countError(ctx, step)
    throw error
  }
}

/** Shows the job as running and alive; null when the step is not the next one of a job that runs. */
async function beginStep(ctx: Context, { jobId, attempt, step }: Step): Promise<RunningJob | null> {
  const now = ctx.clock.now()
  return inTransaction(ctx.pool, async (q) => {
    const [job] = await q<RunningJob & { isFirst: boolean }>`
      update staff_jobs set state = ${jobMoves.advance.to}, started_at = coalesce(started_at, ${now}), beat_at = ${now}
      where id = ${jobId} and state = any (${[...jobMoves.advance.from]}::text[])
        and attempt = ${attempt} and done = ${step}
      returning kind, lang, total, staff_id as "staffId", done = 0 as "isFirst" /* not null */`
    if (job?.isFirst) await notifyOfJobs(q)
    return job ?? null
  })
}

async function takeStep(ctx: Context, q: Query, step: Step, job: RunningJob): Promise<void> {
  // the other server does it; if it dies, the step is taken up again
  const [lock] = await q<{ free: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended('teeviet.staff-job', ${step.jobId})) as free /* not null */`
  if (!lock?.free) throw new Overtaken()
  const staff = await starterOf(q, job)
  const result = await workOf[job.kind](ctx, q, { ...step, staff, lang: job.lang })
  const isLast = step.step + 1 === job.total
  await move(ctx, q, step, { move: isLast ? 'finish' : 'advance', result })
  if (isLast) await notifyOfJobs(q)
  else await enqueueNext(ctx, q, { ...step, total: job.total })
}

/**
 * Who started the job, if they still may.
 * @throws Refusal `request.forbidden`
 */
async function starterOf(q: Query, { kind, staffId }: RunningJob): Promise<Staff> {
  const staff = await staffById(q, staffId)
  if (!staff?.permissions.has(jobKinds[kind].permission)) throw new Refusal('request.forbidden')
  return staff
}

async function move(
  ctx: Context,
  q: Query,
  { jobId, attempt, step }: Step,
  { move, result }: { move: Extract<JobMove, 'advance' | 'finish'>; result: number },
): Promise<void> {
  const { from, to } = jobMoves[move]
  const now = ctx.clock.now()
  const moved = await q<{ id: number }>`
    update staff_jobs set state = ${to}, done = done + 1, result = result + ${result}, errors = 0, beat_at = ${now},
      ended_at = case when ${to}::text = 'done' then ${now}::timestamptz end
    where id = ${jobId} and state = any (${[...from]}::text[]) and attempt = ${attempt} and done = ${step}
    returning id`
  if (moved.length === 0) throw new Overtaken()
}

async function failJob(ctx: Context, { jobId, attempt, step }: Step, refusal: Refusal): Promise<void> {
  const { from, to } = jobMoves.fail
  const now = ctx.clock.now()
  await inTransaction(ctx.pool, async (q) => {
    await q`
      update staff_jobs set state = ${to}, reason = ${refusal.reason},
        reason_slots = ${JSON.stringify(refusal.slots)}::jsonb,
        reason_course_id = (input -> 'courses' -> done -> 'rows' -> 0 ->> 'course_id')::int,
        ended_at = ${now}, beat_at = ${now}
      where id = ${jobId} and state = any (${[...from]}::text[]) and attempt = ${attempt} and done = ${step}`
    await notifyOfJobs(q)
  })
}

/** Counts an error that is no refusal; after several in one step the job has failed. */
async function countError(ctx: Context, { jobId, attempt, step }: Step): Promise<void> {
  const [job] = await ctx.q<{ errors: number }>`
    update staff_jobs set errors = errors + 1
    where id = ${jobId} and state = any (${[...jobMoves.fail.from]}::text[]) and attempt = ${attempt} and done = ${step}
    returning errors`
  if (job && job.errors >= mostErrors)
    await failJob(ctx, { jobId, attempt, step }, new Refusal('job.stopped'))
}
