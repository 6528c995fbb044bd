import { ClientOnly } from '@tanstack/react-router'
import { defaultScreenType } from '@teeviet/contract/rules/limits'
import { lazy, Suspense, useEffect, useState } from 'react'
import { rememberMerchant } from '#session/source.ts'
import { ssoToken } from '#session/sso-token.ts'
import { usePartner } from '#viewer/partner-store.ts'
import { Banners } from './banners.tsx'
import { CoursesReviewsNews } from './deferred-parts.ts'
import { Hero } from './hero.tsx'
import styles from './home-page.module.css'
import type { HomeDays } from './load-home.ts'
import { FlashSaleRails, OfferRails } from './offer-rails.tsx'

// Few come with a token; everybody else need not load what takes it over.
const TokenArrival = lazy(() => import('./token-arrival.tsx'))
// It comes two seconds after the page, which stays as it is when the popup cannot be loaded.
const PopupBanner = lazy(() => import('./popup/popup-banner.tsx').catch(() => ({ default: () => null })))

/**
 * The first page: the promise and the switchboard, offers, courses, reviews, news. `merchant`: the partner whose
 * entry this is, named when the golfer logs in.
 */
export function HomePage({ days, merchant }: { days: HomeDays; merchant?: string }) {
  const [isHanded] = useState(() => ssoToken() !== undefined)
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
      <Hero partner={partner} days={days} />
      {/* Each part is hydrated separately, one after the other, which leaves time for a touch between them. */}
      <div className={styles.page}>
        <Suspense>
          <FlashSaleRails />
        </Suspense>
        <Suspense>
          <Banners screenType={screenType} />
        </Suspense>
        <OfferRails />
        <CoursesReviewsNews playDay={days.playDay} />
      </div>
      <ClientOnly>
        <Suspense>
          <PopupBanner screenType={screenType} />
        </Suspense>
      </ClientOnly>
    </>
  )
}
