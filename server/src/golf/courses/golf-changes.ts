import { isDeepStrictEqual } from 'node:util'
import type { InputOf, ResponseOf } from '@teeviet/contract'
import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'

type Change = ResponseOf<'GET /api/staff/golf-changes'>[number]
type Field = Change['fields'][number]

/** A change by a staff member to a course, its prices, its tee sheet or an offer. */
export type NewChange = Pick<Change, 'subject' | 'act' | 'name'> & {
  subjectId?: number | null
  courseId?: number | null
  fields?: Field[]
}

/** Adds lines to the audit log, in the transaction of the change. */
export async function recordChanges(
  { clock }: Pick<Context, 'clock'>,
  q: Query,
  staff: Staff,
  changes: readonly NewChange[],
): Promise<void> {
  if (changes.length === 0) return
  const rows = changes.map(({ subject, act, name, subjectId = null, courseId = null, fields = [] }) => ({
    subject,
    act,
    name,
    fields,
    subject_id: subjectId,
    course_id: courseId,
  }))
  await q`
    insert into golf_changes (at, staff_id, subject, act, subject_id, course_id, name, fields)
    select ${clock.now()}, ${staff.id}, subject, act, subject_id, course_id, name, fields
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (subject text, act text, subject_id bigint, course_id int, name text, fields jsonb)`
}

const longestText = 300

/** The fields that differ between how something was and how it became; texts in several languages one by one. */
export function changedFields(before: object, after: object): Field[] {
  const was: Record<string, unknown> = { ...before }
  return Object.entries(after).flatMap(([field, to]) => {
    const from = was[field]
    if (isDeepStrictEqual(from, to)) return []
    if (isTexts(to)) {
      const texts = changedFields(isTexts(from) ? from : {}, to)
      return texts.map((text) => ({ ...text, field: `${field}.${text.field}` }))
    }
    const change = { field, from: written(from), to: written(to) }
    return change.from === change.to ? [] : [change]
  })
}

function isTexts(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function written(value: unknown): string {
  if (value === null || value === undefined) return ''
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return text.length > longestText ? `${text.slice(0, longestText)}…` : text
}

type Asked = InputOf<'GET /api/staff/golf-changes'>
type Watched = Pick<Asked, 'limit'> & Partial<Omit<Asked, 'limit'>> & { courses?: number[] | null }

/** The trail, the latest first, a page of it. */
export async function listChanges(
  { q }: Pick<Context, 'q'>,
  { facility_id, subject, subject_id, limit, after_id, courses = null }: Watched,
): Promise<Change[]> {
  const rows = await q<Omit<Change, 'at'> & { at: Date }>`
    select c.id, c.at, case when s.name = '' then s.email else s.name end as who, c.subject, c.act, c.name, c.fields
    from golf_changes c join staff_accounts s on s.id = c.staff_id
    where (${facility_id ?? null}::int is null or c.course_id = ${facility_id ?? null})
      and (${courses}::int[] is null or c.course_id = any (${courses}))
      and (${subject ?? null}::text is null or c.subject = ${subject ?? null})
      and (${subject_id ?? null}::bigint is null or c.subject_id = ${subject_id ?? null})
      and (${after_id ?? null}::bigint is null or c.id < ${after_id ?? null})
    order by c.id desc limit ${limit}`
  return rows.map(({ at, ...change }) => ({ ...change, at: at.getTime() }))
}
