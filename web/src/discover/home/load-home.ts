import type { QueryClient } from '@tanstack/react-query'
import { serverNow } from '@teeviet/contract/live/server-clock'
import { defaultScreenType } from '@teeviet/contract/rules/limits'
import { type Day, dayOf } from '@teeviet/contract/rules/time/dates'
import { homeQueries } from '#api/queries/home.ts'
import { nextPlayDay } from '#book/tee-times/next-play-day.ts'
import { enteredKey, type Partner } from '#viewer/partner-store.ts'
import { CoursesReviewsNews, QuickBooking } from './deferred-parts.ts'

/** Today, and the day that home's courses are shown for. */
export type HomeDays = { readonly today: Day; readonly playDay: Day }

/**
 * Loads on the server the data of the first page; no failure prevents the page. Returns today and the next day to
 * play: from the server, since the visitor's clock may be wrong.
 */
export async function loadHome(client: QueryClient): Promise<HomeDays> {
  const now = serverNow()
  const playDay = nextPlayDay(now)
  const days = { today: dayOf(now), playDay }
  if (!import.meta.env.SSR) {
    // With the page, so that going back finds the place on it.
    await CoursesReviewsNews.load()
    return days
  }
  const screenType = client.getQueryData<Partner>(enteredKey)?.screen_type ?? defaultScreenType
  await Promise.all([
    QuickBooking.load(),
    CoursesReviewsNews.load(),
    client.prefetchQuery(homeQueries.categories),
    client.prefetchQuery(homeQueries.reviews),
    client.prefetchQuery(homeQueries.news),
    client.prefetchQuery(homeQueries.courses('north', playDay)),
    client.prefetchQuery(homeQueries.banners(screenType, 2)),
  ])
  return days
}
