import type { InputOf } from '@teeviet/contract'
import { calls } from '@teeviet/contract/calls'
import type { Language } from '@teeviet/contract/rules/languages'
import { contentOf } from '#platform/cache/content-of'
import { openDerivedCache } from '#platform/cache/derived-cache'
import { perDatabase } from '#platform/cache/per-database'
import type { Context } from '#platform/context/context'
import { bytesOfEncoded, type Encoded, encodeAnswer } from '#platform/http/encoded'
import { minuteOfToday } from './cached-search.ts'
import { listTeeTimes, readTeeTimeSources } from './list-tee-times.ts'

const call = calls['POST /api/for_wap/get_tee_time_by_facility']

// Kept as it goes out: checking, writing and compressing eighty rows costs ten times what finding them does.
const cacheOf = perDatabase(() => openDerivedCache<Encoded>(16 * 1024 * 1024, bytesOfEncoded))

/**
 * The answer to `get_tee_time_by_facility`, kept until places of that course's day, an offer on it or the course change.
 * @throws Refusal `course.notFound`
 */
export async function readTeeTimes(
  ctx: Context,
  asked: InputOf<'POST /api/for_wap/get_tee_time_by_facility'>,
  language: Language,
): Promise<Encoded> {
  const { facility_id: courseId, date_played: day, play_time, number_hole } = asked
  const sources = await readTeeTimeSources(ctx, courseId, day)
  const { now, course, starts, offers } = sources
  const key = JSON.stringify([courseId, day, play_time, number_hole, language])
  const version = [
    minuteOfToday(day, now),
    contentOf(course),
    contentOf(starts),
    ...offers.map(contentOf),
  ].join()
  return cacheOf(ctx).read(key, version, async () =>
    encodeAnswer(call, listTeeTimes(sources, asked, language)),
  )
}
