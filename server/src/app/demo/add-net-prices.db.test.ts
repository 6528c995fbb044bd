import { loadDemoWorld } from '@teeviet/demo'
import { expect, onTestFinished, test } from 'vitest'
import { createTestContext } from '#testing/context'
import { addNetPrices } from './add-net-prices.ts'

test('one course of the demo has net prices of the whole day, of hours and for members, also when two servers start', async () => {
  const ctx = await createTestContext()
  onTestFinished(() => ctx.close())
  const now = new Date('2026-11-20T08:00:00+07:00')
  ctx.clock.set(now.toISOString())
  await loadDemoWorld({ pool: ctx.pool, today: '2026-11-20', now, days: 1, log: ctx.log })
  await Promise.all([addNetPrices(ctx), addNetPrices(ctx)])
  ctx.clock.set('2026-11-22T08:00:00+07:00')
  await addNetPrices(ctx)
  const [whole, early, late] = await ctx.q<{ vnd: number; time_from: string | null }>`
    select net_vnd as vnd, null as time_from from club_net_prices
    union all select net_vnd, time_from::text from club_net_price_hours order by time_from nulls first`
  expect([early?.time_from, late?.time_from]).toEqual(['05:30:00', '14:00:00'])
  expect(early?.vnd).toBeGreaterThan(whole?.vnd ?? 0)
  expect(whole?.vnd).toBeGreaterThan(late?.vnd ?? 0)
  const ofMembers =
    await ctx.q`select net_vnd as vnd from club_net_price_customers where customer_type = 'club_member'`
  expect(ofMembers).toHaveLength(1)
  expect(await ctx.q`select 1 from staff_acts where what = 'statement.net_price_set'`).toHaveLength(4)
}, 120_000)
