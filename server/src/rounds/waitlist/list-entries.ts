import type { InputOf, ResponseOf } from '@teeviet/contract'
import type { Language } from '@teeviet/contract/rules/languages'
import { nameOfMember } from '#identity/members/vid'
import { coursesOf, type Member, type Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'
import { type Listed, onWire } from './entries.ts'

/** Ended entries are listed for so many days. */
const shownDays = 30
const mostOwn = 50
const mostOfStaff = 500

/** The golfer's own entries, newest first. */
export async function listOwnEntries(
  ctx: Context,
  member: Member,
  lang: Language,
): Promise<ResponseOf<'GET /api/for_wap/waitlist'>> {
  const { waitlistHold, waitlistEntriesPerMember } = ctx.config.rules
  const since = new Date(ctx.clock.now().getTime() - shownDays * 86_400_000)
  const rows = await ctx.q<Listed>`
    select e.id, e.member_id as "memberId", e.course_id as "courseId", e.play_date as day, e.from_minute as "fromMinute",
      e.to_minute as "toMinute", e.holes, e.players, e.most_price_vnd as "mostPriceVnd", e.until, e.paid_by as "paidBy",
      e.language as lang, e.state, e.tee_time_id as "teeTimeId", e.joined_at as "joinedAt", c.title, c.title_en as "titleEn",
      e.booking_id as "bookingId", e.end_reason as "endReason", e.end_note as "endNote",
      case when e.state = 'waiting' then (
        select count(*)::int from waitlist_entries o
        where o.course_id = e.course_id and o.play_date = e.play_date and o.state = 'waiting' and o.id < e.id) end as ahead
    from waitlist_entries e join courses c on c.id = e.course_id
    where e.member_id = ${member.id} and (e.state in ('waiting', 'given') or e.joined_at > ${since})
    order by e.id desc limit ${mostOwn}`
  return {
    is_on: ctx.config.waitlist,
    hold_seconds: waitlistHold,
    most_entries: waitlistEntriesPerMember,
    entries: rows.map((row) => onWire(row, lang)),
  }
}

/** One entry as its golfer sees it. */
export async function readEntry(
  q: Query,
  id: number,
  lang: Language,
): Promise<ResponseOf<'POST /api/for_wap/waitlist/join'>> {
  const [row] = await q<Listed>`
    select e.id, e.member_id as "memberId", e.course_id as "courseId", e.play_date as day, e.from_minute as "fromMinute",
      e.to_minute as "toMinute", e.holes, e.players, e.most_price_vnd as "mostPriceVnd", e.until, e.paid_by as "paidBy",
      e.language as lang, e.state, e.tee_time_id as "teeTimeId", e.joined_at as "joinedAt", c.title, c.title_en as "titleEn",
      e.booking_id as "bookingId", e.end_reason as "endReason", e.end_note as "endNote",
      case when e.state = 'waiting' then (
        select count(*)::int from waitlist_entries o
        where o.course_id = e.course_id and o.play_date = e.play_date and o.state = 'waiting' and o.id < e.id) end as ahead
    from waitlist_entries e join courses c on c.id = e.course_id
    where e.id = ${id}`
  if (!row) throw new Error(`no entry ${id} of the waitlist`)
  return onWire(row, lang)
}

/** The entries that wait, by course and day in the order of joining, of the courses of the staff member. */
export async function listWaiting(
  ctx: Context,
  staff: Staff,
  filter: Partial<InputOf<'GET /api/staff/waitlist'>>,
  lang: Language,
): Promise<ResponseOf<'GET /api/staff/waitlist'>> {
  const [courseId, day] = [filter.facility_id ?? null, filter.day ?? null]
  const rows = await ctx.q<Listed & { fullname: string; vga: number }>`
    select e.id, e.member_id as "memberId", e.course_id as "courseId", e.play_date as day, e.from_minute as "fromMinute",
      e.to_minute as "toMinute", e.holes, e.players, e.most_price_vnd as "mostPriceVnd", e.until, e.paid_by as "paidBy",
      e.language as lang, e.state, e.tee_time_id as "teeTimeId", e.joined_at as "joinedAt", c.title, c.title_en as "titleEn",
      e.booking_id as "bookingId", e.end_reason as "endReason", e.end_note as "endNote", m.fullname, m.vga,
      row_number() over (partition by e.course_id, e.play_date order by e.id)::int - 1 as ahead
    from waitlist_entries e join courses c on c.id = e.course_id join members m on m.id = e.member_id
    where e.state = 'waiting'
      and (${courseId}::int is null or e.course_id = ${courseId}) and (${day}::date is null or e.play_date = ${day}::date)
      and (${coursesOf(staff)}::int[] is null or e.course_id = any (${coursesOf(staff)}::int[]))
    order by e.play_date, e.course_id, e.id limit ${mostOfStaff}`
  return rows.map((row) => ({ ...onWire(row, lang), golfer: nameOfMember(row), member_id: row.memberId }))
}
