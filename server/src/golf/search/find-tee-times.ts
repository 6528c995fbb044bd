import type { InputOf, ResponseOf } from '@teeviet/contract'
import { calls } from '@teeviet/contract/calls'
import type { Language } from '@teeviet/contract/rules/languages'
import { defaultCardRating } from '@teeviet/contract/rules/limits'
import { openDerivedCache } from '#platform/cache/derived-cache'
import { perDatabase } from '#platform/cache/per-database'
import type { Context } from '#platform/context/context'
import { bytesOfEncoded, type Encoded, encodeAnswer } from '#platform/http/encoded'
import { type Catalogue, readCatalogue } from '../courses/catalogue.ts'
import { type Course, ratingOf } from '../courses/course.ts'
import { titleIn } from '../courses/course-views.ts'
import { distanceKm, type Point } from '../courses/place/distance.ts'
import { placeName } from '../courses/place/places.ts'
import { readRunningOffers } from '../offers/current-offers.ts'
import { bestOfDay, offersOfDay } from '../offers/offer.ts'
import { rowOfStart } from '../offers/offer-rows.ts'
import type { CurrentOffer } from '../offers/read-offers.ts'
import { readSheet, type SheetOfDay } from '../tee-sheet/starts.ts'
import { minuteOfToday, versionOf } from './cached-search.ts'
import { coursesAt, startsBetween } from './criteria.ts'
import { groupStarts } from './group-starts.ts'

type Asked = Omit<InputOf<'GET /api/services/find_tee_times'>, 'uid' | 'bank_id' | 'is_wap' | 'lang'>
type Found = ResponseOf<'GET /api/services/find_tee_times'>[number]

const call = calls['GET /api/services/find_tee_times']

const cacheOf = perDatabase(() => openDerivedCache<Encoded>(8 * 1024 * 1024, bytesOfEncoded))

type Sources = {
  now: Date
  catalogue: Catalogue
  offers: readonly CurrentOffer[]
  courses: readonly Course[]
  sheet: SheetOfDay
}

/**
 * The answer to `find_tee_times`, kept as it goes out until something it was made from changes; an answer by distance
 * from a place is made for that golfer alone.
 */
export async function readFoundTeeTimes(
  ctx: Context,
  asked: Asked,
  language: Language,
): Promise<Encoded | Found[]> {
  const sources = await readSources(ctx, asked)
  const find = () => findTeeTimes(sources, asked, language)
  if (asked.latitude !== undefined || asked.longitude !== undefined) return find()
  const {
    date_played: day,
    page,
    limit,
    sort,
    region,
    facility_id,
    play_time,
    number_hole,
    number_player,
  } = asked
  const key = JSON.stringify([
    day,
    page,
    limit,
    sort,
    region,
    facility_id,
    play_time,
    number_hole,
    number_player,
    language,
  ])
  const version = `${versionOf(sources)},${minuteOfToday(day, sources.now)}`
  return cacheOf(ctx).read(key, version, async () => encodeAnswer(call, find()))
}

async function readSources(
  ctx: Context,
  { date_played: day, region, facility_id, number_player }: Asked,
): Promise<Sources> {
  const now = ctx.clock.now()
  const [catalogue, offers] = await Promise.all([
    readCatalogue(ctx),
    readRunningOffers(ctx, now, number_player ?? 1),
  ])
  const courses = coursesAt(catalogue, { place: '', region }).filter(
    ({ id }) => facility_id === undefined || id === facility_id,
  )
  const sheet = await readSheet(
    ctx,
    courses.map(({ id }) => id),
    day,
  )
  return { now, catalogue, offers, courses, sheet }
}

/**
 * A page of a day's free tee times across courses, grouped by course, at the price of the best offer that the party can
 * buy now.
 */
function findTeeTimes(
  { now, catalogue, offers, courses, sheet }: Sources,
  asked: Asked,
  language: Language,
): Found[] {
  const { date_played: day, page, limit, sort = 'time' } = asked
  const courseIds = courses.map((course) => course.id)
  const kilometres = distancesFrom(asked, courses)
  const wanted = {
    ...startsBetween(day, asked.play_time, now),
    priceFrom: null,
    priceTo: null,
    holes: asked.number_hole ?? null,
    players: asked.number_player ?? 1,
  }
  const ofDay = offersOfDay(offers, day)
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
