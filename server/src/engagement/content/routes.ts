import { calls } from '@teeviet/contract/calls'
import { defaultLanguage, isLanguage } from '@teeviet/contract/rules/languages'
import { listPackages } from '#bookings/insurance/list-packages'
import { readComingHolidays } from '#golf/courses/catalogue'
import type { Context } from '#platform/context/context'
import type { App } from '#platform/http/app'
import { serve } from '#platform/http/serve'
import { readPolicyImages, readSiteSettings } from '#platform/settings/site-settings'
import { type BannerPlace, listBanners } from './banners.ts'
import { listNews, listTopNews, readNews } from './news.ts'
import { newsFeed } from './news-feed.ts'
import { writeViews } from './news-views.ts'
import { formatAccepted, pictureInSize, widthAsked } from './picture-sizes.ts'
import { pictureBytes } from './pictures.ts'
import { listRefundTerms } from './refund-terms.ts'
import { securityTxt } from './security-txt.ts'
import { robots, sitemap } from './sitemap.ts'

const advertised: BannerPlace = 2
const cachedAnHour = 'public, max-age=3600'

/** Puts on the wire what people read: news, banners, the operator's settings, the clubs' terms, packages on sale. */
export function registerContentRoutes(app: App, ctx: Context): void {
  app.addHook('onClose', () => writeViews(ctx))
  serve(app, ctx, calls['GET /api/services/get_data_post'], ({ input, lang }) =>
    listNews(ctx, input.page, lang),
  )
  serve(app, ctx, calls['GET /api/services/get_top_post'], ({ lang }) => listTopNews(ctx, lang))
  serve(app, ctx, calls['GET /api/services/get_detail_post'], ({ input, lang }) =>
    readNews(ctx, input.id, lang),
  )
  serve(app, ctx, calls['GET /api/adv/list_banner'], ({ input, lang }) =>
    listBanners(ctx, input.screen_type, lang, placeOf(input.position)),
  )
  serve(app, ctx, calls['GET /api/adv/home_ads'], ({ input, lang }) =>
    listBanners(ctx, input.screen_type, lang, advertised),
  )
  serve(app, ctx, calls['GET /api/services/site_settings'], async ({ lang }) => {
    const [settings, holidays] = await Promise.all([readSiteSettings(ctx, lang), readComingHolidays(ctx)])
    return { ...settings, holidays }
  })
  serve(app, ctx, calls['GET /api/services/list_refund_terms'], ({ lang }) => listRefundTerms(ctx, lang))
  serve(app, ctx, calls['GET /api/services/list_policy_images'], ({ input }) =>
    readPolicyImages(ctx, input.type),
  )
  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain').header('cache-control', cachedAnHour).send(robots(ctx)),
  )
  app.get('/sitemap.xml', async (_request, reply) =>
    reply
      .type('application/xml')
      .header('cache-control', cachedAnHour)
      .send(await sitemap(ctx)),
  )
  app.get<{ Querystring: { lang?: unknown } }>('/tin-tuc/rss.xml', async (request, reply) => {
    const { lang } = request.query
    return reply
      .type('application/rss+xml')
      .header('cache-control', cachedAnHour)
      .send(await newsFeed(ctx, isLanguage(lang) ? lang : defaultLanguage))
  })
  app.get('/.well-known/security.txt', async (_request, reply) =>
    reply
      .type('text/plain')
      .header('cache-control', cachedAnHour)
      .send(await securityTxt(ctx)),
  )
  app.get<{ Params: { name: string }; Querystring: { w?: unknown } }>(
    '/uploads/:name',
    async (request, reply) => {
      const hash = request.params.name.replace(/\.webp$/, '')
      const width = widthAsked(request.query.w)
      const format = width === undefined ? 'webp' : formatAccepted(request.headers.accept)
      const bytes =
        width === undefined
          ? await pictureBytes(ctx, hash)
          : await pictureInSize(ctx, hash, { width, format })
      if (!bytes) return reply.callNotFound()
      return reply
        .type(`image/${format}`)
        .header('vary', 'accept')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('content-security-policy', "default-src 'none'")
        .send(bytes)
    },
  )
  serve(app, ctx, calls['GET /api/services/list_package'], ({ input, lang }) =>
    listPackages(ctx, input.type_pack, lang),
  )
}

function placeOf(position: number | undefined): BannerPlace | undefined {
  return position === 1 || position === 2 ? position : undefined
}
