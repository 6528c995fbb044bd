import type { CustomerType, DayKind } from '@teeviet/contract/rules/money/rates'
import { addDays, type Day } from '@teeviet/contract/rules/time/dates'
import type { Query } from '#platform/database/sql'

/**
 * The price of green fee, caddie fee and half a buggy for a player of a customer type, by kind of day and clock time.
 */
export type Rate = {
  id: number
  courseId: number
  dayKind: DayKind
  /** First start at this price and the first one after it, `HH:mm`. */
  timeFrom: string
  timeTo: string
  holes: number
  customerType: CustomerType
  /** VND; 0 means that staff name the price. */
  price: number
  /** First and last day it is valid on; null while no end is set. */
  validFrom: Day
  validTo: Day | null
}

/** Reads every rate, by course, in the order of the price table. */
export async function loadRates(q: Query): Promise<Map<number, Rate[]>> {
  const rates = await q<Rate>`
    select id, course_id as "courseId", day_kind as "dayKind", to_char(time_from, 'HH24:MI') as "timeFrom" /* not null */,
      to_char(time_to, 'HH24:MI') as "timeTo" /* not null */, holes, customer_type as "customerType", price_vnd as price,
      valid_from as "validFrom", valid_to as "validTo"
    from rates
    order by course_id, day_kind, time_from, holes desc, price_vnd, id`
  return Map.groupBy(rates, (rate) => rate.courseId)
}

/** Whether a rate is valid on a day. */
export function isValidOn({ validFrom, validTo }: Pick<Rate, 'validFrom' | 'validTo'>, day: Day): boolean {
  return validFrom <= day && (validTo === null || day <= validTo)
}

/** The first day from which on, up to this one, no rate began or ended: the same for days with the same rates. */
export function unchangedSince(rates: ReadonlyMap<number, readonly Rate[]>, day: Day): Day {
  let since = ''
  for (const ofCourse of rates.values()) {
    for (const { validFrom, validTo } of ofCourse) {
      if (validFrom <= day && validFrom > since) since = validFrom
      const after = validTo === null ? '' : addDays(validTo, 1)
      if (after <= day && after > since) since = after
    }
  }
  return since
}
