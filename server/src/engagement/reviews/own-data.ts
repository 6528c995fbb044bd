import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'
import { deleteReviewPhotos } from './photos.ts'

/** A golfer's course reviews. */
export function reviewData({ q }: Pick<Context, 'q'>, memberId: number) {
  return q<Record<string, unknown>>`
    select c.title as course, r.rating, r.greens, r.fairways, r.caddie, r.value, r.content, r.created_at, r.hidden_at, r.hidden_reason, r.reply,
      array(select p.hash from review_photos p where p.review_id = r.id order by p.position) as photos
    from reviews r join courses c on c.id = r.course_id
    where r.member_id = ${memberId} order by r.id desc`
}

/** The reviews of others that a golfer marked as helpful; without the text of one that staff have hidden. */
export function helpfulData({ q }: Pick<Context, 'q'>, memberId: number) {
  return q<Record<string, unknown>>`
    select c.title as course, case when r.hidden_at is null then r.content end as content, v.created_at
    from review_votes v join reviews r on r.id = v.review_id join courses c on c.id = r.course_id
    where v.member_id = ${memberId} order by v.created_at desc`
}

/** Shown instead of the name of a golfer whose account is deleted; the same in every language. */
const nameless = 'Golfer'

/**
 * Takes a golfer's name, picture and photos off their reviews, which go on counting for the course, and their votes off
 * others'.
 */
export async function forgetReviewer(q: Query, memberId: number): Promise<void> {
  await q`delete from review_votes where member_id = ${memberId}`
  const reviews = await q<{ id: number }>`select id from reviews where member_id = ${memberId}`
  await deleteReviewPhotos(
    q,
    reviews.map(({ id }) => id),
  )
  await q`update reviews set member_id = null, name = ${nameless}, avatar = null where member_id = ${memberId}`
}
