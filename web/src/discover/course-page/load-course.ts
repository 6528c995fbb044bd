import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { integer } from '@teeviet/contract/display/search-params'
import type { Day } from '@teeviet/contract/rules/time/dates'
import { FailedCall } from '#api/client/failed-call.ts'
import { courseQuery } from '#api/queries/course/detail.ts'
import { topNewsQuery } from '#api/queries/news.ts'
import { reviewsQuery } from '#api/queries/reviews.ts'
import { loadCourseDay } from '#book/tee-times/load-course-day.ts'
import type { CourseDetail } from './course-facts.tsx'

const notThere = 404

/** The course of an address; the page that is not there when the address names none. */
export async function loadCourse(client: QueryClient, written: string): Promise<CourseDetail> {
  const id = integer(written)
  if (id === undefined || id < 1) throw notFound()
  try {
    return await client.ensureQueryData(courseQuery({ id }))
  } catch (error) {
    if (error instanceof FailedCall && error.status === notThere) throw notFound()
    throw error
  }
}

/** Everything a course's page shows: the course itself, and what may be missing without harm. */
export async function loadCoursePage(
  client: QueryClient,
  written: string,
  asked: Day | undefined,
): Promise<void> {
  const course = await loadCourse(client, written)
  if (!import.meta.env.SSR) return
  await Promise.all([
    loadCourseDay(client, course.id, asked),
    client.prefetchInfiniteQuery(reviewsQuery(course.id)),
    client.prefetchQuery(topNewsQuery),
  ])
}
