import type { Language } from '@teeviet/contract/rules/languages'
import { type Day, startOfDay } from '@teeviet/contract/rules/time/dates'
import { readCatalogue } from '#golf/courses/catalogue'
import type { Course } from '#golf/courses/course'
import { titleIn } from '#golf/courses/course-views'
import { distanceKm } from '#golf/courses/place/distance'
import { readSheet, type SheetStart } from '#golf/tee-sheet/starts'
import type { Context } from '#platform/context/context'

/** Neighbours are so many of the nearest courses, at most so many kilometres away. */
const mostNeighbours = 4
const farthestKm = 60
/** Of each course so many starts are shown, those nearest to the requested time. */
const startsShown = 6

/** What a golfer has asked for; without a tee time any of the day is near. */
export type AskedTime = { courseId: number; playDate: Day; teeTimeAt: Date | null; players: number }

/** Free starts of a course, `distance` kilometres from the one that was asked for. */
export type StartsNear = {
  facility: { id: number; title: string }
  distance: number
  starts: SheetStart[]
}

/**
 * Free starts of a day for a number of players: at the course that was asked for and at the nearest ones, those nearest to
 * the asked time, which is not among them.
 * @param courses null for every course
 */
export async function timesNear(
  ctx: Context,
  asked: AskedTime,
  { day = asked.playDate, courses = null }: { day?: Day | undefined; courses?: readonly number[] | null },
  lang: Language,
): Promise<StartsNear[]> {
  const { courseId, teeTimeAt, players } = asked
  const nearby = nearest(await readCatalogue(ctx), courseId).filter(
    ({ course }) => courses?.includes(course.id) !== false,
  )
  const sheet = await readSheet(
    ctx,
    nearby.map(({ course }) => course.id),
    day,
  )
  const clock = teeTimeAt ? teeTimeAt.getTime() - startOfDay(asked.playDate) : 0
  const wanted = { at: startOfDay(day) + clock, players, now: ctx.clock.now() }
  return nearby.flatMap(({ course, distance }) => {
    const free = (sheet.get(course.id) ?? []).filter(
      ({ startsAt }) => course.id !== courseId || startsAt !== teeTimeAt?.getTime(),
    )
    const starts = fittingStarts(free, wanted)
    if (starts.length === 0) return []
    const facility = { id: course.id, title: titleIn(course, lang) }
    return [{ facility, distance: Math.round(distance * 10) / 10, starts }]
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
  const away = ({ startsAt }: SheetStart) => Math.abs(startsAt - at)
  return starts
    .filter(({ startsAt }) => startsAt > now.getTime())
    .filter(({ placesLeft, groupSize }) => placesLeft >= players || (players > groupSize && placesLeft > 0))
    .toSorted((one, other) => away(one) - away(other))
    .slice(0, startsShown)
    .toSorted((one, other) => one.startsAt - other.startsAt)
}
