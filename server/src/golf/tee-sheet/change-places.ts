import type { InputOf } from '@teeviet/contract'
import { formatClock } from '@teeviet/contract/rules/time/dates'
import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { invalid, Refusal } from '#platform/context/refusal'
import { inTransaction } from '#platform/database/transaction'
import { changedFields, recordChanges } from '../courses/golf-changes.ts'

type Row = { course_id: number; starts_at: Date; capacity: number; outside: number; left: number }

/**
 * Sets how many may start together and how many of them other channels sell; what is booked here stays.
 *
 * @returns the places that are free now
 * @throws Refusal `staff.changedMeanwhile` when it changed since the staff member read it, `teeSheet.sold`
 */
export function changePlaces(
  ctx: Context,
  staff: Staff,
  { id, day, capacity, outside, ...seen }: InputOf<'POST /api/staff/tee-sheet/places'>,
): Promise<{ left: number }> {
  if (outside > capacity) throw invalid({ outside: 'is above capacity' })
  return inTransaction(ctx.pool, async (q) => {
    const [was] = await q<Row>`
      select course_id, starts_at, capacity, external_places as outside, places_left as left
      from tee_times where play_date = ${day}::date and id = ${id} for update`
    if (!was) throw new Refusal('request.notFound')
    if (was.capacity !== seen.seen_capacity || was.outside !== seen.seen_outside) {
      throw new Refusal('staff.changedMeanwhile')
    }
    const booked = was.capacity - was.outside - was.left
    const left = capacity - outside - booked
    if (left < 0) throw new Refusal('teeSheet.sold', { n: booked })
    await q`
      update tee_times set capacity = ${capacity}, external_places = ${outside}, places_left = ${left}
      where play_date = ${day}::date and id = ${id}`
    await recordChanges(ctx, q, staff, [
      {
        subject: 'tee_sheet',
        act: 'changed',
        courseId: was.course_id,
        subjectId: id,
        name: `${day}|${formatClock(was.starts_at)}`,
        fields: changedFields(was, { capacity, outside }),
      },
    ])
    return { left }
  })
}
