import { calls } from '@teeviet/contract/calls'
import { addPackage, listPackagesForStaff, savePackage } from '#bookings/insurance/package-admin'
import type { Context } from '#platform/context/context'
import type { App } from '#platform/http/app'
import { serve } from '#platform/http/serve'
import { addBanner, listBannersForStaff, orderBanners, saveBanner } from './banner-admin.ts'
import { listNewsForStaff, openNews } from './news-admin.ts'
import { storePicture } from './pictures.ts'
import { addNews, saveNews } from './save-news.ts'
import { readSettingsForStaff, saveSettings } from './settings-admin.ts'

/** The console's work with what golfers read: pictures, news, banners, site settings, insurance packages. */
export function registerStaffContentRoutes(app: App, ctx: Context): void {
  serve(app, ctx, calls['POST /api/staff/pictures'], ({ actor, input }) =>
    storePicture(ctx, actor, input.data),
  )

  serve(app, ctx, calls['GET /api/staff/news'], ({ input, lang }) => listNewsForStaff(ctx, input, lang))
  serve(app, ctx, calls['GET /api/staff/news/:id'], ({ input, lang }) => openNews(ctx, ctx.q, input.id, lang))
  serve(app, ctx, calls['POST /api/staff/news'], ({ actor: staff, input, lang, idempotency }) =>
    addNews(ctx, { staff, lang }, input, idempotency),
  )
  serve(app, ctx, calls['POST /api/staff/news/:id'], ({ actor: staff, input, lang }) =>
    saveNews(ctx, { staff, lang }, input),
  )

  serve(app, ctx, calls['GET /api/staff/banners'], () => listBannersForStaff(ctx, ctx.q))
  serve(app, ctx, calls['POST /api/staff/banners'], ({ actor, input, idempotency }) =>
    addBanner(ctx, actor, input, idempotency),
  )
  serve(app, ctx, calls['POST /api/staff/banners/:id'], ({ actor, input }) => saveBanner(ctx, actor, input))
  serve(app, ctx, calls['POST /api/staff/banner-order'], ({ actor, input }) =>
    orderBanners(ctx, actor, input),
  )

  serve(app, ctx, calls['GET /api/staff/settings'], () => readSettingsForStaff(ctx.q))
  serve(app, ctx, calls['POST /api/staff/settings'], ({ actor, input }) => saveSettings(ctx, actor, input))
  serve(app, ctx, calls['GET /api/staff/packages'], () => listPackagesForStaff(ctx.q))
  serve(app, ctx, calls['POST /api/staff/packages'], ({ actor, input, idempotency }) =>
    addPackage(ctx, actor, input, idempotency),
  )
  serve(app, ctx, calls['POST /api/staff/packages/:id'], ({ actor, input }) => savePackage(ctx, actor, input))
}
