import { takeOffer } from '#golf/offers/quantity'
import type { SoldOffer } from '#golf/offers/sold-offers'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'

/**
 * Takes the offer's quantity for a decided booking; after the places, as all who take both do. One that holds no places
 * takes none, and is refused as well when there is not enough.
 * @throws Refusal `offer.soldOut`
 */
export async function takeQuantity(
  q: Query,
  offer: Pick<SoldOffer, 'id' | 'quantityLeft'> | null,
  players: number,
  isUnheld = false,
): Promise<void> {
  if (!offer || offer.quantityLeft === null) return
  const isLeft = isUnheld ? offer.quantityLeft >= players : await takeOffer(q, offer.id, players)
  if (!isLeft) throw new Refusal('offer.soldOut')
}
