import { type JobKind, jobKinds } from '@teeviet/contract/rules/staff/jobs'
import { recordAct } from '#identity/audit/acts'
import { requirePermission, type Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'
import type { Step } from './enqueue-step.ts'
import { seesAll } from './list-jobs.ts'

/** Stores what a step of an export wrote. */
export async function addPart(q: Query, { jobId, step }: Step, content: string): Promise<void> {
  await q`insert into staff_job_parts (job_id, step, content) values (${jobId}, ${step}, ${content})`
}

const names: Readonly<Record<JobKind, string>> = {
  rates_import: '',
  schedules_import: '',
  bookings_export: 'bookings',
  ledger_export: 'ledger',
}

/**
 * The file of a finished export, read part by part while it is sent. The download is recorded.
 * @throws Refusal `request.notFound`, `request.forbidden`, `staff.factorNeeded`
 */
export async function openFile(
  ctx: Context,
  staff: Staff,
  id: number,
): Promise<{ name: string; content: AsyncGenerator<string> }> {
  const [job] = await ctx.q<{ kind: JobKind; total: number; from: string; to: string }>`
    select kind, total, input ->> 'from' as from /* not null */, input ->> 'to' as to /* not null */
    from staff_jobs j
    where id = ${id} and state = 'done' and (${seesAll(staff)} or staff_id = ${staff.id})
      and exists (select from staff_job_parts where job_id = j.id)`
  if (!job) throw new Refusal('request.notFound')
  requirePermission(staff, jobKinds[job.kind].permission)
  await inTransaction(ctx.pool, (q) =>
    recordAct(ctx, q, staff, { what: 'job.downloaded', subject: `job:${id}`, detail: job.kind }),
  )
  const name = `teeviet-${names[job.kind]}-${job.from}-${job.to}.csv`
  return { name, content: partsOf(ctx.q, id, job.total) }
}

async function* partsOf(q: Query, id: number, total: number): AsyncGenerator<string> {
  // spreadsheets recognise UTF-8 only by the byte order mark
  yield '\ufeff'
  for (let step = 0; step < total; step += 1) {
    const [part] = await q<{ content: string }>`
      select content from staff_job_parts where job_id = ${id} and step = ${step}`
    // ends the answer before its end, so that a deleted file is not taken for a whole one
    if (!part) throw new Error('a part of an export is gone')
    if (part.content !== '') yield part.content
  }
}
