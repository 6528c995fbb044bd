import type { ResponseOf } from '@teeviet/contract'
import type { Language } from '@teeviet/contract/rules/languages'
import { defaultScreenType } from '@teeviet/contract/rules/limits'
import { perDatabase } from '#platform/cache/per-database'
import { openReadCache } from '#platform/cache/read-cache'
import type { Context } from '#platform/context/context'
import { type Texts, textIn } from '#platform/http/text-in'

type Banner = ResponseOf<'GET /api/adv/list_banner'>[number]
type BannerRow = Omit<Banner, 'title'> & {
  titles: Texts
  screen_type: number
  starts_at: Date | null
  ends_at: Date | null
}

/** The position of a banner: 1 the popup, 2 the banner. */
export type BannerPlace = 1 | 2

const cacheOf = perDatabase(({ events }) =>
  openReadCache<BannerRow[]>(events, { tables: ['banners'], maxAgeMs: 60_000, mostKeys: 1 }),
)

/**
 * The banners of a home variant that are due now in their order, of both places or of one, with their words in the
 * reader's language; a variant without any has the default ones.
 */
export async function listBanners(
  ctx: Context,
  screenType: number,
  language: Language,
  place?: BannerPlace,
): Promise<Banner[]> {
  const all = await cacheOf(ctx).read(
    'all',
    () => ctx.q<BannerRow>`
      select id, banner_url, url, titles, place as position, screen_type, starts_at, ends_at from banners where is_active
      order by place, banners.position, id`,
  )
  const now = ctx.clock.now()
  const asked = all.filter(
    ({ position, starts_at, ends_at }) =>
      (place === undefined || position === place) &&
      (starts_at === null || starts_at <= now) &&
      (ends_at === null || ends_at > now),
  )
  const own = asked.filter((banner) => banner.screen_type === screenType)
  const shown = own.length > 0 ? own : asked.filter((banner) => banner.screen_type === defaultScreenType)
  return shown.map(({ id, banner_url, url, titles, position }) => ({
    id,
    banner_url,
    url,
    title: textIn(titles, language) ?? '',
    position,
  }))
}
