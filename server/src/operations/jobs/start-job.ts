import type { Language } from '@teeviet/contract/rules/languages'
import type { JobKind } from '@teeviet/contract/rules/staff/jobs'
import { recordAct } from '#identity/audit/acts'
import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { inTransaction } from '#platform/database/transaction'
import { claimRequest, type IdempotentRequest, storeAnswer } from '#platform/http/idempotency'
import { enqueueStep } from './enqueue-step.ts'
import { readJob, type StaffJob, staffJob } from './list-jobs.ts'

export type NewJob = {
  kind: JobKind
  /** The period of an export, or the courses of an import. */
  input: object
  /** The steps of the work. */
  total: number
}

export type Starter = { actor: Staff; lang: Language; idempotency: IdempotentRequest | null }

/** Stores a job and enqueues its first step. */
export function startJob(
  ctx: Context,
  { actor: staff, lang, idempotency }: Starter,
  { kind, input, total }: NewJob,
): Promise<StaffJob> {
  const now = ctx.clock.now()
  return inTransaction(ctx.pool, async (q) => {
    const earlierAnswer = await claimRequest(q, idempotency, now)
    if (earlierAnswer) return staffJob.parse(earlierAnswer.answer)
    const [added] = await q<{ id: number; attempt: number }>`
      insert into staff_jobs (kind, staff_id, lang, input, total, created_at, beat_at)
      values (${kind}, ${staff.id}, ${lang}, ${JSON.stringify(input)}::jsonb, ${total}, ${now}, ${now})
      returning id, attempt`
    if (!added) throw new Error('the job was not stored')
    await enqueueStep(ctx, q, { jobId: added.id, attempt: added.attempt, step: 0 })
    await recordAct(ctx, q, staff, { what: 'job.started', subject: `job:${added.id}`, detail: kind })
    const answer = await readJob(ctx, q, staff, { id: added.id, lang })
    await storeAnswer(q, idempotency, answer)
    return answer
  })
}
