import type { InputOf, ResponseOf } from '@teeviet/contract'
import type { Language } from '@teeviet/contract/rules/languages'
import { formatClock } from '@teeviet/contract/rules/time/dates'
import { playTimeOf } from '@teeviet/contract/rules/time/play-times'
import type { Context } from '#platform/context/context'
import type { Course } from '../courses/course.ts'
import { courseById } from '../courses/lists.ts'
import { readRunningOffers } from '../offers/current-offers.ts'
import { bestOfDay, isOfDay, offersOfDay } from '../offers/offer.ts'
import { type OfferRow, rowOfStart } from '../offers/offer-rows.ts'
import type { CurrentOffer } from '../offers/read-offers.ts'
import { readStarts, type SheetStart } from '../tee-sheet/starts.ts'

type Asked = Pick<
  InputOf<'POST /api/for_wap/get_tee_time_by_facility'>,
  'facility_id' | 'date_played' | 'play_time' | 'number_hole'
>
type Suggestion = ResponseOf<'GET /api/booking/booking_pax/sugestion_teetime_for_wap'>[number]

/** What a list of tee times is made from: shared reads, as they are kept in memory. */
export type TeeTimeSources = {
  now: Date
  course: Course
  /** All starts of the day, the past ones too. */
  starts: readonly SheetStart[]
  /** The offers of the course on that day that run now. */
  offers: readonly CurrentOffer[]
}

/** @throws Refusal `course.notFound` */
export async function readTeeTimeSources(
  ctx: Context,
  courseId: number,
  day: string,
): Promise<TeeTimeSources> {
  const now = ctx.clock.now()
  const course = await courseById(ctx, courseId)
  const [starts, running] = await Promise.all([
    readStarts(ctx, [course.id], day),
    readRunningOffers(ctx, now),
  ])
  const offers = running.filter((offer) => offer.courseId === course.id && isOfDay(offer, day))
  return { now, course, starts, offers }
}

/**
 * A course's tee times of a day that are still to come, sold-out ones with no places left, each at the price of the
 * best offer that runs now.
 */
export function listTeeTimes(
  { now, course, starts, offers }: TeeTimeSources,
  asked: Asked,
  language: Language,
): OfferRow[] {
  const ofDay = offersOfDay(offers, asked.date_played)
  return starts
    .filter(({ startsAt }) => startsAt > now.getTime())
    .filter(({ holes }) => asked.number_hole === undefined || holes === asked.number_hole)
    .filter(({ startsAt }) => asked.play_time === undefined || playTimeOf(startsAt) === asked.play_time)
    .map((start) => rowOfStart(start, bestOfDay(ofDay, start), course, language))
}

/**
 * The free tee times of a course on a day for the quick form's picker, at their regular price: the form books no offer.
 * @throws Refusal `course.notFound`
 */
export async function suggestTeeTimes(ctx: Context, courseId: number, day: string): Promise<Suggestion[]> {
  const course = await courseById(ctx, courseId)
  const starts = await startsToCome(ctx, course.id, day)
  return starts
    .filter((start) => start.placesLeft > 0)
    .map((start) => ({
      id: start.id,
      value: start.startsAt,
      label: formatClock(start.startsAt),
      time_start: formatClock(start.startsAt),
      time_end: formatClock(start.endsAt),
      start_at: start.startsAt,
      number_hole: start.holes,
      price: start.price > 0 ? start.price : null,
      places_left: start.placesLeft,
      capacity: start.capacity,
      path: start.path ?? undefined,
    }))
}

async function startsToCome(ctx: Context, courseId: number, day: string): Promise<SheetStart[]> {
  const starts = await readStarts(ctx, [courseId], day)
  const now = ctx.clock.now()
  return starts.filter((start) => start.startsAt > now.getTime())
}
