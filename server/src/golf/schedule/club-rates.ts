import type { InputOf, ResponseOf } from '@teeviet/contract'
import { type Day, dayOf } from '@teeviet/contract/rules/time/dates'
import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { requireOwnCourse } from '#platform/context/own-course'
import { invalid } from '#platform/context/refusal'
import { listStaffRates, type StaffRate } from '../courses/staff-rates.ts'
import { saveRates } from './save-rates.ts'

type Input = InputOf<'POST /api/club/rates'>
type Saved = Input['save'][number]

/**
 * The rates of a course of the club.
 * @throws Refusal `course.notFound` for a course of another club
 */
export function listClubRates(ctx: Context, staff: Staff, courseId: number): Promise<StaffRate[]> {
  requireOwnCourse(staff, courseId)
  return listStaffRates(ctx.q, courseId)
}

/**
 * Saves what a club changed in its rates, of what holds from tomorrow on: golfers who look at today's prices are not
 * overtaken.
 * @throws Refusal `course.notFound`, `request.invalid` for a change of today's prices, those of `saveRates`
 */
export async function saveRatesAsClub(
  ctx: Context,
  staff: Staff,
  input: Input,
): Promise<ResponseOf<'POST /api/club/rates'>> {
  requireOwnCourse(staff, input.facility_id)
  const today = dayOf(ctx.clock.now())
  return saveRates(ctx, staff, input, (before) => {
    const known = new Map(before.map((rate) => [rate.id, rate]))
    const hasBegun = (id: number | undefined) => (known.get(id ?? 0)?.valid_from ?? '9999') <= today
    if (input.remove.some(({ id }) => hasBegun(id))) throw invalid({ remove: 'has begun' })
    for (const rate of input.save)
      if (hasBegun(rate.id)) requireOnlyEnd(rate, known.get(rate.id ?? 0), today)
      else if (rate.valid_from <= today) throw invalid({ valid_from: 'is not after today' })
  })
}

/** A rate that has begun is only given its last day. */
function requireOnlyEnd(rate: Saved, before: StaffRate | undefined, today: Day): void {
  const fields = [
    'day_kind',
    'time_from',
    'time_to',
    'number_hole',
    'customer_type',
    'price',
    'valid_from',
  ] as const
  const changed = fields.find((field) => before?.[field] !== rate[field])
  if (changed) throw invalid({ [changed]: 'is of a rate that has begun' })
  if (rate.valid_to !== undefined && rate.valid_to < today) throw invalid({ valid_to: 'is before today' })
}
