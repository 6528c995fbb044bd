import { invalid, Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'

/**
 * The id of the course an offer is for, also of one that is over.
 * @throws Refusal a request that names none; `course.notFound` for an unknown offer
 */
export async function courseOfOffer(q: Query, offerId: number | undefined): Promise<number> {
  if (offerId === undefined) throw invalid({ id: 'this or product_id is needed' })
  const [offer] = await q<{
    courseId: number
  }>`select course_id as "courseId" from offers where id = ${offerId}`
  if (!offer) throw new Refusal('course.notFound')
  return offer.courseId
}
