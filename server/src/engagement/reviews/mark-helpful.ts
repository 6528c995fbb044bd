import type { Member } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'

/**
 * Counts a member among those who found a review helpful, or no longer; a repeat changes nothing.
 *
 * @returns how many found it helpful now
 * @throws Refusal `request.notFound` for an unknown or hidden review, `review.own` for the member's own
 */
export async function markHelpful(
  { q, clock }: Pick<Context, 'q' | 'clock'>,
  member: Member,
  reviewId: number,
  isHelpful: boolean,
): Promise<number> {
  const [review] = await q<{ member_id: number | null }>`
    select member_id from reviews where id = ${reviewId} and hidden_at is null`
  if (!review) throw new Refusal('request.notFound')
  if (review.member_id === member.id) throw new Refusal('review.own')
  if (isHelpful) {
    await q`
      insert into review_votes (review_id, member_id, created_at) values (${reviewId}, ${member.id}, ${clock.now()})
      on conflict do nothing`
  } else {
    await q`delete from review_votes where review_id = ${reviewId} and member_id = ${member.id}`
  }
  const [votes] = await q<{ helpful: number }>`
    select count(*) as helpful from review_votes where review_id = ${reviewId}`
  return votes?.helpful ?? 0
}
