import { calls } from '@teeviet/contract/calls'
import type { Context } from '#platform/context/context'
import { invalid } from '#platform/context/refusal'
import type { App } from '#platform/http/app'
import { serve } from '#platform/http/serve'
import { listCategories, listOffers } from './categories.ts'
import { listOfferTeeTimes } from './offer-tee-times.ts'

type Page = { page: number; limit: number }

/** Puts offers, categories and flash sales on the wire. */
export function registerOfferRoutes(app: App, ctx: Context): void {
  serve(app, ctx, calls['GET /api/services/get_list_categorys'], ({ lang }) => listCategories(ctx, lang))
  serve(app, ctx, calls['GET /api/services/get_list_booking_category'], async ({ input, lang }) =>
    pageOf(await listOffers(ctx, input.category_id, lang), input),
  )
  serve(app, ctx, calls['GET /api/services/get_list_pax_by_category'], async ({ input, lang }) => {
    // A flash sale is a category, so one number names either.
    const categoryId = input.flash_sale_id ?? input.category_id
    if (categoryId === undefined) throw invalid({ flash_sale_id: 'this or category_id is needed' })
    const rows =
      input.date === undefined
        ? await listOffers(ctx, categoryId, lang)
        : await listOfferTeeTimes(ctx, categoryId, input.date, lang)
    return pageOf(rows, input)
  })
}

function pageOf<Row>(rows: readonly Row[], { page, limit }: Page): Row[] {
  return rows.slice((page - 1) * limit, page * limit)
}
