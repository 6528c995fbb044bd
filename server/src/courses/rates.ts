import type { Query } from '../database/sql.ts'

export type DayKind = 'weekday' | 'weekend' | 'holiday'
export type CustomerType = 'visitor' | 'club_member' | 'member_guest' | 'group'

/** What a player of a customer type pays for green fee, caddie fee and half a buggy, by kind of day and clock time. */
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
}

/** Reads every rate, by course, in the order of the price table. */
export async function loadRates(q: Query): Promise<Map<number, Rate[]>> {
  const rates = await q<Rate>`
    select id, course_id as "courseId", day_kind as "dayKind", to_char(time_from, 'HH24:MI') as "timeFrom",
      to_char(time_to, 'HH24:MI') as "timeTo", holes, customer_type as "customerType", price_vnd as price
    from rates
    order by course_id, day_kind, time_from, holes desc, price_vnd, id`
  return Map.groupBy(rates, (rate) => rate.courseId)
}
