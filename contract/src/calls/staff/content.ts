import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { bigId, epochMs, flag, id, instant, limit, maybe, request, text, typed, whole } from '../../fields.ts'
import { inEveryLanguage, languages } from '../../rules/languages.ts'
import { defaultPageSize, largestPictureBytes } from '../../rules/limits.ts'
import { reviewScores } from '../reviews.ts'

/** Base64 is four characters for three bytes. */
const largestBase64 = Math.ceil(largestPictureBytes / 3) * 4

/** The version of a list entry the console last read: saving over a newer one is refused (409). */
const revision = whole(1, 2_147_483_647)

export const addPicture = defineCall({
  method: 'POST',
  path: '/api/staff/pictures',
  may: { staff: 'pictures.add', at: 'own' },
  summary: 'Upload a picture',
  description:
    'Stores a JPEG, PNG, WebP or AVIF picture; the format is detected from the content. The server ' +
    're-encodes it without metadata. The same picture always has the same address.',
  request: request({ data: text(largestBase64) }),
  response: z.object({ url: z.string(), width: z.int(), height: z.int() }),
  largestBody: largestBase64 + 1_000,
})

const articleText = z.object({ title: text(200), excerpt: text(500), content: text(100_000) })
const newsFields = {
  course_id: maybe(id),
  banner: typed(300),
  author: typed(100),
  texts: z
    .object(inEveryLanguage(() => articleText.optional()))
    .refine((texts) => Object.values(texts).some((text) => text?.title.trim()), 'has no title'),
  published_at: maybe(instant),
  unpublished_at: maybe(instant),
}

const newsState = z.enum(['draft', 'scheduled', 'published', 'ended'])
const newsLine = z.object({
  id: z.int(),
  title: z.string(),
  banner: z.string(),
  state: newsState,
  /** In which languages it is written. */
  languages: z.array(z.enum(languages)),
  published_at: epochMs.nullable(),
  unpublished_at: epochMs.nullable(),
  views: z.int(),
})
const newsDetail = newsLine.extend({
  course_id: z.int().nullable(),
  author: z.string(),
  texts: z.record(z.string(), z.object({ title: z.string(), excerpt: z.string(), content: z.string() })),
  revision: z.int(),
  history: z.array(z.object({ at: epochMs, what: z.string(), who: z.string(), detail: z.string() })),
})

export const staffNews = defineCall({
  method: 'GET',
  path: '/api/staff/news',
  may: { staff: 'content.edit' },
  summary: 'List news of every state',
  description: 'Returns news articles of every state, last created first.',
  request: request({
    state: maybe(newsState),
    q: typed(100),
    limit: limit(defaultPageSize),
    after_id: maybe(id),
  }),
  response: z.array(newsLine),
})

export const staffNewsById = defineCall({
  method: 'GET',
  path: '/api/staff/news/:id',
  may: { staff: 'content.edit' },
  summary: 'Get a news article with all languages',
  description: 'Returns a news article with its texts in all languages and its history.',
  request: request({ id }),
  response: newsDetail,
})

export const addNews = defineCall({
  method: 'POST',
  path: '/api/staff/news',
  may: { staff: 'content.edit' },
  summary: 'Create a news article',
  description:
    'Creates a news article; without `published_at` it is a draft. The HTML is sanitised before it is ' +
    'stored.',
  request: request(newsFields),
  response: newsDetail,
  idempotent: true,
})

export const saveNews = defineCall({
  method: 'POST',
  path: '/api/staff/news/:id',
  may: { staff: 'content.edit' },
  summary: 'Save a news article',
  description: 'Saves the whole article if `revision` is still the latest.',
  request: request({ id, revision, ...newsFields }),
  response: newsDetail,
})

const bannerTitle = typed(80)
const bannerTitles = z.object(inEveryLanguage(() => bannerTitle))
const noTitles = inEveryLanguage(() => '')
const bannerFields = {
  screen_type: whole(1, 1000),
  place: whole(1, 2),
  banner_url: typed(300),
  url: typed(300),
  /** The title over the picture; empty when the picture needs none. */
  titles: bannerTitles.default(noTitles),
  starts_at: maybe(instant),
  ends_at: maybe(instant),
  is_active: flag,
}
const staffBanner = z.object({
  id: z.int(),
  screen_type: z.int(),
  /** 1 popup, 2 banner. */
  place: z.int(),
  banner_url: z.string(),
  url: z.string(),
  titles: z.object(inEveryLanguage(() => z.string())),
  starts_at: epochMs.nullable(),
  ends_at: epochMs.nullable(),
  state: z.enum(['shown', 'waiting', 'over', 'off']),
  revision: z.int(),
})
const banners = z.object({
  banners: z.array(staffBanner),
  /** The home variants there are, each with the partners whose golfers see it; 6 is everybody else's. */
  homes: z.array(z.object({ screen_type: z.int(), partners: z.array(z.string()) })),
})

