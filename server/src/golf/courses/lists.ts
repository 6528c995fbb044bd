import { courseSearchResults } from '@teeviet/contract/rules/limits'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import { readCatalogue } from './catalogue.ts'
import { bestRatedFirst, type Course, mostReviewedFirst } from './course.ts'
import { distanceKm, type Point } from './place/distance.ts'
import { findByText } from './text/find-by-text.ts'
import { fold } from './text/fold.ts'

type Page = { page: number; limit: number }

/** The courses of the picker by typed text; a missing text is read as the letter c. */
export async function coursesByName(ctx: Context, typed: string, page: Page): Promise<Course[]> {
  const { open } = await readCatalogue(ctx)
  return pageOf(findByText(typed.trim() || 'c', open), page)
}

/**
 * The numbers of the courses a typed text means, also of those that take no bookings now, as past bookings may be at
 * them; null where nothing but signs and blanks was typed.
 */
export async function coursesMeantBy(ctx: Context, typed: string): Promise<number[] | null> {
  if (fold(typed) === '') return null
  const { byId } = await readCatalogue(ctx)
  return findByText(typed, [...byId.values()]).map(({ id }) => id)
}

/** The 10 courses nearest to a point with their distance in kilometres; those whose place is not known are left out. */
export async function nearestCourses(ctx: Context, from: Point): Promise<{ course: Course; km: number }[]> {
  const { open } = await readCatalogue(ctx)
  return open
    .flatMap((course) => {
      const { latitude, longitude } = course
      if (latitude === null || longitude === null) return []
      return [{ course, km: distanceKm(from, { latitude, longitude }) }]
    })
    .toSorted((one, other) => one.km - other.km)
    .slice(0, courseSearchResults)
}

/** The courses the operator put forward (all of them while none is), the best rated first. */
export async function featuredCourses(ctx: Context, page: Page): Promise<Course[]> {
  const { open } = await readCatalogue(ctx)
  const chosen = open.filter((course) => course.featuredRank !== null)
  return pageOf((chosen.length > 0 ? chosen : open).toSorted(bestRatedFirst), page)
}

/** The best rated courses of all. */
export async function topCourses(ctx: Context, limit: number): Promise<Course[]> {
  const { open } = await readCatalogue(ctx)
  return open.toSorted(bestRatedFirst).slice(0, limit)
}

/** The most reviewed courses. */
export async function reviewedCourses(ctx: Context, page: Page): Promise<Course[]> {
  const { open } = await readCatalogue(ctx)
  return pageOf(open.toSorted(mostReviewedFirst), page)
}

/**
 * One course, also one that takes no bookings at the moment.
 * @throws Refusal `course.notFound`
 */
export async function courseById(ctx: Context, id: number): Promise<Course> {
  const { byId } = await readCatalogue(ctx)
  const course = byId.get(id)
  if (!course) throw new Refusal('course.notFound')
  return course
}

/** The courses of some ids, in that order; unknown ones are left out. */
export async function coursesById(ctx: Context, ids: readonly number[]): Promise<Course[]> {
  const { byId } = await readCatalogue(ctx)
  return ids.flatMap((id) => byId.get(id) ?? [])
}

function pageOf(courses: readonly Course[], { page, limit }: Page): Course[] {
  return courses.slice((page - 1) * limit, page * limit)
}
