import type { Query } from '#platform/database/sql'
import type { Offer } from './offer.ts'

/** An offer as golfers see it; `quantity` is the initial one. */
export type CurrentOffer = Offer & { quantity: number | null }

/** Reads every active offer whose sale has not ended and whose last day has not passed, from the tables. */
export async function readOffers(q: Query, now: Date): Promise<CurrentOffer[]> {
  return q<CurrentOffer>`
    select o.id, o.category_id as "categoryId", c.is_flash_sale as "isFlashSale", o.course_id as "courseId", o.holes,
      o.date_start as "dateStart", o.date_end as "dateEnd", to_char(o.time_start, 'HH24:MI') as "timeStart" /* not null */,
      to_char(o.time_end, 'HH24:MI') as "timeEnd" /* not null */, o.price_vnd as price, o.price_sale_vnd as "priceSale",
      o.quantity, o.quantity_left as "quantityLeft", o.is_active as "isActive", c.starts_at as "saleStartsAt",
      c.ends_at as "saleEndsAt"
    from offers o
    join offer_categories c on c.id = o.category_id
    where o.is_active and c.ends_at > ${now} and o.date_end >= (${now}::timestamptz at time zone 'Asia/Ho_Chi_Minh')::date
    order by c.position, o.id`
}
