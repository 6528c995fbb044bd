/** Kinds of day a price is for; a holiday without a price of its own takes the weekend's. */
export const dayKinds = ['weekday', 'weekend', 'holiday'] as const
export type DayKind = (typeof dayKinds)[number]

/** The customer types of a price, in the order of the price table. */
export const customerTypes = ['visitor', 'group', 'member_guest', 'club_member'] as const
export type CustomerType = (typeof customerTypes)[number]

/** The rounds that are sold. */
export const holesSold = [18, 9, 27] as const
export type HolesSold = (typeof holesSold)[number]

/** The fields by which two rates are compared; days `yyyy-mm-dd`, clock times `HH:mm`. */
export type RateStretch = {
  day_kind: DayKind
  number_hole: number
  customer_type: CustomerType
  time_from: string
  time_to: string
  valid_from: string
  valid_to: string | null
}

/** Whether two rates name a price for the same start of the same day, which the database refuses. */
export function ratesOverlap(one: RateStretch, other: RateStretch): boolean {
  return (
    one.day_kind === other.day_kind &&
    one.number_hole === other.number_hole &&
    one.customer_type === other.customer_type &&
    one.time_from < other.time_to &&
    other.time_from < one.time_to &&
    one.valid_from <= (other.valid_to ?? '9999-12-31') &&
    other.valid_from <= (one.valid_to ?? '9999-12-31')
  )
}

/** The fields that name a rate: a file that has them all the same is about the same one. */
const rateKey = ['day_kind', 'customer_type', 'number_hole', 'time_from', 'time_to', 'valid_from'] as const

/** Whether two rates are of the same days, hours, holes and customers, from the same day on. */
export function isSameRate(
  one: Pick<RateStretch, (typeof rateKey)[number]>,
  other: Pick<RateStretch, (typeof rateKey)[number]>,
): boolean {
  return rateKey.every((name) => one[name] === other[name])
}
