import type { Day } from '@teeviet/contract/rules/dates'
import { useEffect } from 'react'
import { useSession } from '../../session/session.ts'
import { rememberMerchant } from '../../session/source.ts'
import { Banners } from './banners.tsx'
import { CourseRegions } from './course-regions.tsx'
import { Hero } from './hero.tsx'
import styles from './home-page.module.css'
import { NewsBlock } from './news-block.tsx'
import { FlashSaleRails, OfferRails } from './offer-rails.tsx'
import { PopupBanner } from './popup-banner.tsx'
import { ReviewRail } from './review-rail.tsx'
import { TokenArrival } from './token-arrival.tsx'
import { homeVariant } from './variant.ts'

/**
 * The first page: the promise and the switchboard, offers, courses, reviews, news. `token`: handed over by a
 * partner; `merchant`: the partner whose entry this is, named when the golfer logs in.
 */
export function HomePage({ playDay, token, merchant }: { playDay: Day; token?: string; merchant?: string }) {
  useEffect(() => {
    if (merchant !== undefined) rememberMerchant(merchant)
  }, [merchant])
  const variant = homeVariant(useSession()?.bank_id ?? 0)
  return (
    <>
      {token !== undefined && <TokenArrival token={token} />}
      <Hero variant={variant} />
      <div className={styles.page}>
        <FlashSaleRails />
        <Banners screenType={variant.screenType} />
        <OfferRails />
        <CourseRegions playDay={playDay} />
        <ReviewRail />
        <NewsBlock />
      </div>
      <PopupBanner screenType={variant.screenType} />
    </>
  )
}
