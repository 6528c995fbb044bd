import { calls } from '@teeviet/contract/calls'
import type { Language } from '@teeviet/contract/rules/languages'
import type { Context } from '#platform/context/context'
import type { App } from '#platform/http/app'
import { serve } from '#platform/http/serve'
import type { Course } from '../courses/course.ts'
import { cardOf, detailOf, rowOf } from '../courses/course-views.ts'
import { listFavourites, markFavourite } from '../courses/favourites.ts'
import {
  courseById,
  coursesById,
  coursesByName,
  featuredCourses,
  nearestCourses,
  reviewedCourses,
  topCourses,
} from '../courses/lists.ts'
import { courseOfOffer } from '../offers/course-of-offer.ts'
import { readSearch } from './cached-search.ts'
import { offerFeed } from './offer-feed.ts'
import { lowestByCourse, priceStrip } from './price-strip.ts'
import { priceTable } from './price-table.ts'
import { mapCourses } from './search.ts'

/** Puts the courses on the wire: search, lists, detail, favourites, prices. */
export function registerCourseRoutes(app: App, ctx: Context): void {
  serve(app, ctx, calls['GET /api/services/search_courses_for_web'], async ({ input, lang }) =>
    (await coursesByName(ctx, input.q, input)).map((course) => rowOf(course, lang)),
  )
  serve(app, ctx, calls['GET /api/hio/for_cms/nearby_for_insurance'], async ({ input, lang }) => ({
    facilities: (await nearestCourses(ctx, input)).map(({ course, km }) => rowOf(course, lang, km)),
  }))
  serve(app, ctx, calls['GET /api/services/search_facility'], ({ input, lang }) =>
    readSearch(ctx, input, lang),
  )
  serve(app, ctx, calls['GET /api/services/map_facility'], ({ input, lang }) => mapCourses(ctx, input, lang))
  serve(app, ctx, calls['GET /api/services/offer_feed'], async ({ lang, reply }) => {
    reply.type('application/ld+json').header('cache-control', 'public, max-age=600')
    return JSON.stringify(await offerFeed(ctx, lang))
  })
  serve(app, ctx, calls['GET /api/services/price_strip'], ({ input }) => priceStrip(ctx, input))

  const cards = async (courses: Promise<Course[]>, lang: Language) => {
    const [listed, prices] = await Promise.all([courses, lowestByCourse(ctx)])
    return listed.map((course) => cardOf(course, lang, prices.get(course.id) ?? null))
  }
  serve(app, ctx, calls['GET /api/services/get_review_facility'], ({ input, lang }) =>
    cards(featuredCourses(ctx, input), lang),
  )
  serve(app, ctx, calls['GET /api/services/get_top_facility'], ({ input, lang }) =>
    cards(topCourses(ctx, input.limit), lang),
  )
  serve(app, ctx, calls['GET /api/for_wap/get_facility_review'], ({ input, lang }) =>
    cards(reviewedCourses(ctx, input), lang),
  )
  serve(app, ctx, calls['GET /api/services/get_detail_facility'], async ({ input, lang }) => {
    const id = input.id ?? (await courseOfOffer(ctx.q, input.product_id))
    const [course, prices] = await Promise.all([courseById(ctx, id), lowestByCourse(ctx)])
    return detailOf(course, lang, prices.get(course.id) ?? null)
  })
  serve(app, ctx, calls['POST /api/services/get_images_courses'], async ({ input }) =>
    (await coursesById(ctx, input.ids)).map(({ id, pictures }) => ({
      course_id: id,
      images: pictures.map((img) => ({ img })),
    })),
  )
  registerFavouriteRoutes(app, ctx, cards)
  registerPriceRoutes(app, ctx)
}

function registerFavouriteRoutes(
  app: App,
  ctx: Context,
  cards: (courses: Promise<Course[]>, lang: Language) => Promise<ReturnType<typeof cardOf>[]>,
) {
  serve(app, ctx, calls['POST /api/for_wap/favourite_facility'], async ({ actor, input }) => {
    await markFavourite(ctx, actor, input.facility_id, input.is_favourite === 1)
    return {
      facility_id: input.facility_id,
      is_favourite: input.is_favourite === 1 ? (1 as const) : (0 as const),
    }
  })
  serve(app, ctx, calls['GET /api/for_wap/list_favourite_facility'], ({ actor, input, lang }) =>
    cards(listFavourites(ctx, actor, input.page, input.limit), lang),
  )
}

// Three calls for one table: which screen uses which is the client's matter.
function registerPriceRoutes(app: App, ctx: Context) {
  const names = [
    'GET /api/group/api/v1/other/list_price_booking',
    'GET /api/for_wap/list_price_booking_for_wap',
    'GET /api/services/get_price_facility',
  ] as const
  for (const name of names) {
    serve(app, ctx, calls[name], ({ input, lang }) => priceTable(ctx, input, lang))
  }
}
