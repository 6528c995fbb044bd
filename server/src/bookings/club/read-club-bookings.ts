import type { ResponseOf } from '@teeviet/contract'
import type { Attendance } from '@teeviet/contract/rules/bookings/attendance'
import { type Start, startOf } from '@teeviet/contract/rules/bookings/starter'
import type { Language } from '@teeviet/contract/rules/languages'
import type { Day } from '@teeviet/contract/rules/time/dates'
import { nameOfPlayer } from '#identity/members/vid'
import { type CourseHolder, coursesOf, isAtCourse } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import { type AlternativeOnWire, readAlternatives } from '../alternatives/read-alternatives.ts'
import { typedBookingCode } from '../booking/codes.ts'
import { type FixedTerms, keptOfNoShow } from '../booking/fixed-terms.ts'
import { type RainCheckRow, rainCheckOnWire } from '../booking/rows/rain-checks.ts'
import { type AskedRow, areNamed, askedOnWire, waitsFor } from './asked-on-wire.ts'

export type ClubBooking = ResponseOf<'GET /api/club/bookings/:id'>

type Reader = { staff: CourseHolder; lang: Language }

type PlayerRow = Parameters<typeof nameOfPlayer>[0] &
  Start & {
    id: number
    green_fee_vnd: number | null
    starts_at: string | null
    path: string | null
    attendance: Attendance
  }

type Row = AskedRow & {
  id: number
  course_id: number
  club_due_at: Date | null
  start_note: string | null
  refund_ladder: FixedTerms | null
  has_alternatives: boolean
  rain_check: RainCheckRow | null
  players: PlayerRow[]
}

const mostListed = 500

/**
 * The bookings of a course for its club: those of a day that may be played, by tee time; without a day those that wait
 * for the club, the most urgent first.
 * @throws Refusal `course.notFound` for a course of another club
 */
export async function listClubBookings(
  ctx: Context,
  { staff, lang }: Reader,
  {
    facility_id: courseId,
    day,
    code,
  }: { facility_id: number; day: Day | undefined; code?: string | undefined },
): Promise<ClubBooking[]> {
  if (!isAtCourse(staff, courseId)) throw new Refusal('course.notFound')
  const now = ctx.clock.now()
  const wanted = { id: null, courseId, day: day ?? null, code: code ? typedBookingCode(code) : null }
  const rows = await read(ctx, { ...wanted, courses: coursesOf(staff), now })
  return onWires(ctx, rows, { staff, lang }, now)
}

/**
 * A booking for its club, also after its end.
 * @throws Refusal `booking.notFound`, also for a booking of another club
 */
export async function readClubBooking(
  ctx: Context,
  id: number,
  { staff, lang }: Reader,
): Promise<ClubBooking> {
  const now = ctx.clock.now()
  const [row] = await read(ctx, {
    id,
    courseId: null,
    day: null,
    code: null,
    courses: coursesOf(staff),
    now,
  })
  if (!row) throw new Refusal('booking.notFound')
  return onWire(row, await alternativesOf(ctx, row, { staff, lang }, now), lang, now)
}

type Wanted = {
  id: number | null
  courseId: number | null
  day: Day | null
  code: string | null
  courses: number[] | null
  now: Date
}

function read({ q }: Context, { id, courseId, day, code, courses, now }: Wanted): Promise<Row[]> {
  return q<Row>`
    select b.id, b.code, b.course_id, b.state, b.play_date, b.tee_time_at, b.holes, b.player_count, b.amount_vnd,
      b.confirm_by, b.club_due_at, b.start_note, b.refund_ladder, c.title, c.title_en, r.asked_at, r.answer, r.answered_at,
      r.answered_by, r.reference, r.words, r.proposed_at, (
        select coalesce(json_agg(json_build_object('id', p.id, 'guest_name', p.guest_name, 'fullname', m.fullname,
          'vga', m.vga, 'green_fee_vnd', p.green_fee_vnd, 'starts_at', t.starts_at, 'path', coalesce(b.path, t.path), 'attendance', p.attendance, 'caddie', coalesce(p.caddie, ''),
          'buggy', coalesce(p.buggy, ''), 'is_walking', p.is_walking) order by p.position), '[]')
        from booking_players p left join members m on m.id = p.member_id
        left join tee_times t on t.play_date = p.play_date and t.id = p.tee_time_id
        where p.booking_id = b.id and p.cancelled_at is null
      ) as players /* not null */, exists (
        select from booking_alternatives a where a.booking_id = b.id
      ) as has_alternatives, (
        select json_build_object('holesPlayed', w.holes_played, 'marshal', w.marshal, 'creditVnd', w.credit_vnd)
        from rain_checks w where w.booking_id = b.id
      ) as rain_check
    from bookings b join courses c on c.id = b.course_id left join club_requests r on r.booking_id = b.id
    where (${courses}::int[] is null or b.course_id = any (${courses}::int[]))
      and (${courseId}::int is null or b.course_id = ${courseId}) and b.state <> 'draft'
      and case
        when ${id}::bigint is not null then b.id = ${id}
        when ${code}::text is not null then b.code = ${code}
        when ${day}::date is not null then b.play_date = ${day}::date and b.state in
          ('requested', 'confirmed', 'placed', 'paid', 'cancellation_requested', 'played')
        else (b.tee_time_at is null or b.tee_time_at > ${now}) and (
          (b.state = 'requested' and r.answer is null and b.play_date >= (${now}::timestamptz at time zone 'Asia/Ho_Chi_Minh')::date)
          or (b.state = 'paid' and r.answer is distinct from 'accepted')) end
    order by case when ${day}::date is null then coalesce(b.club_due_at, b.confirm_by) end, b.tee_time_at, b.id
    limit ${mostListed}`
}

function onWires(ctx: Context, rows: readonly Row[], reader: Reader, now: Date): Promise<ClubBooking[]> {
  return Promise.all(
    rows.map(async (row) => onWire(row, await alternativesOf(ctx, row, reader, now), reader.lang, now)),
  )
}

// At the courses of the account: what it cannot answer for is not shown to it.
async function alternativesOf(
  { q }: Context,
  row: Row,
  { staff, lang }: Reader,
  now: Date,
): Promise<AlternativeOnWire[]> {
  if (!row.has_alternatives || waitsFor(row, now) !== 'answer') return []
  return readAlternatives(q, row.id, { lang, now, courses: coursesOf(staff) })
}

function onWire(row: Row, alternatives: AlternativeOnWire[], lang: Language, now: Date): ClubBooking {
  const { id, course_id, club_due_at, start_note } = row
  const playing = row.players.map((player) => ({
    ...player,
    starts_at: player.starts_at === null ? null : new Date(player.starts_at),
  }))
  const asked = askedOnWire(row, { playing, alternatives }, lang, now)
  return {
    ...asked,
    id,
    facility: { id: course_id, title: asked.facility.title },
    due_at: club_due_at?.getTime() ?? null,
    players: areNamed(row)
      ? playing.map((player) => ({
          id: player.id,
          name: nameOfPlayer(player),
          start_at: player.starts_at?.getTime() ?? null,
          attendance: player.attendance,
          ...startOf(player),
        }))
      : [],
    no_show_kept_percent: keptOfNoShow(row.refund_ladder),
    start_note: start_note ?? '',
    rain_check: rainCheckOnWire(row.rain_check),
  }
}
