import { ClientOnly } from '@tanstack/react-router'
import { defaultScreenType } from '@teeviet/contract/rules/limits'
import type { Day } from '@teeviet/contract/rules/time/dates'
import { lazy, Suspense, useEffect, useState } from 'react'
import { handedToken } from '#session/handed-token.ts'
import { rememberMerchant } from '#session/source.ts'
import { HydrateOnInteraction } from '#ui/layout/hydrate-on-interaction.tsx'
import { usePartner } from '#viewer/partner-store.ts'
import { Banners } from './banners.tsx'
import { CourseRegions } from './course-regions.tsx'
import { Hero } from './hero.tsx'
import styles from './home-page.module.css'
import { NewsBlock } from './news-block.tsx'
import { FlashSaleRails, OfferRails } from './offer-rails.tsx'
import { ReviewRail } from './review-rail.tsx'

// Few come with a token; everybody else need not load what takes it over.
const TokenArrival = lazy(() => import('./token-arrival.tsx'))
// It comes two seconds after the page, which stays as it is when the popup cannot be loaded.
const PopupBanner = lazy(() => import('./popup-banner.tsx').catch(() => ({ default: () => null })))

/**
 * The first page: the promise and the switchboard, offers, courses, reviews, news. `merchant`: the partner whose
 * entry this is, named when the golfer logs in.
 */
export function HomePage({ playDay, merchant }: { playDay: Day; merchant?: string }) {
  const [isHanded] = useState(() => handedToken() !== undefined)
  useEffect(() => {
    if (merchant !== undefined) rememberMerchant(merchant)
  }, [merchant])
  const partner = usePartner()
  const title = partner?.titles.app
  useEffect(() => {
    // The page kept for everybody is the product's by its title.
    if (title) document.title = title
  }, [title])
  const screenType = partner?.screen_type ?? defaultScreenType
  return (
    <>
      <ClientOnly>
        {isHanded && (
          <Suspense>
            <TokenArrival />
          </Suspense>
        )}
      </ClientOnly>
      <Hero partner={partner} />
      {/* Each part is hydrated separately, one after the other, which leaves time for a touch between them. */}
      <div className={styles.page}>
        <Suspense>
          <FlashSaleRails />
        </Suspense>
        <Suspense>
          <Banners screenType={screenType} />
        </Suspense>
        <OfferRails />
        <HydrateOnInteraction>
          <CourseRegions playDay={playDay} />
        </HydrateOnInteraction>
        <HydrateOnInteraction>
          <ReviewRail />
        </HydrateOnInteraction>
        <HydrateOnInteraction>
          <NewsBlock />
        </HydrateOnInteraction>
      </div>
      <ClientOnly>
        <Suspense>
          <PopupBanner screenType={screenType} />
        </Suspense>
      </ClientOnly>
    </>
  )
}
