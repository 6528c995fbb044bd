import { type CustomerType, customerTypes } from '@teeviet/contract/rules/money/rates'
import { dayOf } from '@teeviet/contract/rules/time/dates'
import type { Query } from '#platform/database/sql'

/** The price of a player of a customer type, in VND; 0 means that staff name it. */
type CustomerRate = { customerType: CustomerType; price: number }

/** The prices that a start is sold at: its own for visitors, and the rates of the course for other customers. */
export async function ratesOfStart(
  q: Query,
  { courseId, startsAt }: { courseId: number; startsAt: Date },
): Promise<CustomerRate[]> {
  const rates = await q<{ customer: string; price: number }>`
    select customer /* not null */, price /* not null */
    from tee_times t, unnest(${[...customerTypes]}::text[]) as of (customer),
      lateral (select case customer when 'visitor' then t.price_vnd
        else rate_of(t.course_id, t.holes, customer, t.starts_at) end as price) r
    where t.play_date = ${dayOf(startsAt)}::date and t.course_id = ${courseId} and t.starts_at = ${startsAt}
      and price is not null`
  return customerTypes.flatMap((customerType) => {
    const rate = rates.find(({ customer }) => customer === customerType)
    return rate ? [{ customerType, price: rate.price }] : []
  })
}

/** The rate of a customer type for some starts of a course, in VND by start; a start without one is missing. */
export async function ratesOfStarts(
  q: Query,
  customerType: CustomerType,
  { courseId, starts }: { courseId: number; starts: readonly { startsAt: Date; holes: number }[] },
): Promise<Map<number, number>> {
  const rows = await q<{ startsAt: Date; price: number }>`
    select starts_at as "startsAt" /* not null */, rate_of(${courseId}, holes, ${customerType}, starts_at) as price /* not null */
    from unnest(${starts.map(({ startsAt }) => startsAt)}::timestamptz[], ${starts.map(({ holes }) => holes)}::int[])
      as start (starts_at, holes)
    where rate_of(${courseId}, holes, ${customerType}, starts_at) is not null`
  return new Map(rows.map(({ startsAt, price }) => [startsAt.getTime(), price]))
}
