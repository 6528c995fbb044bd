import { z } from 'zod'
import { defineCall } from './call.ts'
import { bigId, epochMs, flag, id, instant, limit, maybe, request, text, typed, whole } from './fields.ts'
import { languages } from './rules/languages.ts'
import { defaultPageSize, largestPictureBytes } from './rules/limits.ts'

/** Base64 is four characters for three bytes. */
const largestBase64 = Math.ceil(largestPictureBytes / 3) * 4

/** A thing of a list as the console last saw it: whoever saves over a newer one is told so (409). */
const revision = whole(1, 2_147_483_647)

/**
 * Keeps a picture (admin): JPEG, PNG, WebP or AVIF by what it holds, whatever it is called. It is made anew without
 * anything the camera wrote beside it; the same picture has the same address for good.
 */
export const addPicture = defineCall({
  method: 'POST',
  path: '/api/staff/pictures',
  access: 'staff',
  summary: 'Keeps a picture',
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
    .object({
      vi: articleText.optional(),
      en: articleText.optional(),
      kr: articleText.optional(),
      jp: articleText.optional(),
    })
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

/** News of every state (admin), the last written first. */
export const staffNews = defineCall({
  method: 'GET',
  path: '/api/staff/news',
  access: 'staff',
  summary: 'News of every state',
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
  access: 'staff',
  summary: 'An article with all its texts',
  request: request({ id }),
  response: newsDetail,
})

/** Writes a new article (admin). Without `published_at` it is a draft; the HTML is cleaned before it is kept. */
export const addNews = defineCall({
  method: 'POST',
  path: '/api/staff/news',
  access: 'staff',
  summary: 'Writes an article',
  request: request(newsFields),
  response: newsDetail,
  idempotent: true,
})

/** Saves all of an article (admin), if it is still the `revision` that was read. */
export const saveNews = defineCall({
  method: 'POST',
  path: '/api/staff/news/:id',
  access: 'staff',
  summary: 'Saves an article',
  request: request({ id, revision, ...newsFields }),
  response: newsDetail,
})

const bannerTitle = typed(80)
const bannerTitles = z.object({ vi: bannerTitle, en: bannerTitle, kr: bannerTitle, jp: bannerTitle })
const noTitles = { vi: '', en: '', kr: '', jp: '' }
const bannerFields = {
  screen_type: whole(1, 1000),
  place: whole(1, 2),
  banner_url: typed(300),
  url: typed(300),
  /** The words over the picture; one without any speaks for itself. */
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
  titles: z.object({ vi: z.string(), en: z.string(), kr: z.string(), jp: z.string() }),
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

/** Every banner and popup of every home in its order (admin). */
export const staffBanners = defineCall({
  method: 'GET',
  path: '/api/staff/banners',
  access: 'staff',
  summary: 'Banners of every home',
  request: request({}),
  response: banners,
})

/**
 * Adds a banner at the end of its place (admin). `url` is a page of ours or a host we link to already; `banner.link`
 * answers for any other, so that a banner sends nobody to a stranger.
 */
export const addBanner = defineCall({
  method: 'POST',
  path: '/api/staff/banners',
  access: 'staff',
  summary: 'Adds a banner',
  request: request(bannerFields),
  response: banners,
  idempotent: true,
})

export const saveBanner = defineCall({
  method: 'POST',
  path: '/api/staff/banners/:id',
  access: 'staff',
  summary: 'Saves a banner',
  request: request({ id, revision, ...bannerFields }),
  response: banners,
})

/** Puts the banners of one home and place into this order (admin): all of them are named. */
export const orderBanners = defineCall({
  method: 'POST',
  path: '/api/staff/banner-order',
  access: 'staff',
  summary: 'Orders banners',
  request: request({ screen_type: whole(1, 1000), place: whole(1, 2), ids: z.array(id).max(200) }),
  response: banners,
})

const staffReview = z.object({
  id: z.int(),
  facility: z.object({ id: z.int(), title: z.string() }),
  name: z.string(),
  content: z.string(),
  rating: z.int(),
  created_at: epochMs,
  hidden_at: epochMs.nullable(),
  hidden_reason: z.string(),
  reply: z.string(),
  reply_by: z.enum(['operator', 'club']).nullable(),
  replied_at: epochMs.nullable(),
  revision: z.int(),
})

/** Reviews of all courses (admin), the latest first; `unanswered` are shown and without a reply. */
export const staffReviews = defineCall({
  method: 'GET',
  path: '/api/staff/reviews',
  access: 'staff',
  summary: 'Reviews',
  request: request({
    state: maybe(z.enum(['unanswered', 'shown', 'hidden', 'all'])).transform((state) => state ?? 'all'),
    facility_id: maybe(id),
    rating: maybe(whole(1, 5)),
    limit: limit(defaultPageSize),
    after_id: maybe(bigId),
  }),
  response: z.array(staffReview),
})

/** Takes a review off the course's page and out of its rating (admin); the reason is kept. */
export const hideReview = defineCall({
  method: 'POST',
  path: '/api/staff/reviews/:id/hide',
  access: 'staff',
  summary: 'Hides a review',
  request: request({ id: bigId, revision, reason: typed(500) }),
  response: staffReview,
})

export const showReview = defineCall({
  method: 'POST',
  path: '/api/staff/reviews/:id/show',
  access: 'staff',
  summary: 'Shows a hidden review again',
  request: request({ id: bigId, revision }),
  response: staffReview,
})

/** Answers a review in public, in the operator's or the club's name (admin); an empty `reply` takes the answer back. */
export const replyToReview = defineCall({
  method: 'POST',
  path: '/api/staff/reviews/:id/reply',
  access: 'staff',
  summary: 'Answers a review',
  request: request({ id: bigId, revision, reply: typed(2000), reply_by: z.enum(['operator', 'club']) }),
  response: staffReview,
})
