import type { InputOf, ResponseOf } from '@teeviet/contract'
import type { Language } from '@teeviet/contract/rules/languages'
import { courseName } from '#bookings/booking/load-course'
import { rateCourse } from '#golf/courses/rate-course'
import { recordAct } from '#identity/audit/acts'
import { isAtCourse, type Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'
import { pictureAddress } from '../content/pictures.ts'
import { scoresOf } from './list-reviews.ts'
import { deleteReviewPhotos } from './photos.ts'

export type StaffReview = ResponseOf<'GET /api/staff/reviews'>[number]
type Asked = InputOf<'GET /api/staff/reviews'> & { courses?: number[] | null }
type By = { staff: Staff; lang: Language }
type Row = {
  id: number
  course_id: number
  title: string
  title_en: string
  name: string
  content: string
  rating: number
  greens: number | null
  fairways: number | null
  caddie: number | null
  value: number | null
  helpful: number
  photos: string[]
  created_at: Date
  hidden_at: Date | null
  hidden_reason: string | null
  reply: string | null
  reply_by: 'operator' | 'club' | null
  replied_at: Date | null
  revision: number
}

/** Reviews of all courses, the latest first, a page after `after_id`. */
export async function listReviewsForStaff(
  ctx: Context,
  asked: Asked,
  lang: Language,
): Promise<StaffReview[]> {
  return (await readReviews(ctx.q, asked)).map((row) => onWire(row, lang))
}

/**
 * Takes a review off its course's page and out of the rating.
 * @throws Refusal `staff.reasonMissing`, `request.notFound`, `staff.changedMeanwhile`
 */
export async function hideReview(
  ctx: Context,
  by: By,
  { id, revision, reason }: InputOf<'POST /api/staff/reviews/:id/hide'>,
): Promise<StaffReview> {
  if (reason === '') throw new Refusal('staff.reasonMissing')
  return change(ctx, by, { id, what: 'review.hidden', detail: reason }, async (q) => {
    const hidden = await q<Counted>`
      update reviews set hidden_at = ${ctx.clock.now()}, hidden_reason = ${reason}, revision = revision + 1
      where id = ${id} and revision = ${revision} and hidden_at is null returning course_id, rating`
    await count(q, hidden, -1)
    return hidden.length > 0
  })
}

/**
 * Shows a hidden review again and counts it.
 * @throws Refusal `request.notFound`, `staff.changedMeanwhile`
 */
export async function showReview(
  ctx: Context,
  by: By,
  { id, revision }: InputOf<'POST /api/staff/reviews/:id/show'>,
): Promise<StaffReview> {
  return change(ctx, by, { id, what: 'review.shown' }, async (q) => {
    const shown = await q<Counted>`
      update reviews set hidden_at = null, hidden_reason = null, revision = revision + 1
      where id = ${id} and revision = ${revision} and hidden_at is not null returning course_id, rating`
    await count(q, shown, 1)
    return shown.length > 0
  })
}

/**
 * Deletes a review's photos for good; its words and stars stay.
 * @throws Refusal `staff.reasonMissing`, `request.notFound`, `staff.changedMeanwhile`, also for a review without photos
 */
export async function removePhotos(
  ctx: Context,
  by: By,
  { id, revision, reason }: InputOf<'POST /api/staff/reviews/:id/remove-photos'>,
): Promise<StaffReview> {
  if (reason === '') throw new Refusal('staff.reasonMissing')
  return change(ctx, by, { id, what: 'review.photos_removed', detail: reason }, async (q) => {
    const changed = await q<{ id: number }>`
      update reviews set revision = revision + 1 where id = ${id} and revision = ${revision} returning id`
    return changed.length > 0 && (await deleteReviewPhotos(q, [id])) > 0
  })
}

/**
 * Answers a review in public; an empty reply takes the answer back.
 * @throws Refusal `request.notFound`, `staff.changedMeanwhile`
 */
export async function replyToReview(
  ctx: Context,
  by: By,
  { id, revision, reply, reply_by }: InputOf<'POST /api/staff/reviews/:id/reply'>,
): Promise<StaffReview> {
  const isAnswer = reply !== ''
  const what = isAnswer ? 'review.answered' : 'review.answer_removed'
  return change(ctx, by, { id, what, detail: reply }, async (q) => {
    const answered = await q<{ id: number }>`
      update reviews set reply = ${isAnswer ? reply : null}, reply_by = ${isAnswer ? reply_by : null},
        replied_at = ${isAnswer ? ctx.clock.now() : null}, revision = revision + 1
      where id = ${id} and revision = ${revision} returning id`
    return answered.length > 0
  })
}

/**
 * The reviews of a course that golfers see, for its club, the latest first.
 * @throws Refusal `course.notFound` for a course of another club
 */
export async function listReviewsForClub(
  ctx: Context,
  { staff, lang }: By,
  asked: InputOf<'GET /api/club/reviews'>,
): Promise<StaffReview[]> {
  if (!isAtCourse(staff, asked.facility_id)) throw new Refusal('course.notFound')
  return (await readReviews(ctx.q, { ...asked, state: 'shown' })).map((row) => onWire(row, lang))
}

/**
 * Answers a review in the club's name; an empty reply takes the club's answer back. The operator's answer stays.
 * @throws Refusal `request.notFound`, also for a course of another club; `staff.changedMeanwhile`
 */
export async function replyAsClub(
  ctx: Context,
  by: By,
  { id, revision, reply }: InputOf<'POST /api/club/reviews/:id/reply'>,
): Promise<StaffReview> {
  const isAnswer = reply !== ''
  const what = isAnswer ? 'review.answered' : 'review.answer_removed'
  return change(ctx, by, { id, what, detail: reply }, async (q) => {
    const [review] = await q<{ course_id: number }>`
      select course_id from reviews where id = ${id} and hidden_at is null for update`
    if (!review || !isAtCourse(by.staff, review.course_id)) throw new Refusal('request.notFound')
    const answered = await q<{ id: number }>`
      update reviews set reply = ${isAnswer ? reply : null}, reply_by = ${isAnswer ? 'club' : null},
        replied_at = ${isAnswer ? ctx.clock.now() : null}, revision = revision + 1
      where id = ${id} and revision = ${revision} and reply_by is distinct from 'operator' returning id`
    return answered.length > 0
  })
}

type Counted = { course_id: number; rating: number }

/** The course's rating is the sum of the reviews it shows. */
async function count(q: Query, reviews: readonly Counted[], sign: 1 | -1): Promise<void> {
  for (const { course_id, rating } of reviews) {
    await rateCourse(q, course_id, { stars: sign * rating, reviews: sign })
  }
}

async function change(
  ctx: Context,
  { staff, lang }: By,
  { id, what, detail = '' }: { id: number; what: string; detail?: string },
  work: (q: Query) => Promise<boolean>,
): Promise<StaffReview> {
  return inTransaction(ctx.pool, async (q) => {
    const isDone = await work(q)
    const [row] = await readReviews(q, { id, state: 'all', limit: 1 })
    if (!row) throw new Refusal('request.notFound')
    if (!isDone) throw new Refusal('staff.changedMeanwhile')
    await recordAct(ctx, q, staff, { what, subject: `review:${id}`, detail })
    return onWire(row, lang)
  })
}

/** What is not asked for is constant where PostgreSQL plans with the values, and the indexes of each state are used. */
function readReviews(
  q: Query,
  asked: Partial<Asked> & Pick<Asked, 'state' | 'limit'> & { id?: number },
): Promise<Row[]> {
  const {
    id = null,
    state,
    facility_id = null,
    courses = null,
    rating = null,
    after_id = null,
    limit,
  } = asked
  return q<Row>`
    select r.id, r.course_id, c.title, c.title_en, r.name, r.content, r.rating, r.greens, r.fairways,
      r.caddie, r.value, (select count(*) from review_votes v where v.review_id = r.id) as helpful /* not null */,
      array(select p.hash from review_photos p where p.review_id = r.id order by p.position) as photos,
      r.created_at, r.hidden_at, r.hidden_reason, r.reply, r.reply_by, r.replied_at, r.revision
    from reviews r join courses c on c.id = r.course_id
    where (${id}::bigint is null or r.id = ${id})
      and (${state} not in ('unanswered', 'shown') or r.hidden_at is null)
      and (${state} <> 'unanswered' or r.reply is null)
      and (${state} <> 'hidden' or r.hidden_at is not null)
      and (${courses}::int[] is null or r.course_id = any (${courses}))
      and (${facility_id}::int is null or r.course_id = ${facility_id}) and (${rating}::int is null or r.rating = ${rating})
      and (${after_id}::bigint is null or r.id < ${after_id})
    order by r.id desc limit ${limit}`
}

function onWire(row: Row, lang: Language): StaffReview {
  const { id, course_id, name, content, rating, reply_by, revision } = row
  return {
    id,
    facility: { id: course_id, title: courseName(row, lang) },
    name,
    content,
    rating,
    scores: scoresOf(row),
    photos: row.photos.map(pictureAddress),
    helpful: row.helpful,
    created_at: row.created_at.getTime(),
    hidden_at: row.hidden_at?.getTime() ?? null,
    hidden_reason: row.hidden_reason ?? '',
    reply: row.reply ?? '',
    reply_by,
    replied_at: row.replied_at?.getTime() ?? null,
    revision,
  }
}
