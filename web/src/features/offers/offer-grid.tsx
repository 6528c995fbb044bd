import { type Offer, OfferCard } from './offer-card.tsx'
import styles from './offer-grid.module.css'

/** Offers in a grid: as many in a row as fit. */
export function OfferGrid({ offers, level }: { offers: readonly Offer[]; level?: 2 | 3 }) {
  return (
    <ul className={styles.grid}>
      {offers.map((offer) => (
        <li key={offer.id}>
          <OfferCard offer={offer} level={level} />
        </li>
      ))}
    </ul>
  )
}
