import { type Offer, OfferCard } from './offer-card.tsx'
import styles from './offer-grid.module.css'

/** Offers in a grid: as many in a row as fit. `opensAt`: when their sale begins (epoch ms). */
export function OfferGrid({
  offers,
  opensAt,
  level,
}: {
  offers: readonly Offer[]
  opensAt?: number | null
  level?: 2 | 3
}) {
  return (
    <ul className={styles.grid}>
      {offers.map((offer) => (
        <li key={offer.id}>
          <OfferCard offer={offer} opensAt={opensAt} level={level} />
        </li>
      ))}
    </ul>
  )
}
