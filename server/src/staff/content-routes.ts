import { calls } from '@teeviet/contract/calls'
import { addBanner, listBannersForStaff, orderBanners, saveBanner } from '../content/banner-desk.ts'
import { listNewsForStaff, openNews } from '../content/news-desk.ts'
import { keepPicture } from '../content/pictures.ts'
import { addNews, saveNews } from '../content/save-news.ts'
import { readSettingsForStaff, saveSettings } from '../content/settings-desk.ts'
import type { Context } from '../context.ts'
import { hideReview, listReviewsForStaff, replyToReview, showReview } from '../courses/review-desk.ts'
import type { App } from '../http/app.ts'
import { serve } from '../http/serve.ts'
import { addPackage, listPackagesForStaff, savePackage } from '../insurance/package-desk.ts'
import { requireAdmin } from './roles.ts'

/** The console's work with what golfers read: pictures, news, banners, reviews, site settings, insurance packages; administrators only. */
export function registerStaffContentRoutes(app: App, ctx: Context): void {
  serve(app, ctx, calls['POST /api/staff/pictures'], async ({ actor, input }) => {
    requireAdmin(actor)
    return keepPicture(ctx, actor, input.data)
  })

  serve(app, ctx, calls['GET /api/staff/news'], async ({ actor, input, lang }) => {
    requireAdmin(actor)
    return listNewsForStaff(ctx, input, lang)
  })
  serve(app, ctx, calls['GET /api/staff/news/:id'], async ({ actor, input, lang }) => {
    requireAdmin(actor)
    return openNews(ctx, ctx.q, input.id, lang)
  })
  serve(app, ctx, calls['POST /api/staff/news'], ({ actor: staff, input, lang, idempotency }) =>
    addNews(ctx, { staff, lang }, input, idempotency),
  )
  serve(app, ctx, calls['POST /api/staff/news/:id'], ({ actor: staff, input, lang }) =>
    saveNews(ctx, { staff, lang }, input),
  )

  serve(app, ctx, calls['GET /api/staff/banners'], async ({ actor }) => {
    requireAdmin(actor)
    return listBannersForStaff(ctx, ctx.q)
  })
  serve(app, ctx, calls['POST /api/staff/banners'], ({ actor, input, idempotency }) =>
    addBanner(ctx, actor, input, idempotency),
  )
  serve(app, ctx, calls['POST /api/staff/banners/:id'], ({ actor, input }) => saveBanner(ctx, actor, input))
  serve(app, ctx, calls['POST /api/staff/banner-order'], ({ actor, input }) =>
    orderBanners(ctx, actor, input),
  )

  serve(app, ctx, calls['GET /api/staff/settings'], async ({ actor }) => {
    requireAdmin(actor)
    return readSettingsForStaff(ctx.q)
  })
  serve(app, ctx, calls['POST /api/staff/settings'], ({ actor, input }) => saveSettings(ctx, actor, input))
  serve(app, ctx, calls['GET /api/staff/packages'], async ({ actor }) => {
    requireAdmin(actor)
    return listPackagesForStaff(ctx.q)
  })
  serve(app, ctx, calls['POST /api/staff/packages'], ({ actor, input, idempotency }) =>
    addPackage(ctx, actor, input, idempotency),
  )
  serve(app, ctx, calls['POST /api/staff/packages/:id'], ({ actor, input }) => savePackage(ctx, actor, input))

  serve(app, ctx, calls['GET /api/staff/reviews'], async ({ actor, input, lang }) => {
    requireAdmin(actor)
    return listReviewsForStaff(ctx, input, lang)
  })
  serve(app, ctx, calls['POST /api/staff/reviews/:id/hide'], ({ actor: staff, input, lang }) =>
    hideReview(ctx, { staff, lang }, input),
  )
  serve(app, ctx, calls['POST /api/staff/reviews/:id/show'], ({ actor: staff, input, lang }) =>
    showReview(ctx, { staff, lang }, input),
  )
  serve(app, ctx, calls['POST /api/staff/reviews/:id/reply'], ({ actor: staff, input, lang }) =>
    replyToReview(ctx, { staff, lang }, input),
  )
}
