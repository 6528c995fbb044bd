import { z } from 'zod'
import { defineCall } from './call.ts'
import { epochMs, id, maybe, page, request, whole } from './fields.ts'
import { defaultScreenType } from './rules/limits.ts'
import { policyImageTypes } from './rules/policy-images.ts'

/** A news article; `content` is HTML, already sanitised, and empty in lists. */
const article = z
  .object({
    course_id: z.int().nullable(),
    post_id: z.int(),
    post: z.object({
      title: z.string(),
      excerpt: z.string(),
      banner: z.string(),
      author: z.string(),
      content: z.string(),
    }),
    author_info: z.object({ avatar: z.string() }),
    created_at: epochMs,
  })
  .meta({ id: 'Article' })

/** News, the latest first, 10 a page; a short page is the last. */
export const getDataPost = defineCall({
  method: 'GET',
  path: '/api/services/get_data_post',
  access: 'public',
  summary: 'News',
  request: request({ page: page() }),
  response: z.array(article),
})

/** Up to 6 top news. */
export const getTopPost = defineCall({
  method: 'GET',
  path: '/api/services/get_top_post',
  access: 'public',
  summary: 'Top news',
  request: request({}),
  response: z.array(article),
})

export const getDetailPost = defineCall({
  method: 'GET',
  path: '/api/services/get_detail_post',
  access: 'public',
  summary: 'A news article',
  request: request({ id }),
  response: article,
})

/** `title`: the words over the picture, empty where it has none. */
const banner = z.object({ id: z.int(), banner_url: z.string(), url: z.string(), title: z.string() })
const screenType = maybe(whole(0, 1000)).transform((type) => type ?? defaultScreenType)

/** The advertisements of home, by home variant. */
export const homeAds = defineCall({
  method: 'GET',
  path: '/api/adv/home_ads',
  access: 'public',
  summary: 'The advertisements of home',
  request: request({ screen_type: screenType }),
  response: z.array(banner),
  legacyEnvelope: true,
})

/** Banners by home variant; `position` 1 popup, 2 banner, both without one. */
export const listBanner = defineCall({
  method: 'GET',
  path: '/api/adv/list_banner',
  access: 'public',
  summary: 'Banners',
  request: request({ screen_type: screenType, position: maybe(whole(1, 2)) }),
  response: z.array(banner.extend({ position: z.int() })),
})

/** The stack of pictures of an image page, as the operator has set it. */
export const listPolicyImages = defineCall({
  method: 'GET',
  path: '/api/services/list_policy_images',
  access: 'public',
  summary: 'The pictures of an image page',
  request: request({ type: z.enum(policyImageTypes) }),
  response: z.array(z.object({ url: z.string() })),
})

const link = z.object({ name: z.string(), url: z.string() })

/**
 * What the operator can change without a release, in the language asked for, and the clocks the server counts
 * by (seconds), so that what a screen counts down is what the server does. Null where nothing is set.
 */
export const siteSettings = defineCall({
  method: 'GET',
  path: '/api/services/site_settings',
  access: 'public',
  summary: "The operator's addresses, links and clocks",
  request: request({}),
  response: z.object({
    company_name: z.string(),
    company_registration: z.string(),
    email: z.string(),
    hotline: z.string(),
    chat_url: z.string().nullable(),
    chat_widget_url: z.string().nullable(),
    loyalty_policy_url: z.string().nullable(),
    wallet_terms_url: z.string().nullable(),
    addresses: z.array(z.string()),
    app_links: z.array(link),
    sister_sites: z.array(link),
    golf_card_pdfs: z.array(link),
    otp_seconds: z.int(),
    captcha_seconds: z.int(),
    payment_window_seconds: z.int(),
    staff_confirmation_seconds: z.int(),
  }),
})

/**
 * Until when a paid booking is cancelled free of charge, and what is charged afterwards, club by club: a region's clubs
 * first, then the rows that hold for a whole region (`name` empty). `stt` counts the table's rows; `is_sample` marks
 * terms that no club has agreed to yet.
 */
export const listRefundTerms = defineCall({
  method: 'GET',
  path: '/api/services/list_refund_terms',
  access: 'public',
  summary: "The clubs' refund terms",
  request: request({}),
  response: z.array(
    z.object({
      stt: z.int(),
      region: z.enum(['north', 'central', 'nha-trang', 'south']),
      name: z.string(),
      refundPolicy: z.object({ condition: z.string(), time: z.string() }),
      is_sample: z.boolean(),
    }),
  ),
})
