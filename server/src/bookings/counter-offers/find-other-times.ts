import type { InputOf, ResponseOf } from '@teeviet/contract'
import type { Language } from '@teeviet/contract/rules/languages'
import { type Day, startOfDay } from '@teeviet/contract/rules/time/dates'
import { readCatalogue } from '#golf/courses/catalogue'
import type { Course } from '#golf/courses/course'
import { titleIn } from '#golf/courses/course-views'
import { distanceKm } from '#golf/courses/place/distance'
import { readSheet, type SheetStart } from '#golf/tee-sheet/starts'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'

/** Neighbours are so many of the nearest courses, at most so many kilometres away. */
const mostNeighbours = 4
const farthestKm = 60
/** Of each course so many starts are shown, those nearest to the requested time. */
const startsShown = 6

type Asked = { course_id: number; play_date: Day; tee_time_at: Date | null; player_count: number }

/**
 * Free starts for the players of a request: at its course and at the nearest ones, those nearest to its time, which is not
 * among them. At some courses, or at all.
 * @throws Refusal `booking.notFound`
 */
export async function findOtherTimes(
  ctx: Context,
  {
    id,
    day,
    courses = null,
  }: InputOf<'GET /api/staff/bookings/:id/other-times'> & { courses?: readonly number[] | null },
  lang: Language,
): Promise<ResponseOf<'GET /api/staff/bookings/:id/other-times'>> {
  const [asked] = await ctx.q<Asked>`
    select course_id, play_date, tee_time_at, player_count from bookings where id = ${id}`
  if (!asked) throw new Refusal('booking.notFound')
  const playDay = day ?? asked.play_date
  const nearby = nearest(await readCatalogue(ctx), asked.course_id).filter(
    ({ course }) => courses?.includes(course.id) !== false,
  )
  const sheet = await readSheet(
    ctx,
    nearby.map(({ course }) => course.id),
    playDay,
  )
  const clock = asked.tee_time_at ? asked.tee_time_at.getTime() - startOfDay(asked.play_date) : 0
  const wanted = { at: startOfDay(playDay) + clock, players: asked.player_count, now: ctx.clock.now() }
  return nearby.flatMap(({ course, distance }) => {
    const free = (sheet.get(course.id) ?? []).filter(
      ({ startsAt }) => course.id !== asked.course_id || startsAt.getTime() !== asked.tee_time_at?.getTime(),
    )
    const starts = fittingStarts(free, wanted)
    if (starts.length === 0) return []
    return [
      {
        facility: { id: course.id, title: titleIn(course, lang) },
        distance: Math.round(distance * 10) / 10,
        starts: starts.map(({ startsAt, holes, placesLeft, price }) => ({
          start_at: startsAt.getTime(),
          number_hole: holes,
          places_left: placesLeft,
          price: price > 0 ? price : null,
        })),
      },
    ]
  })
}

function nearest({ open, byId }: Awaited<ReturnType<typeof readCatalogue>>, courseId: number) {
  const own = byId.get(courseId)
  if (!own) return []
  const here = pointOf(own)
  const neighbours = open.flatMap((course) => {
    const there = pointOf(course)
    if (course.id === courseId || !here || !there) return []
    const distance = distanceKm(here, there)
    return distance <= farthestKm ? [{ course, distance }] : []
  })
  const sorted = neighbours.toSorted((one, other) => one.distance - other.distance)
  return [{ course: own, distance: 0 }, ...sorted.slice(0, mostNeighbours)]
}

function pointOf({ latitude, longitude }: Course) {
  return latitude === null || longitude === null ? null : { latitude, longitude }
}

// A group larger than a start spreads from it to its neighbours.
function fittingStarts(
  starts: readonly SheetStart[],
  { at, players, now }: { at: number; players: number; now: Date },
): SheetStart[] {
  const away = ({ startsAt }: SheetStart) => Math.abs(startsAt.getTime() - at)
  return starts
    .filter(({ startsAt }) => startsAt > now)
    .filter(({ placesLeft, groupSize }) => placesLeft >= players || (players > groupSize && placesLeft > 0))
    .toSorted((one, other) => away(one) - away(other))
    .slice(0, startsShown)
    .toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
}
