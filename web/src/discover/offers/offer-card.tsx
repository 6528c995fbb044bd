import { Link } from '@tanstack/react-router'
import { rangeOf } from '@teeviet/contract/display/range-of'
import { minuteOfClock } from '@teeviet/contract/rules/time/dates'
import type { DataOf } from '#api/client/call-types.ts'
import type * as api from '#api/index.ts'
import { bookingLink } from '#book/tee-times/booking-link.ts'
import { useLanguage, useT } from '#i18n/use-texts.tsx'
import { useByServerTime } from '#session/use-server-now.ts'
import { classNames } from '#ui/class-names.ts'
import { Price } from '#ui/golf/price.tsx'
import { Stars } from '#ui/golf/stars.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { CancelRule } from './cancel-rule.tsx'
import { discountOf } from './discount.ts'
import styles from './offer-card.module.css'
import { offerDays } from './offer-days.ts'
import { useBookingGate } from './use-booking-gate.ts'

const placesWorthNaming = 12
const lastPlaces = 4

export type Offer = DataOf<typeof api.offers.ofCategory>[number]

/**
 * An offer to book: picture, course, validity, regular and sale price, places left. Login is needed. `opensAt`: when
 * its sale begins (epoch ms); booking is disabled before.
 */
export function OfferCard({
  offer,
  opensAt = null,
  urgent,
  level = 3,
}: {
  offer: Offer
  opensAt?: number | null
  urgent?: boolean
  level?: 2 | 3
}) {
  const Name = `h${level}` as const
  const language = useLanguage()
  const ui = useT('ui')
  const gate = useBookingGate()
  const discount = discountOf(offer)
  return (
    <Link {...bookingLink(offer)} onClick={gate} className={classNames(styles.card, urgent && styles.urgent)}>
      <span className={styles.frame}>
        <Picture src={offer.images[0]} alt="" ratio="16 / 10" />
        {discount !== null && <span className={classNames('amount', styles.discount)}>−{discount}%</span>}
      </span>
      <span className={styles.words}>
        <Name className={styles.name}>{offer.facility_name}</Name>
        <span className={styles.place}>
          {offer.location}
          <Stars rating={offer.rating} />
        </span>
        <span className={styles.when}>
          <span className="time">{rangeOf(offer.time_start, offer.time_end, language)}</span>
          <span className="date">{offerDays(offer, language)}</span>
          <span>{ui('holes', { n: offer.number_hole })}</span>
        </span>
        <span className={styles.price}>
          <Price amount={offer.price_sale} regular={offer.price} size="large" per />
        </span>
        <span className={styles.cancel}>
          <CancelRule terms={offer.cancel_terms} price={offer.price_sale} until={lastStartOf(offer)} />
        </span>
        <span className={styles.foot}>
          <PlacesLeft places={offer.places_left} />
          <BookNow opensAt={opensAt} />
        </span>
      </span>
    </Link>
  )
}

/** The end of the last day that the offer covers, epoch ms. */
const lastStartOf = ({ date_end, time_end }: Offer) => date_end + minuteOfClock(time_end) * 60_000

function BookNow({ opensAt }: { opensAt: number | null }) {
  const t = useT('tee-times')
  const isAhead = useByServerTime((now) => opensAt !== null && now !== null && now < opensAt)
  if (isAhead) return <span>{t('opensSoon')}</span>
  return <span className={styles.book}>{t('bookNow')}</span>
}

/** Few places are worth naming; many are not. */
function PlacesLeft({ places }: { places: number }) {
  const ui = useT('ui')
  if (places > placesWorthNaming) return <span />
  return (
    <span className={places <= lastPlaces ? styles.few : undefined}>
      {places > 0 ? ui('placesLeft', { n: places }) : ui('fullyBooked')}
    </span>
  )
}
