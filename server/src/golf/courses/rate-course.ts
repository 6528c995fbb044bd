import type { Query } from '#platform/database/sql'

/**
 * Counts reviews into the rating of a course, or out of it.
 *
 * @param counted.stars sum of the reviews' stars, negative to take them out
 * @param counted.reviews how many they are, negative to take them out
 * @returns false when there is no such course
 */
export async function rateCourse(
  q: Query,
  courseId: number,
  { stars, reviews }: { stars: number; reviews: number },
): Promise<boolean> {
  const rated = await q<{ id: number }>`
    update courses set rating_sum = rating_sum + ${stars}::int, rating_count = rating_count + ${reviews}::int
    where id = ${courseId} returning id`
  return rated.length > 0
}
