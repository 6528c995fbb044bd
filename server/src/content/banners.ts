import type { ResponseOf } from '@teeviet/contract'
import { defaultScreenType } from '@teeviet/contract/rules/limits'
import type { Context } from '../context.ts'
import { perDatabase } from '../database/per-database.ts'
import { openReadCache } from '../database/read-cache.ts'

type Banner = ResponseOf<'GET /api/adv/list_banner'>[number]
type BannerRow = Banner & { screen_type: number }

/** Where a banner stands: 1 the popup, 2 the banner. */
export type BannerPlace = 1 | 2

const keptOf = perDatabase(({ events }) =>
  openReadCache<BannerRow[]>(events, { tables: ['banners'], maxAgeMs: 60_000, mostKeys: 1 }),
)

/** The banners of a home variant in their order, of both places or of one; a variant without any has the default ones. */
export async function listBanners(ctx: Context, screenType: number, place?: BannerPlace): Promise<Banner[]> {
  const all = await keptOf(ctx).read(
    'all',
    () => ctx.q<BannerRow>`
      select id, banner_url, url, place as position, screen_type from banners where is_active
      order by place, banners.position, id`,
  )
  const asked = all.filter(({ position }) => place === undefined || position === place)
  const own = asked.filter((banner) => banner.screen_type === screenType)
  return own.length > 0 ? own : asked.filter((banner) => banner.screen_type === defaultScreenType)
}
