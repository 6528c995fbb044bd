import type { InputOf, ResponseOf } from '@teeviet/contract'
import type { BookingState } from '@teeviet/contract/rules/bookings/statuses'
import type { Language } from '@teeviet/contract/rules/languages'
import { recordChanges } from '#golf/courses/golf-changes'
import { lockCourse } from '#golf/courses/lock-course'
import { closeStarts, keepOnClosed, openSpan } from '#golf/tee-sheet/close-starts'
import {
  checkSpan,
  lockStarts,
  nameOfSpan,
  openStarts,
  type Span,
  type Starts,
} from '#golf/tee-sheet/closing-span'
import { nameOfMember } from '#identity/members/vid'
import { isOfClub, type Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'
import { previewMessages } from '#platform/notifications/preview-messages'
import { endForClub } from '../../cancel/end-for-club.ts'
import { bookingsOn, type TouchedBooking } from './bookings-on.ts'

type ClosingInput = InputOf<'POST /api/staff/tee-sheet/close'>
type Closing = Omit<ClosingInput, 'end_reason_code' | 'bookings'> &
  Partial<Pick<ClosingInput, 'end_reason_code'>> & {
    /** What becomes of each booking on the tee times; `keep` for all of them. */
    bookings: ClosingInput['bookings'] | 'keep'
  }

/** The effects of closing a span, for staff to decide about. */
export async function previewClosing(
  { q, clock }: Pick<Context, 'q' | 'clock'>,
  span: Span,
): Promise<ResponseOf<'GET /api/staff/tee-sheet/closing'>> {
  checkSpan(span)
  const starts = await openStarts(q, span, clock.now())
  const bookings = await bookingsOn(q, starts)
  return {
    tee_times: starts.ids.length,
    bookings: bookings.map(({ id, code, state, starts_at, places, amount_vnd, vga, fullname }) => ({
      id,
      state,
      places,
      general_bill_code: code,
      start_at: starts_at.getTime(),
      amount: amount_vnd,
      name: nameOfMember({ vga, fullname }),
      is_asked: isAsked(state),
    })),
  }
}

/**
 * Closes the open tee times of a span that are still to come; golfers cannot take them from the moment it is committed.
 * Those closed before keep their reason. Each booking on them is kept or ended, as decided; nothing happens when one has
 * no decision, so that no request slips through that arrived after staff had looked. A draft is not asked about: it
 * cannot be sent any more.
 *
 * @throws Refusal `course.notFound`, `teeSheet.tooManyDays`, `teeSheet.undecided`, those of `endForClub`
 */
export function closeTeeTimes(
  ctx: Context,
  staff: Staff,
  closing: Closing,
): Promise<ResponseOf<'POST /api/staff/tee-sheet/close'>> {
  checkSpan(closing)
  return inTransaction(ctx.pool, (q) => closeInTransaction(ctx, q, staff, closing))
}

/**
 * The messages that closing would send to the golfers whose bookings it ends; nothing changes.
 * @throws Refusal those of `closeTeeTimes`
 */
export async function previewEndings(
  ctx: Context,
  staff: Staff,
  closing: ClosingInput,
): Promise<ResponseOf<'POST /api/staff/tee-sheet/close/preview-messages'>> {
  checkSpan(closing)
  const messages = await previewMessages(ctx, async (q) => {
    await closeInTransaction(ctx, q, staff, closing)
    return golfersOf(
      q,
      closing.bookings.map(({ id }) => id),
    )
  })
  return { messages }
}

async function closeInTransaction(
  ctx: Context,
  q: Query,
  staff: Staff,
  closing: Closing,
): Promise<ResponseOf<'POST /api/staff/tee-sheet/close'>> {
  const { facility_id: courseId, reason, end_reason, end_reason_code: reasonCode } = closing
  const note = closing.note.trim() || null
  const now = ctx.clock.now()
  await lockCourse(q, courseId)
  const { starts, touched } = await lockSpan(q, closing, now)
  const { kept, ended } = decide(touched, closing.bookings)
  const isByClub = isOfClub(staff)
  const closingId = await closeStarts(q, starts, {
    courseId,
    reason,
    note,
    staffId: staff.id,
    isByClub,
    now,
  })
  await keepOnClosed(
    q,
    starts,
    kept.map(({ id }) => id),
    now,
  )
  for (const { id, state } of ended)
    await endForClub(ctx, q, staff, { bookingId: id, state, reason: end_reason, reasonCode, now })
  if (starts.ids.length > 0) {
    const codes = (bookings: readonly TouchedBooking[]) => bookings.map(({ code }) => code).join(', ')
    const fields = [
      { field: 'reason', from: '', to: reason },
      { field: 'note', from: '', to: note ?? '' },
      { field: 'kept', from: '', to: codes(kept) },
      { field: 'ended', from: '', to: codes(ended) },
    ].filter(({ to }) => to !== '')
    const name = nameOfSpan(closing, starts.ids.length)
    await recordChanges(ctx, q, staff, [{ subject: 'tee_sheet', act: 'closed', courseId, name, fields }])
  }
  return {
    changed: starts.ids.length,
    booked: await bookedPlaces(q, starts),
    ended: ended.length,
    closing_id: closingId,
  }
}

async function golfersOf(q: Query, ids: readonly number[]) {
  const rows = await q<{ id: number; phone: string | null; lang: Language }>`
    select b.id, m.phone, b.language as lang from bookings b join members m on m.id = b.member_id
    where b.id = any (${ids})`
  return new Map(rows.map(({ id, ...reader }) => [id, reader]))
}

/**
 * Opens the closed tee times of a span; with a reason only those closed for it. Decisions about their bookings are
 * deleted: closing them again requires new ones.
 * @throws Refusal `course.notFound`, `teeSheet.tooManyDays`
 */
export function openTeeTimes(
  ctx: Context,
  staff: Staff,
  span: InputOf<'POST /api/staff/tee-sheet/open'>,
): Promise<{ changed: number }> {
  checkSpan(span)
  const { facility_id: courseId, reason = null } = span
  return inTransaction(ctx.pool, async (q) => {
    await lockCourse(q, courseId)
    const opened = await openSpan(q, span, reason)
    if (opened > 0) {
      await recordChanges(ctx, q, staff, [
        { subject: 'tee_sheet', act: 'opened', courseId, name: nameOfSpan(span, opened) },
      ])
    }
    return { changed: opened }
  })
}

/**
 * Locks the bookings of a span, then its tee times, and reads their bookings again. A booking added in between is not
 * locked, and was not on the list staff decided from.
 */
async function lockSpan(q: Query, span: Span, now: Date) {
  const wanted = await openStarts(q, span, now)
  const ids = (await bookingsOn(q, wanted)).map(({ id }) => id)
  await q`select 1 from bookings where id = any (${ids}) order by id for update`
  const starts = await lockStarts(q, wanted, ids)
  const touched = await bookingsOn(q, starts)
  const late = touched.filter(({ id }) => !ids.includes(id))
  if (late.length > 0) throw new Refusal('teeSheet.undecided', { n: late.length })
  return { starts, touched }
}

/** Splits bookings by what staff decided; one under a refund stays until that is decided. */
function decide(touched: readonly TouchedBooking[], decisions: Closing['bookings']) {
  if (decisions === 'keep') return { ended: [], kept: touched }
  const actions = new Map(decisions.map(({ id, action }) => [id, action]))
  const asked = touched.filter(({ state }) => isAsked(state))
  const undecided = asked.filter(({ id }) => !actions.has(id))
  if (undecided.length > 0) throw new Refusal('teeSheet.undecided', { n: undecided.length })
  const ended = asked.filter(({ id }) => actions.get(id) === 'end')
  return { ended, kept: touched.filter((booking) => !ended.includes(booking)) }
}

function isAsked(state: BookingState): boolean {
  return state !== 'cancellation_requested'
}

async function bookedPlaces(q: Query, { days, ids }: Starts): Promise<number> {
  const [row] = await q<{ places: number }>`
    select coalesce(sum(t.capacity - t.external_places - t.places_left), 0)::int as places
    from unnest(${days}::date[], ${ids}::bigint[]) as closed (play_date, id)
    join tee_times t on t.play_date = closed.play_date and t.id = closed.id`
  return row?.places ?? 0
}
