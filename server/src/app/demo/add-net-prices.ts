import { dayOf } from '@teeviet/contract/rules/time/dates'
import { listNetPrices, setNetPrices } from '#money/clubs/net-prices'
import type { Context } from '#platform/context/context'
import { inTransaction } from '#platform/database/transaction'
import { demoAdmin } from './add-played-round.ts'

/** What the club gets of its weekday rate in the middle of the day, in percent: all day, at the hours in demand and late, and for its members. */
const agreed = [
  { percent: 85, customer_type: undefined, time_from: undefined, time_to: undefined },
  { percent: 92, customer_type: undefined, time_from: '05:30', time_to: '07:00' },
  { percent: 75, customer_type: undefined, time_from: '14:00', time_to: '24:00' },
  { percent: 45, customer_type: 'club_member' as const, time_from: undefined, time_to: undefined },
]

/**
 * Sets net prices of one course of the demo world, of the whole weekday, of hours and for members, so that the demo shows an agreement
 * with a club by the player. Nothing is set for a course that has any.
 */
export async function addNetPrices(ctx: Context): Promise<void> {
  const admin = await demoAdmin(ctx)
  const [course] = await ctx.q<{ id: number; rateVnd: number }>`
    select c.id, r.price_vnd as "rateVnd" from courses c
    join rates r on r.course_id = c.id and r.day_kind = 'weekday' and r.holes = 18 and r.customer_type = 'visitor'
      and '10:00'::time >= r.time_from and '10:00'::time < r.time_to
    where c.is_open order by c.featured_rank nulls last, c.id, r.valid_from desc offset 7 limit 1`
  if (!admin || !course) return
  await inTransaction(ctx.pool, async (q) => {
    // a second server that starts waits here, and then finds the prices
    await q`select pg_advisory_xact_lock(hashtextextended('teeviet.demo-net-prices', 0))`
    if ((await listNetPrices(ctx, course.id)).length > 0) return
    const prices = agreed.map(({ percent, ...scope }) => ({
      starts_on: dayOf(ctx.clock.now()),
      day_kind: 'weekday' as const,
      number_hole: 18 as const,
      ...scope,
      price: Math.round((course.rateVnd * percent) / 1_000_000) * 10_000,
    }))
    await setNetPrices(ctx, admin, { facility_id: course.id, prices })
  })
}
