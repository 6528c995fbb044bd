import type { InputOf } from '@teeviet/contract'
import { calls } from '@teeviet/contract/calls'
import type { Language } from '@teeviet/contract/rules/languages'
import { perDatabase } from '#platform/cache/per-database'
import { minuteOf, openReadCache, startsTag } from '#platform/cache/read-cache'
import type { Context } from '#platform/context/context'
import { type Encoded, encodeAnswer } from '#platform/http/encoded'
import { listTeeTimes } from './list-tee-times.ts'

const call = calls['POST /api/for_wap/get_tee_time_by_facility']

// Kept as it goes out: checking, writing and compressing eighty rows costs ten times what finding them does.
const cacheOf = perDatabase(({ events }) =>
  openReadCache<Encoded>(events, {
    tables: [
      'courses',
      'course_paths',
      'course_pictures',
      'refund_terms',
      'offers',
      'offer_categories',
      'tee_times',
    ],
    places: true,
    quantities: true,
    maxAgeMs: 30_000,
    mostKeys: 1_500,
  }),
)

/**
 * The answer to `get_tee_time_by_facility`, kept until places of that course's day, an offer or the course change.
 * @throws Refusal `course.notFound`
 */
export function readTeeTimes(
  ctx: Context,
  asked: InputOf<'POST /api/for_wap/get_tee_time_by_facility'>,
  language: Language,
): Promise<Encoded> {
  const { facility_id: courseId, date_played: day, play_time, number_hole } = asked
  // Starts pass and sales begin on whole minutes.
  const key = JSON.stringify([minuteOf(ctx.clock.now()), courseId, day, play_time, number_hole, language])
  return cacheOf(ctx).read(
    key,
    async () => encodeAnswer(call, await listTeeTimes(ctx, asked, language)),
    startsTag(day, courseId),
  )
}
