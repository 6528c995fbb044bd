import { z } from 'zod'
import { defineCall } from '../call.ts'
import { epochMs, id, maybe, page, request, whole, yesNo } from '../fields.ts'
import { defaultScreenType } from '../rules/limits.ts'
import { policyImageTypes } from '../rules/policy-images.ts'

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

export const getDataPost = defineCall({
  method: 'GET',
  path: '/api/services/get_data_post',
  may: 'visitor',
  summary: 'List news',
  description: 'Returns news articles, newest first, 10 per page. A shorter page is the last one.',
  request: request({ page: page() }),
  response: z.array(article),
})

export const getTopPost = defineCall({
  method: 'GET',
  path: '/api/services/get_top_post',
  may: 'visitor',
  summary: 'List top news',
  description: 'Returns at most 6 news articles, most read first.',
  request: request({}),
  response: z.array(article),
})

export const getDetailPost = defineCall({
  method: 'GET',
  path: '/api/services/get_detail_post',
  may: 'visitor',
  summary: 'Get a news article',
  description: 'Returns one published news article with its text.',
  request: request({ id }),
  response: article,
})

/** `title`: the words over the picture, empty where it has none. */
const banner = z.object({ id: z.int(), banner_url: z.string(), url: z.string(), title: z.string() })
const screenType = maybe(whole(0, 1000)).transform((type) => type ?? defaultScreenType)

export const homeAds = defineCall({
  method: 'GET',
  path: '/api/adv/home_ads',
  may: 'visitor',
  summary: 'List the advertisements of the home page',
  description: 'Returns the advertisements of the home page, by home variant.',
  request: request({ screen_type: screenType }),
  response: z.array(banner),
  legacyEnvelope: true,
})

export const listBanner = defineCall({
  method: 'GET',
  path: '/api/adv/list_banner',
  may: 'visitor',
  summary: 'List banners',
  description: 'Returns banners by home variant. `position`: 1 popup, 2 banner, both when absent.',
  request: request({ screen_type: screenType, position: maybe(whole(1, 2)) }),
  response: z.array(banner.extend({ position: z.int() })),
})

export const listPolicyImages = defineCall({
  method: 'GET',
  path: '/api/services/list_policy_images',
  may: 'visitor',
  summary: 'List the pictures of a picture page',
  description: "Returns the pictures of a picture page in the operator's order.",
  request: request({ type: z.enum(policyImageTypes) }),
  response: z.array(z.object({ url: z.string() })),
})

const link = z.object({ name: z.string(), url: z.string() })

export const siteSettings = defineCall({
  method: 'GET',
  path: '/api/services/site_settings',
  may: 'visitor',
  summary: "Get the operator's settings and the server's time limits",
  description:
    'Returns the settings that the operator can change without a release, in the requested language, and ' +
    "the server's time limits in seconds for countdowns. An unset setting is null.",
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
    /** Whether a foreign number gets its login code by e-mail. */
    email_login: yesNo,
    /** Whether golfers can wait for places of a full day. */
    waitlist: yesNo,
    otp_seconds: z.int(),
    captcha_seconds: z.int(),
    payment_window_seconds: z.int(),
    staff_confirmation_seconds: z.int(),
    session_seconds: z.int(),
    /** How long a device on which a golfer has signed in is recognised. */
    known_device_seconds: z.int(),
    /** How long after its payment a booking can be undone in full, and how long before the tee time that ends. */
    undo_seconds: z.int(),
    undo_ends_before_tee_time_seconds: z.int(),
    /** The holidays from today on as far as tee times are sold, `yyyy-mm-dd`. */
    holidays: z.array(z.string()),
  }),
})

export const listRefundTerms = defineCall({
  method: 'GET',
  path: '/api/services/list_refund_terms',
  may: 'visitor',
  summary: "List the clubs' refund terms",
  description:
    'Returns for each club until when a paid booking can be cancelled free of charge, and the charge ' +
    "afterwards. A region's clubs come first, then the rows for a whole region (`name` is empty). `stt` " +
    'is the row number; `is_sample` marks sample terms that no club has approved yet.',
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
