import { addDays, type Day, startOfDay } from '@teeviet/contract/rules/time/dates'
import type pg from 'pg'
import { flashSaleOn } from './flash-sales.ts'
import { mondayOf, offerKinds, type PlannedOffer, weekOfOffers } from './offer-plan.ts'

/** Weeks for which offers are laid out, this one included. */
const weeks = 3

/**
 * Adds the offers of these weeks and the running flash sale and those of the next three days. Every offer belongs to
 * its week or sale by name, so a later run adds new ones and never changes booked ones; past ones end by their dates.
 */
export async function loadOffers(
  client: pg.ClientBase,
  ids: ReadonlyMap<string, number>,
  today: Day,
): Promise<void> {
  const sales = [0, 1, 2, 3].map((ahead) => flashSaleOn(today, ahead))
  const categories = [
    ...sales.map(({ slug, name, startsAt, endsAt }, index) => ({
      slug,
      name,
      position: index,
      is_flash_sale: true,
      starts_at: startsAt,
      ends_at: endsAt,
    })),
    ...offerKinds.map(({ slug, name }, index) => ({
      slug,
      name,
      position: 10 + index,
      is_flash_sale: false,
      starts_at: new Date(startOfDay(addDays(today, -1))),
      ends_at: new Date(startOfDay(addDays(today, 365))),
    })),
  ]
  await client.query(
    `insert into offer_categories (slug, name, position, is_flash_sale, starts_at, ends_at)
     select slug, name, position, is_flash_sale, starts_at, ends_at
     from jsonb_to_recordset($1) as r (slug text, name jsonb, position int, is_flash_sale boolean,
       starts_at timestamptz, ends_at timestamptz)
     where not exists (select from offer_categories c where c.slug = r.slug)
     order by position`,
    [JSON.stringify(categories)],
  )
  // an ordinary offer stays open; a flash sale ends at its announced time
  await client.query(
    "update offer_categories set ends_at = $2 where slug = any ($1) and ends_at < $2::timestamptz - interval '180 days'",
    [offerKinds.map(({ slug }) => slug), new Date(startOfDay(addDays(today, 365)))],
  )
  const monday = mondayOf(today)
  const planned: PlannedOffer[] = [
    ...sales.flatMap(({ offers }) => offers),
    ...Array.from({ length: weeks }, (_, week) => weekOfOffers(addDays(monday, 7 * week))).flat(),
  ]
  const rows = planned
    .filter(({ date_end }) => date_end >= today)
    .map(({ course, ...offer }) => ({ ...offer, course_id: ids.get(course) }))
  await client.query(
    `insert into offers (slug, category_id, course_id, date_start, date_end, time_start, time_end, holes, price_vnd,
       price_sale_vnd, quantity, quantity_left)
     select r.slug, c.id, r.course_id, r.date_start, r.date_end, r.time_start, r.time_end, r.holes, r.price_vnd,
       r.price_sale_vnd, r.quantity, r.quantity
     from jsonb_to_recordset($1) as r (slug text, category text, course_id int, date_start date, date_end date,
       time_start time, time_end time, holes int2, price_vnd int, price_sale_vnd int, quantity int)
     join offer_categories c on c.slug = r.category
     where not exists (select from offers o where o.slug = r.slug)
     order by c.position, r.date_start, r.slug`,
    [JSON.stringify(rows)],
  )
}
