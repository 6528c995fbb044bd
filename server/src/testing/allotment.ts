import type { InputOf, ResponseOf } from '@teeviet/contract'
import { giveAllotment } from '#golf/allotments/club-allotments'
import type { Staff } from '#platform/context/actor'
import type { TestContext } from './context.ts'

type Given = InputOf<'POST /api/club/allotments'>

/** A club gives two places of each tee time on weekdays of November and December 2026, unless something else is named. */
export function give(
  ctx: TestContext,
  club: Staff,
  given: Pick<Given, 'facility_id'> & Partial<Given>,
): Promise<ResponseOf<'POST /api/club/allotments'>> {
  return giveAllotment(ctx, club, {
    day_from: '2026-11-01',
    day_to: '2026-12-31',
    day_kinds: ['weekday'],
    time_from: '05:00',
    time_to: '18:00',
    places: 2,
    release_hours: 0,
    ...given,
    uid: undefined,
    bank_id: undefined,
    is_wap: undefined,
    lang: undefined,
  })
}
