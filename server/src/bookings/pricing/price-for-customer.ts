import type { CustomerType } from '@teeviet/contract/rules/money/rates'
import { ratesOfStarts } from '#golf/tee-sheet/customer-rates'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'

/**
 * Places at the rate of the customers of a request, in VND per player. Those of visitors have it already.
 * @throws Refusal `staff.noRate` when the course has no such rate for one of the starts
 */
export async function priceForCustomer<Places extends { starts_at: Date; holes: number; price_vnd: number }>(
  q: Query,
  { courseId, customerType }: { courseId: number; customerType: CustomerType },
  places: Places[] | null,
): Promise<Places[] | null> {
  if (customerType === 'visitor' || places === null) return places
  const starts = places.map(({ starts_at: startsAt, holes }) => ({ startsAt, holes }))
  const rates = await ratesOfStarts(q, customerType, { courseId, starts })
  return places.map((one) => {
    const price = rates.get(one.starts_at.getTime())
    if (price === undefined) throw new Refusal('staff.noRate')
    return { ...one, price_vnd: price }
  })
}
