import type { ResponseOf } from '@teeviet/contract'
import { perDatabase } from '#platform/cache/per-database'
import { openReadCache } from '#platform/cache/read-cache'
import type { Context } from '#platform/context/context'

type Reviews = ResponseOf<'GET /api/services/list_feedback_facility'>
export type ReviewOnWire = Reviews['reviews']['data'][number]

/** A review as the table has it. */
export type ReviewRow = {
  id: number
  name: string
  avatar: string | null
  content: string
  rating: number
  created_at: Date
  reply: string | null
  reply_by: 'operator' | 'club' | null
  replied_at: Date | null
}

const cacheOf = perDatabase(({ events }) =>
  openReadCache<Reviews>(events, { tables: ['reviews'], maxAgeMs: 30_000, mostKeys: 500 }),
)

/**
 * A page of a course's reviews that staff have not hidden, the latest first, and how they rate it: the overall rating to one decimal with their
 * number, then how many gave 5, 4, 3, 2 and 1 stars.
 */
export function listReviews(ctx: Context, courseId: number, page: number, limit: number): Promise<Reviews> {
  return cacheOf(ctx).read(`${courseId} ${page} ${limit}`, async () => {
    const [ratings, rows] = await Promise.all([
      ctx.q<{ rating: number; count: number }>`
        select rating, count(*) from reviews
        where course_id = ${courseId} and hidden_at is null group by rating`,
      ctx.q<ReviewRow>`
        select id, name, avatar, content, rating, created_at, reply, reply_by, replied_at from reviews
        where course_id = ${courseId} and hidden_at is null order by id desc limit ${limit} offset ${(page - 1) * limit}`,
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
      reviews: { total, data: rows.map(reviewOnWire) },
    }
  })
}

export function reviewOnWire(row: ReviewRow): ReviewOnWire {
  return {
    id: row.id,
    review_name: row.name,
    review_avatar: row.avatar ?? '',
    review_content: row.content,
    review_rating: row.rating,
    created_at: row.created_at.getTime(),
    reply:
      row.reply === null || row.reply_by === null || row.replied_at === null
        ? null
        : { by: row.reply_by, text: row.reply, at: row.replied_at.getTime() },
  }
}
