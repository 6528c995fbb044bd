import type { InputOf } from '@teeviet/contract'
import { Refusal } from '#platform/context/refusal'
import { constraintOf } from '#platform/database/errors'
import type { Query } from '#platform/database/sql'

type NewNetPrice = InputOf<'POST /api/staff/club_net_prices/import'>['prices'][number]
export type NetPriceKey = Omit<NewNetPrice, 'price'>

/**
 * Stores a net price, in place of the same one. Prices for all customers have a table for the whole day and one for hours,
 * those for some customers one for both.
 * @throws Refusal `netPrice.overlaps` for hours that overlap others from the same day
 */
export async function storeNetPrice(
  q: Query,
  courseId: number,
  one: NewNetPrice,
  { staffId, now }: { staffId: number; now: Date },
): Promise<void> {
  const {
    starts_on,
    day_kind,
    number_hole,
    customer_type,
    time_from = null,
    time_to = null,
    price = null,
  } = one
  try {
    if (customer_type)
      await q`
        insert into club_net_price_customers (course_id, starts_on, day_kind, holes, customer_type, time_from, time_to, net_vnd,
          set_by, set_at)
        values (${courseId}, ${starts_on}::date, ${day_kind}, ${number_hole}, ${customer_type}, ${time_from}::time,
          ${time_to}::time, ${price}, ${staffId}, ${now})
        on conflict (course_id, starts_on, day_kind, holes, customer_type, time_from, time_to) do update
        set net_vnd = excluded.net_vnd, set_by = excluded.set_by, set_at = excluded.set_at`
    else if (time_from === null)
      await q`
        insert into club_net_prices (course_id, starts_on, day_kind, holes, net_vnd, set_by, set_at)
        values (${courseId}, ${starts_on}::date, ${day_kind}, ${number_hole}, ${price}, ${staffId}, ${now})
        on conflict (course_id, starts_on, day_kind, holes) do update
        set net_vnd = excluded.net_vnd, set_by = excluded.set_by, set_at = excluded.set_at`
    else
      await q`
        insert into club_net_price_hours (course_id, starts_on, day_kind, holes, time_from, time_to, net_vnd, set_by, set_at)
        values (${courseId}, ${starts_on}::date, ${day_kind}, ${number_hole}, ${time_from}::time, ${time_to}::time, ${price},
          ${staffId}, ${now})
        on conflict (course_id, starts_on, day_kind, holes, time_from, time_to) do update
        set net_vnd = excluded.net_vnd, set_by = excluded.set_by, set_at = excluded.set_at`
  } catch (error) {
    if (overlaps.has(constraintOf(error)))
      throw new Refusal('netPrice.overlaps', {}, { time_from: 'overlaps with others' })
    throw error
  }
}

const overlaps = new Set<string | null>([
  'net_price_hours_do_not_overlap',
  'net_price_hours_of_customers_do_not_overlap',
])

type Deleted = { course_id: number }

/** Deletes a net price and returns whether there was one. */
export async function deleteNetPrice(q: Query, courseId: number, key: NetPriceKey): Promise<boolean> {
  const { starts_on, day_kind, number_hole, customer_type, time_from = null, time_to = null } = key
  if (customer_type) {
    const deleted = await q<Deleted>`
      delete from club_net_price_customers
      where course_id = ${courseId} and starts_on = ${starts_on}::date and day_kind = ${day_kind} and holes = ${number_hole}
        and customer_type = ${customer_type} and time_from is not distinct from ${time_from}::time
        and time_to is not distinct from ${time_to}::time
      returning course_id`
    return deleted.length > 0
  }
  const deleted =
    time_from === null
      ? await q<Deleted>`
          delete from club_net_prices
          where course_id = ${courseId} and starts_on = ${starts_on}::date and day_kind = ${day_kind}
            and holes = ${number_hole}
          returning course_id`
      : await q<Deleted>`
          delete from club_net_price_hours
          where course_id = ${courseId} and starts_on = ${starts_on}::date and day_kind = ${day_kind}
            and holes = ${number_hole} and time_from = ${time_from}::time and time_to = ${time_to}::time
          returning course_id`
  return deleted.length > 0
}
