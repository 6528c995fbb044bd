import { type CustomerType, customerTypes, type DayKind } from './rates.ts'

/** The customers that a net price can be for alone; visitors have that for all customers. */
export const netPriceCustomers = customerTypes.filter((type) => type !== 'visitor')
export type NetPriceCustomers = Exclude<CustomerType, 'visitor'>

/**
 * The fields that name a club's net price; days `yyyy-mm-dd`, clock times `HH:mm`, both null for the whole day, customers
 * null for all.
 */
export type NetPriceKey = {
  starts_on: string
  day_kind: DayKind
  number_hole: number
  customer_type: NetPriceCustomers | null
  time_from: string | null
  time_to: string | null
}

/** Whether two net prices have hours in common on the same first day, which the database refuses; the same one replaces itself. */
export function netPricesOverlap(one: NetPriceKey, other: NetPriceKey): boolean {
  if (one.time_from === null || one.time_to === null || other.time_from === null || other.time_to === null)
    return false
  const isOfSameRounds =
    one.starts_on === other.starts_on &&
    one.day_kind === other.day_kind &&
    one.number_hole === other.number_hole &&
    one.customer_type === other.customer_type
  const isSame = one.time_from === other.time_from && one.time_to === other.time_to
  return isOfSameRounds && !isSame && one.time_from < other.time_to && other.time_from < one.time_to
}
