import type { Query } from '#platform/database/sql'
import type { Offer } from './offer.ts'

/** An offer as a request takes it; `isInstant` when its places are contracted. */
export type SoldOffer = Offer & { isInstant: boolean }

/**
 * The offers a request may mean, running or not: the one named, or those of the named flash sale at the course, the
 * cheapest first.
 */
export async function soldOffers(
  q: Query,
  asked: { productId: number | null; flashSaleId: number | null; courseId: number },
): Promise<SoldOffer[]> {
  if (asked.productId === null && asked.flashSaleId === null) return []
  return q<SoldOffer>`
    select o.id, o.category_id as "categoryId", c.is_flash_sale as "isFlashSale", o.course_id as "courseId", o.holes,
      o.date_start as "dateStart", o.date_end as "dateEnd", to_char(o.time_start, 'HH24:MI') as "timeStart" /* not null */,
      to_char(o.time_end, 'HH24:MI') as "timeEnd" /* not null */, o.price_vnd as price, o.price_sale_vnd as "priceSale",
      o.quantity_left as "quantityLeft", o.is_active as "isActive", c.starts_at as "saleStartsAt",
      c.ends_at as "saleEndsAt", o.instant_confirmation as "isInstant"
    from offers o join offer_categories c on c.id = o.category_id
    where case when ${asked.productId}::int is null
      then o.category_id = ${asked.flashSaleId}::int and o.course_id = ${asked.courseId}
      else o.id = ${asked.productId}::int end
    order by o.price_sale_vnd, o.id`
}
