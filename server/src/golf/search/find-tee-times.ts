import type { InputOf, ResponseOf } from '@teeviet/contract'
import type { Language } from '@teeviet/contract/rules/languages'
import { defaultCardRating } from '@teeviet/contract/rules/limits'
import type { Context } from '#platform/context/context'
import { readCatalogue } from '../courses/catalogue.ts'
import { type Course, ratingOf } from '../courses/course.ts'
import { titleIn } from '../courses/course-views.ts'
import { distanceKm, type Point } from '../courses/distance.ts'
import { placeName } from '../courses/places.ts'
import { readRunningOffers } from '../offers/current-offers.ts'
import { bestOfDay, offersOfDay } from '../offers/offer.ts'
import { rowOfStart } from '../offers/offer-rows.ts'
import { readSheet } from '../tee-sheet/starts.ts'
import { coursesAt, startsBetween } from './criteria.ts'
import { groupStarts } from './group-starts.ts'

type Asked = Omit<InputOf<'GET /api/services/find_tee_times'>, 'uid' | 'bank_id' | 'is_wap' | 'lang'>
type Found = ResponseOf<'GET /api/services/find_tee_times'>[number]

/**
 * A page of a day's free tee times across courses, grouped by course, at the price of the best offer that the party can
 * buy now. Places are read from the day's sheet as it is kept in memory.
 */
export async function findTeeTimes(ctx: Context, asked: Asked, language: Language): Promise<Found[]> {
  const now = ctx.clock.now()
  const players = asked.number_player ?? 1
  const { date_played: day, page, limit, sort = 'time' } = asked
  const [catalogue, offers] = await Promise.all([readCatalogue(ctx), readRunningOffers(ctx, now, players)])
  const courses = coursesAt(catalogue, { place: '', region: asked.region }).filter(
    ({ id }) => asked.facility_id === undefined || id === asked.facility_id,
  )
  const courseIds = courses.map((course) => course.id)
  const kilometres = distancesFrom(asked, courses)
  const wanted = {
    ...startsBetween(day, asked.play_time, now),
    priceFrom: null,
    priceTo: null,
    holes: asked.number_hole ?? null,
    players,
  }
  const ofDay = offersOfDay(offers, day)
  const sheet = await readSheet(ctx, courseIds, day)
  const groups = groupStarts(sheet, courseIds, wanted, ofDay, sort, kilometres, {
    offset: (page - 1) * limit,
    limit,
  })
  return groups.flatMap(({ courseId, starts, more }) => {
    const course = catalogue.byId.get(courseId)
    if (!course) return []
    const tee_times = starts.map((start) => rowOfStart(start, bestOfDay(ofDay, start), course, language))
    return [{ ...courseFields(course, language, kilometres.get(courseId)), tee_times, more }]
  })
}

function distancesFrom({ latitude, longitude }: Asked, courses: readonly Course[]): Map<number, number> {
  if (latitude === undefined || longitude === undefined) return new Map()
  const here: Point = { latitude, longitude }
  return new Map(
    courses.flatMap(({ id, latitude, longitude }) =>
      latitude === null || longitude === null ? [] : [[id, distanceKm(here, { latitude, longitude })]],
    ),
  )
}

function courseFields(course: Course, language: Language, distance: number | undefined) {
  return {
    facility_id: course.id,
    facility_name: titleIn(course, language),
    location: placeName(course.province, language),
    region: course.region,
    rating: ratingOf(course) ?? defaultCardRating,
    reviews_count: course.ratingCount,
    distance: distance === undefined ? null : Math.round(distance * 10) / 10,
    images: course.pictures.slice(0, 1),
  }
}
