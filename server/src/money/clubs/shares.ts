import type { InputOf, ResponseOf } from '@teeviet/contract'
import { type Day, dayOf, formatDay } from '@teeviet/contract/rules/time/dates'
import { recordAct } from '#identity/audit/acts'
import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { invalid, Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'

type Shares = ResponseOf<'GET /api/staff/club_shares'>

/** The share in percent that the club of a course gets of a round of a day: its own, or the operator's default. */
export async function shareOfClub(ctx: Context, q: Query, courseId: number, day: Day): Promise<number> {
  const [own] = await q<{ share_percent: number }>`
    select share_percent from club_shares where course_id = ${courseId} and starts_on <= ${day}::date
    order by starts_on desc limit 1`
  return own?.share_percent ?? ctx.config.rules.clubSharePercent
}

/** The shares of a course, the latest first. */
export async function listShares({ config, q }: Context, courseId: number): Promise<Shares> {
  const rows = await q<{ starts_on: Day; share_percent: number; set_by: string; set_at: Date }>`
    select h.starts_on, h.share_percent, s.name as set_by, h.set_at
    from club_shares h join staff_accounts s on s.id = h.set_by
    where h.course_id = ${courseId} order by h.starts_on desc`
  return {
    default_percent: config.rules.clubSharePercent,
    shares: rows.map((row) => ({ ...row, set_at: row.set_at.getTime() })),
  }
}

/**
 * Sets the share of a course from a day on; the same day again replaces it.
 * @throws Refusal `request.invalid` for a day before today, whose rounds are divided; `course.notFound`
 */
export async function setShare(
  ctx: Context,
  staff: Staff,
  { facility_id: courseId, starts_on, share_percent }: InputOf<'POST /api/staff/club_shares'>,
): Promise<Shares> {
  const now = ctx.clock.now()
  if (starts_on < dayOf(now)) throw invalid({ starts_on: 'is before today' })
  await inTransaction(ctx.pool, async (q) => {
    const [course] = await q<{ id: number }>`select id from courses where id = ${courseId}`
    if (!course) throw new Refusal('course.notFound')
    await q`
      insert into club_shares (course_id, starts_on, share_percent, set_by, set_at)
      values (${courseId}, ${starts_on}::date, ${share_percent}, ${staff.id}, ${now})
      on conflict (course_id, starts_on) do update
      set share_percent = excluded.share_percent, set_by = excluded.set_by, set_at = excluded.set_at`
    const detail = `${formatDay(starts_on)}: ${share_percent} %`
    await recordAct(ctx, q, staff, { what: 'statement.share_set', subject: `course:${courseId}`, detail })
  })
  return listShares(ctx, courseId)
}

/**
 * Removes a share that has not begun; a repeat does nothing.
 * @throws Refusal `request.invalid` for one that has begun
 */
export async function removeShare(
  ctx: Context,
  staff: Staff,
  { facility_id: courseId, starts_on }: InputOf<'POST /api/staff/club_shares/remove'>,
): Promise<Shares> {
  if (starts_on <= dayOf(ctx.clock.now())) throw invalid({ starts_on: 'has begun' })
  await inTransaction(ctx.pool, async (q) => {
    const removed = await q<{ share_percent: number }>`
      delete from club_shares where course_id = ${courseId} and starts_on = ${starts_on}::date
      returning share_percent`
    const detail = formatDay(starts_on)
    if (removed.length > 0)
      await recordAct(ctx, q, staff, {
        what: 'statement.share_removed',
        subject: `course:${courseId}`,
        detail,
      })
  })
  return listShares(ctx, courseId)
}
