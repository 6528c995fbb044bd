import type { InputOf, ResponseOf } from '@teeviet/contract'
import type { Language } from '@teeviet/contract/rules/languages'
import { type Day, dayOf, formatClock } from '@teeviet/contract/rules/time/dates'
import { loadNotice } from '#bookings/booking/notice'
import { writeAttendance } from '#bookings/booking/rows/attendance'
import { loadPlayers, type PlayerLine } from '#bookings/booking/rows/players'
import { notifyChanged } from '#bookings/booking/transition'
import { recordAct } from '#identity/audit/acts'
import { lockNoShowRefunds } from '#money/refunds/returns/undo-no-show'
import { coursesOf, type Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { invalid, Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'
import { previewMessages } from '#platform/notifications/preview-messages'
import { applyNoShowRule, type NoShowBooking, undoNoShowRule } from '../no-show/apply-no-show-rule.ts'
import { openBooking, type StaffBookingDetail } from './open-booking.ts'

type Input = InputOf<'POST /api/staff/bookings/:id/attendance'>
/** `seen` is the attendance that was read of the players; without it any that may come before. */
type Recorded = Omit<Input, 'seen'> & Partial<Pick<Input, 'seen'>>
type Booking = NoShowBooking & { play_date: Day; tee_time_at: Date | null }

/** Records the attendance of players as staff, who then see the opened booking. */
export async function recordAttendance(
  ctx: Context,
  { staff, lang }: { staff: Staff; lang: Language },
  recorded: Recorded,
): Promise<StaffBookingDetail> {
  await writeAttendanceAs(ctx, staff, recorded)
  return openBooking(ctx, recorded.id, lang)
}

/**
 * Checks players of a paid booking in, records that they did not come, or undoes either. A repeat changes nothing. Of
 * the price of a no-show the booking's rule keeps a share, the rest goes back, and the player may not review the round.
 *
 * @throws Refusal `booking.notFound` (also for an account of another club), `booking.wrongState` of a booking that is not paid, `attendance.tooEarly`,
 *   `attendance.notYet`, `attendance.changed` when a colleague recorded something else meanwhile,
 *   `noShow.refunded` when what goes back for the no-show has left, `noShow.dayOver` when it can no longer go back
 */
export async function writeAttendanceAs(ctx: Context, staff: Staff, recorded: Recorded): Promise<void> {
  await inTransaction(ctx.pool, (q) => writeAttendanceOf(ctx, q, staff, recorded))
}

/**
 * The messages that recording the attendance would send to the golfer now; nothing changes.
 * @throws Refusal those of `writeAttendanceAs`
 */
export async function previewAttendance(
  ctx: Context,
  staff: Staff,
  recorded: Recorded,
): Promise<ResponseOf<'POST /api/staff/bookings/:id/attendance/preview-messages'>> {
  const messages = await previewMessages(ctx, async (q) => {
    await writeAttendanceOf(ctx, q, staff, recorded)
    return loadNotice(q, recorded.id)
  })
  return { messages }
}

/** Does what `writeAttendanceAs` does, in the caller's transaction. */
export async function writeAttendanceOf(
  ctx: Context,
  q: Query,
  staff: Staff,
  { id, player_ids, attendance, seen }: Recorded,
): Promise<void> {
  const courses = coursesOf(staff)
  const now = ctx.clock.now()
  // a step about a refund locks the refund first, then the booking
  const refunds = attendance === 'no_show' ? [] : await lockNoShowRefunds(q, id)
  const [booking] = await q<Booking>`
    select id, state, member_id as "memberId", amount_vnd - cancelled_vnd as "leftVnd", refund_ladder as terms, play_date,
      tee_time_at
    from bookings
    where id = ${id} and (${courses}::int[] is null or course_id = any (${courses}::int[])) for update`
  if (!booking) throw new Refusal('booking.notFound')
  const all = await loadPlayers(q, id)
  const players = all.filter((player) => player_ids.includes(player.id))
  if (players.length < new Set(player_ids).size) throw invalid({ player_ids: 'is not of this booking' })
  checkRecordable(booking, players, { attendance, now })
  const changing = players.filter((player) => player.attendance !== attendance)
  if (changing.length === 0) return
  if (seen !== undefined && changing.some((player) => player.attendance !== seen))
    throw new Refusal('attendance.changed')
  const playerIds = changing.map((player) => player.id)
  const changed = await writeAttendance(q, { bookingId: id, playerIds, attendance, now })
  if (changed < playerIds.length) throw new Refusal('attendance.changed')
  if (attendance === 'no_show')
    await applyNoShowRule(ctx, q, booking, { players: all, playerIds, staff, now })
  else await undoNoShowRule(ctx, q, booking, { refunds, playerIds, staff, now })
  await recordAct(ctx, q, staff, {
    what: `booking.${attendance}`,
    subject: `booking:${id}`,
    detail: playerIds.join(', '),
  })
  await notifyChanged(q, { id, state: booking.state })
}

/** Players come on their day of play, and have not come once their tee time has passed. */
function checkRecordable(
  { state, play_date, tee_time_at }: Pick<Booking, 'state' | 'play_date' | 'tee_time_at'>,
  players: readonly PlayerLine[],
  { attendance, now }: { attendance: Recorded['attendance']; now: Date },
): void {
  if (state !== 'paid' && state !== 'played') throw new Refusal('booking.wrongState')
  if (attendance === 'checked_in' && dayOf(now) < play_date) throw new Refusal('attendance.tooEarly')
  const starts = players.flatMap(({ starts_at }) => starts_at ?? tee_time_at ?? [])
  const late = starts.find((start) => start > now)
  if (attendance === 'no_show' && late)
    throw new Refusal('attendance.notYet', { time: formatClock(late.getTime()) })
}
