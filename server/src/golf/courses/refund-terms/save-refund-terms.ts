import type { InputOf } from '@teeviet/contract'
import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { invalid } from '#platform/context/refusal'
import { inTransaction } from '#platform/database/transaction'
import { changedFields, recordChanges } from '../golf-changes.ts'
import { claimCourse } from '../lock-course.ts'
import { openStaffCourse, type StaffCourse } from '../staff-courses.ts'

/**
 * Saves a course's own refund terms, at most one row for each kind, and what it keeps of a no-show; bookings already sent keep their terms.
 * @throws Refusal `staff.changedMeanwhile`, `course.notFound`
 */
export function saveRefundTerms(
  ctx: Context,
  staff: Staff,
  {
    id,
    version,
    refund_terms: terms,
    no_show_kept_percent: kept,
  }: InputOf<'POST /api/staff/courses/:id/refund-terms'>,
): Promise<StaffCourse> {
  const kinds = terms.map(({ applies_to }) => applies_to)
  if (new Set(kinds).size < kinds.length) throw invalid({ applies_to: 'is there twice' })
  return inTransaction(ctx.pool, async (q) => {
    const before = await openStaffCourse(q, id)
    await claimCourse(q, id, version)
    await q`
      update courses set no_show_kept_percent = coalesce(${kept ?? null}::int, no_show_kept_percent) where id = ${id}`
    // their order in the clubs' table is one for all courses
    await q`select pg_advisory_xact_lock(hashtextextended('teeviet.refund-terms', 0))`
    await q`delete from refund_terms where course_id = ${id} and applies_to <> all (${kinds}::text[])`
    const rows = JSON.stringify(terms)
    await q`
      update refund_terms t set deadline_hours = r.deadline_hours, penalty_percent = r.penalty_percent,
        condition = r.condition, time_text = r.time_text, is_sample = false
      from jsonb_to_recordset(${rows}::jsonb)
        as r (applies_to text, deadline_hours int, penalty_percent int, condition jsonb, time_text jsonb)
      where t.course_id = ${id} and t.applies_to = r.applies_to`
    await q`
      insert into refund_terms (course_id, applies_to, deadline_hours, penalty_percent, condition, time_text, position)
      select ${id}, r.applies_to, r.deadline_hours, r.penalty_percent, r.condition, r.time_text,
        (select coalesce(max(position), 0) from refund_terms) + row_number() over ()
      from jsonb_to_recordset(${rows}::jsonb)
        as r (applies_to text, deadline_hours int, penalty_percent int, condition jsonb, time_text jsonb)
      where not exists (select from refund_terms t where t.course_id = ${id} and t.applies_to = r.applies_to)`
    const after = await openStaffCourse(q, id)
    const fields = changedFields(byKind(before), byKind(after))
    await recordChanges(ctx, q, staff, [
      {
        subject: 'refund_terms',
        act: 'changed',
        subjectId: id,
        courseId: id,
        name: after.settings.title,
        fields,
      },
    ])
    return after
  })
}

function byKind({ refund_terms, no_show_kept_percent }: StaffCourse): Record<string, string> {
  const kinds = Object.fromEntries(
    refund_terms.map((term) => [
      term.applies_to,
      `${term.deadline_hours} h, ${term.penalty_percent} %: ${term.condition.vi} ${term.time_text.vi}`,
    ]),
  )
  const noShow = { no_show_kept_percent: `${no_show_kept_percent} %` }
  return {
    standard: '',
    weekday: '',
    weekend: '',
    group: '',
    tournament: '',
    holiday: '',
    tet: '',
    ...kinds,
    ...noShow,
  }
}
