import type { InputOf, ResponseOf } from '@teeviet/contract'
import { calls } from '@teeviet/contract/calls'
import { type ErrorName, errors } from '@teeviet/contract/errors'
import type { Language } from '@teeviet/contract/rules/languages'
import {
  isMovable,
  type JobKind,
  type JobState,
  jobFileDays,
  jobKinds,
} from '@teeviet/contract/rules/staff/jobs'
import { titleIn } from '#golf/courses/course-views'
import { coursesOf, type Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { errorText } from '#platform/context/error-text'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'

export type StaffJob = ResponseOf<'POST /api/staff/jobs/bookings'>
export const staffJob = calls['POST /api/staff/jobs/bookings'].response

const dayMs = 86_400_000

type Row = {
  id: number
  kind: JobKind
  state: JobState
  staff_id: number
  by: string
  from: string | null
  to: string | null
  done: number
  total: number
  result: number
  reason: string | null
  reason_slots: Readonly<Record<string, string | number>> | null
  title: string | null
  titleEn: string | null
  attempt: number
  created_at: Date
  started_at: Date | null
  ended_at: Date | null
}

/** Administrators of all courses see the jobs of everybody. */
export const seesAll = (staff: Staff): boolean => staff.roles.includes('admin') && coursesOf(staff) === null

/** From when on the files of ended exports are kept, and ended jobs can be restarted. */
export const keptSince = (now: Date): Date => new Date(now.getTime() - jobFileDays * dayMs)

/** The jobs that a staff member may see, the latest first. */
export async function listJobs(
  ctx: Pick<Context, 'clock'>,
  q: Query,
  staff: Staff,
  {
    lang,
    ...asked
  }: Pick<InputOf<'GET /api/staff/jobs'>, 'limit' | 'after_id'> & {
    lang: Language
    id?: number
  },
): Promise<StaffJob[]> {
  const rows = await q<Row>`
    select j.id, j.kind, j.state, j.staff_id, case when a.name = '' then a.email else a.name end as by,
      j.input ->> 'from' as from, j.input ->> 'to' as to, j.done, j.total, j.result, j.reason, j.reason_slots,
      c.title, c.title_en as "titleEn", j.attempt, j.created_at, j.started_at, j.ended_at
    from staff_jobs j join staff_accounts a on a.id = j.staff_id
    left join courses c on c.id = j.reason_course_id
    where (${seesAll(staff)} or j.staff_id = ${staff.id})
      and (${asked.id ?? null}::bigint is null or j.id = ${asked.id ?? null})
      and (${asked.after_id ?? null}::bigint is null or j.id < ${asked.after_id ?? null})
    order by j.id desc limit ${asked.limit}`
  return rows.map((row) => onWire(row, { staff, lang, now: ctx.clock.now() }))
}

/** One of them. @throws Refusal `request.notFound` */
export async function readJob(
  ctx: Pick<Context, 'clock'>,
  q: Query,
  staff: Staff,
  { id, lang }: { id: number; lang: Language },
): Promise<StaffJob> {
  const [job] = await listJobs(ctx, q, staff, { id, lang, limit: 1, after_id: undefined })
  if (!job) throw new Refusal('request.notFound')
  return job
}

/** Another release may have written a name that this one does not know. */
const isErrorName = (name: string): name is ErrorName => name in errors

function onWire(
  { staff_id, reason_slots, reason, title, titleEn, ...row }: Row,
  { staff, lang, now }: { staff: Staff; lang: Language; now: Date },
): StaffJob {
  const { permission, isExport } = jobKinds[row.kind]
  const mayMove = staff.permissions.has(permission)
  const isKept = row.ended_at === null || row.ended_at > keptSince(now)
  const hasFile = isExport && row.state === 'done' && isKept
  return {
    ...row,
    is_own: staff_id === staff.id,
    reason:
      reason === null
        ? null
        : errorText(isErrorName(reason) ? reason : 'job.stopped', lang, reason_slots ?? {}),
    reason_course: title === null ? null : titleIn({ title, titleEn: titleEn ?? '' }, lang),
    created_at: row.created_at.getTime(),
    started_at: row.started_at?.getTime() ?? null,
    ended_at: row.ended_at?.getTime() ?? null,
    file_until: hasFile && row.ended_at ? row.ended_at.getTime() + jobFileDays * dayMs : null,
    can_cancel: mayMove && isMovable(row.state, 'cancel'),
    can_restart: mayMove && isKept && isMovable(row.state, 'restart'),
    can_download: mayMove && hasFile,
  }
}
