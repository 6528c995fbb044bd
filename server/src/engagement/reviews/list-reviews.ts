import type { ResponseOf } from '@teeviet/contract'
import type { ReviewAspect, ReviewOrder } from '@teeviet/contract/rules/review-aspects'
import { perDatabase } from '#platform/cache/per-database'
import { openReadCache } from '#platform/cache/read-cache'
import type { Context } from '#platform/context/context'
import { pictureAddress } from '../content/pictures.ts'

type Reviews = ResponseOf<'GET /api/services/list_feedback_facility'>
export type ReviewOnWire = Reviews['reviews']['data'][number]

/** A review as the table has it. */
export type ReviewRow = {
  id: number
  name: string
  avatar: string | null
  content: string
  rating: number
  greens: number | null
  fairways: number | null
  caddie: number | null
  value: number | null
  helpful: number
  photos: string[]
  created_at: Date
  reply: string | null
  reply_by: 'operator' | 'club' | null
  replied_at: Date | null
}

const cacheOf = perDatabase(({ events }) =>
  openReadCache<Reviews>(events, { tables: ['reviews'], maxAgeMs: 30_000, mostKeys: 500 }),
)

/**
 * A page of a course's reviews that staff have not hidden, and how they rate it: the overall rating to one decimal with their
 * number, then how many gave 5, 4, 3, 2 and 1 stars, and the averages of each aspect. The most helpful are those that
 * most members marked, the later one of two.
 */
export function listReviews(
  ctx: Context,
  courseId: number,
  { sort = 'newest', page, limit }: { sort?: ReviewOrder | undefined; page: number; limit: number },
): Promise<Reviews> {
  return cacheOf(ctx).read(`${courseId} ${sort} ${page} ${limit}`, async () => {
    const [ratings, [averages], rows] = await Promise.all([
      ctx.q<{ rating: number; count: number }>`
        select rating, count(*) from reviews
        where course_id = ${courseId} and hidden_at is null group by rating`,
      ctx.q<Record<ReviewAspect, number | null>>`
        select round(avg(greens), 1)::float8 as greens, round(avg(fairways), 1)::float8 as fairways,
          round(avg(caddie), 1)::float8 as caddie, round(avg(value), 1)::float8 as value
        from reviews where course_id = ${courseId} and hidden_at is null`,
      ctx.q<ReviewRow>`
        select r.id, r.name, r.avatar, r.content, r.rating, r.greens, r.fairways, r.caddie, r.value,
          coalesce(v.helpful, 0) as helpful,
          array(select p.hash from review_photos p where p.review_id = r.id order by p.position) as photos, r.created_at, r.reply, r.reply_by, r.replied_at
        from reviews r
        left join (
          select v.review_id, count(*) as helpful from review_votes v join reviews of on of.id = v.review_id
          where of.course_id = ${courseId} group by v.review_id
        ) v on v.review_id = r.id
        where r.course_id = ${courseId} and r.hidden_at is null
        order by case when ${sort} = 'helpful' then coalesce(v.helpful, 0) end desc, r.id desc
        limit ${limit} offset ${(page - 1) * limit}`,
    ])
    const total = ratings.reduce((sum, { count }) => sum + count, 0)
    const stars = ratings.reduce((sum, { rating, count }) => sum + rating * count, 0)
    const overall = total === 0 ? 0 : Math.round((stars / total) * 10) / 10
    const byStars = [5, 4, 3, 2, 1].map((rating) => ({
      review_rating: rating,
      count: ratings.find((one) => one.rating === rating)?.count ?? 0,
    }))
    return {
      count: [{ review_rating: overall, count: total }, ...byStars],
      scores: averages ?? { greens: null, fairways: null, caddie: null, value: null },
      reviews: { total, data: rows.map(reviewOnWire) },
    }
  })
}

/** The columns of the aspects as the wire has them. */
export function scoresOf({ greens, fairways, caddie, value }: Record<ReviewAspect, number | null>) {
  return { greens, fairways, caddie, value }
}

export function reviewOnWire(row: ReviewRow): ReviewOnWire {
  return {
    id: row.id,
    review_name: row.name,
    review_avatar: row.avatar ?? '',
    review_content: row.content,
    review_rating: row.rating,
    scores: scoresOf(row),
    photos: row.photos.map(pictureAddress),
    helpful: row.helpful,
    created_at: row.created_at.getTime(),
    reply:
      row.reply === null || row.reply_by === null || row.replied_at === null
        ? null
        : { by: row.reply_by, text: row.reply, at: row.replied_at.getTime() },
  }
}
