import { formatClock } from '@teeviet/contract/rules/time/dates'
import { recordChanges } from '#golf/courses/golf-changes'
import { lockCourse } from '#golf/courses/lock-course'
import { nameOfSpan } from '#golf/tee-sheet/closing-span'
import { findClosing, openClosing } from '#golf/tee-sheet/lift-closing'
import { isAtCourse, isOfClub, type Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import { inTransaction } from '#platform/database/transaction'

/**
 * Lifts a closing as one: opens the tee times that it closed and that are still closed, on all its days. Others that
 * were closed for the same reason stay closed; a repeat opens none. A club lifts those that its accounts made: one of
 * another club is not there for it.
 * @throws Refusal `request.forbidden` for a club, when the operator closed them
 */
export function liftClosing(ctx: Context, staff: Staff, closingId: number): Promise<{ changed: number }> {
  return inTransaction(ctx.pool, async (q) => {
    const closing = await findClosing(q, closingId)
    if (closing === null || !isAtCourse(staff, closing.courseId)) return { changed: 0 }
    if (isOfClub(staff) && !closing.isByClub) throw new Refusal('request.forbidden')
    const { courseId } = closing
    await lockCourse(q, courseId)
    const opened = await openClosing(q, closingId)
    const [first, last] = [opened[0], opened.at(-1)]
    if (!first || !last) return { changed: 0 }
    const clocks = opened.map(({ starts_at }) => formatClock(starts_at.getTime())).toSorted()
    const days = { day_from: first.play_date, day_to: last.play_date }
    const times = { time_from: clocks[0] ?? '', time_to: clocks.at(-1) ?? '' }
    const name = nameOfSpan(
      { facility_id: courseId, number_hole: undefined, ...days, ...times },
      opened.length,
    )
    await recordChanges(ctx, q, staff, [{ subject: 'tee_sheet', act: 'opened', courseId, name }])
    return { changed: opened.length }
  })
}
