import type { Query } from '#platform/database/sql'

/** Takes so many places of an offer's quantity; false when it has not that many left. Without a quantity it never ends. */
export async function takeOffer(q: Query, offerId: number, places: number): Promise<boolean> {
  const taken = await q<{ id: number }>`
    update offers set quantity_left = quantity_left - ${places}
    where id = ${offerId} and quantity_left >= ${places}
    returning id`
  return taken.length > 0
}

/** Returns places to an offer's quantity; nothing happens without a quantity. */
export async function releaseQuantity(q: Query, offerId: number, places: number): Promise<void> {
  await q`
    update offers set quantity_left = quantity_left + ${places} where id = ${offerId} and quantity is not null`
}
