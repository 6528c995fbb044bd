import type { NetPriceCustomers } from '@teeviet/contract/rules/money/net-prices'
import type { CustomerType, DayKind } from '@teeviet/contract/rules/money/rates'
import { type Day, instantAt } from '@teeviet/contract/rules/time/dates'
import { netPriceOf } from '#money/clubs/net-price-of'
import { removeNetPrice, setNetPrice } from '#money/clubs/net-prices'
import type { Staff } from '#platform/context/actor'
import type { TestContext } from '#testing/context'
import { addCourse } from '#testing/golf'

/** What a net price is for: by default every customer of 18 holes on weekdays from Tuesday, 24 November 2026 on. */
export type NetPriceOf = {
  customers?: NetPriceCustomers
  from?: Day
  kind?: DayKind
  hours?: readonly [from: string, to: string]
}

/** The same as the calls name it. */
export const netPriceKey = ({ customers, from = '2026-11-24', kind = 'weekday', hours }: NetPriceOf) => ({
  starts_on: from,
  day_kind: kind,
  number_hole: 18 as const,
  customer_type: customers,
  time_from: hours?.[0],
  time_to: hours?.[1],
})

/** A course whose club has these net prices (VND; undefined ends one), set by a member of staff in this order. */
export async function courseWithNetPrices(
  ctx: TestContext,
  staff: Staff,
  prices: readonly (readonly [price: number | undefined, of?: NetPriceOf])[],
) {
  const courseId = await addCourse(ctx.q)
  const set = (price: number | undefined, of: NetPriceOf = {}) =>
    setNetPrice(ctx, staff, { facility_id: courseId, ...netPriceKey(of), price })
  for (const [price, of] of prices) await set(price, of)
  return {
    courseId,
    set,
    remove: (of: NetPriceOf) => removeNetPrice(ctx, staff, { facility_id: courseId, ...netPriceKey(of) }),
    /** The price of 18 holes for these customers at a time of a day. */
    priceOf: (customers: CustomerType, day: Day, clock: string) =>
      netPriceOf(ctx.q, {
        courseId,
        day,
        startsAt: new Date(instantAt(day, clock)),
        holes: 18,
        customers,
      }),
  }
}
