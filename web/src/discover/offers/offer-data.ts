import { dayMs } from '@teeviet/contract/rules/time/dates'
import type { RouterContext } from '#router-context.ts'
import type { Offer } from './offer-card.tsx'

const mostListed = 20

/** Offers as structured data for search engines; those whose price staff name are left out. */
export function offerData(context: RouterContext, offers: readonly Offer[]): object {
  return {
    '@type': 'ItemList',
    itemListElement: offers
      .filter((offer) => offer.price_sale !== null)
      .slice(0, mostListed)
      .map((offer, place) => ({
        '@type': 'ListItem',
        position: place + 1,
        item: {
          '@type': 'Offer',
          name: offer.facility_name,
          price: offer.price_sale,
          priceCurrency: 'VND',
          availability: `https://schema.org/${offer.places_left > 0 ? 'InStock' : 'SoldOut'}`,
          url: `${context.origin}/san/chi-tiet/${offer.facility_id}`,
          validThrough: new Date(offer.date_end + dayMs).toISOString(),
        },
      })),
  }
}