export const staffBanners = defineCall({
  method: 'GET',
  path: '/api/staff/banners',
  may: { staff: 'content.edit' },
  summary: 'List the banners of every home variant',
  description: 'Returns every banner and popup of every home variant in display order.',
  request: request({}),
  response: banners,
})

export const addBanner = defineCall({
  method: 'POST',
  path: '/api/staff/banners',
  may: { staff: 'content.edit' },
  summary: 'Create a banner',
  description:
    'Adds a banner at the end of its position. `url` must be a page of the product or a host on the ' +
    "operator's list; otherwise it is refused (`banner.link`).",
  request: request(bannerFields),
  response: banners,
  idempotent: true,
})

export const saveBanner = defineCall({
  method: 'POST',
  path: '/api/staff/banners/:id',
  may: { staff: 'content.edit' },
  summary: 'Save a banner',
  description: 'Saves a banner if `revision` is still the latest.',
  request: request({ id, revision, ...bannerFields }),
  response: banners,
})

export const orderBanners = defineCall({
  method: 'POST',
  path: '/api/staff/banner-order',
  may: { staff: 'content.edit' },
  summary: 'Reorder banners',
  description: 'Sets the order of the banners of one home variant and position. `ids` names all of them.',
  request: request({ screen_type: whole(1, 1000), place: whole(1, 2), ids: z.array(id).max(200) }),
  response: banners,
})

export const staffReview = z.object({
  id: z.int(),
  facility: z.object({ id: z.int(), title: z.string() }),
  name: z.string(),
  content: z.string(),
  rating: z.int(),
  scores: reviewScores,
  /** Addresses of its photos. */
  photos: z.array(z.string()),
  /** How many members found it helpful. */
  helpful: z.int(),
  created_at: epochMs,
  hidden_at: epochMs.nullable(),
  hidden_reason: z.string(),
  reply: z.string(),
  reply_by: z.enum(['operator', 'club']).nullable(),
  replied_at: epochMs.nullable(),
  revision: z.int(),
})

export const staffReviews = defineCall({
  method: 'GET',
  path: '/api/staff/reviews',
  may: { staff: 'reviews.moderate', at: 'listed' },
  summary: 'List reviews',
  description:
    'Returns the reviews of all courses, newest first. `unanswered` are visible reviews without a reply.',
  request: request({
    state: maybe(z.enum(['unanswered', 'shown', 'hidden', 'all'])).transform((state) => state ?? 'all'),
    facility_id: maybe(id),
    rating: maybe(whole(1, 5)),
    limit: limit(defaultPageSize),
    after_id: maybe(bigId),
  }),
  response: z.array(staffReview),
})

export const hideReview = defineCall({
  method: 'POST',
  path: '/api/staff/reviews/:id/hide',
  may: { staff: 'reviews.moderate', at: { id: 'review' } },
  summary: 'Hide a review',
  description: "Removes a review from the course page and from the course's rating; the reason is stored.",
  request: request({ id: bigId, revision, reason: typed(500) }),
  response: staffReview,
})

export const removeReviewPhotos = defineCall({
  method: 'POST',
  path: '/api/staff/reviews/:id/remove-photos',
  may: { staff: 'reviews.moderate', at: { id: 'review' } },
  summary: "Remove a review's photos",
  description:
    'Deletes the photos of a review for good, whether it is hidden or not; its words and stars stay. The reason is ' +
    'stored in the audit log.',
  request: request({ id: bigId, revision, reason: typed(500) }),
  response: staffReview,
})

export const showReview = defineCall({
  method: 'POST',
  path: '/api/staff/reviews/:id/show',
  may: { staff: 'reviews.moderate', at: { id: 'review' } },
  summary: 'Show a hidden review again',
  description: 'Restores a hidden review.',
  request: request({ id: bigId, revision }),
  response: staffReview,
})

export const replyToReview = defineCall({
  method: 'POST',
  path: '/api/staff/reviews/:id/reply',
  may: { staff: 'reviews.moderate', at: { id: 'review' } },
  summary: 'Reply to a review',
  description: "Publishes a reply in the operator's or the club's name; an empty `reply` removes the reply.",
  request: request({ id: bigId, revision, reply: typed(2000), reply_by: z.enum(['operator', 'club']) }),
  response: staffReview,
})
