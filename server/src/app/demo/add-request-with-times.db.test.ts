import { demoPhones, loadDemoWorld } from '@teeviet/demo'
import { expect, onTestFinished, test } from 'vitest'
import { addFirstSettings } from '#platform/settings/first-settings'
import { createTestContext } from '#testing/context'
import { addOpenFlight } from './add-open-flight.ts'
import { addRequestWithTimes } from './add-request-with-times.ts'

test('the demo has one waiting request that names two other times, also when two servers start', async () => {
  const ctx = await createTestContext()
  onTestFinished(() => ctx.close())
  const now = new Date('2026-11-20T08:00:00+07:00')
  ctx.clock.set(now.toISOString())
  await addFirstSettings(ctx)
  await loadDemoWorld({ pool: ctx.pool, today: '2026-11-20', now, days: 8, log: ctx.log })
  await Promise.all([addRequestWithTimes(ctx, demoPhones), addRequestWithTimes(ctx, demoPhones)])
  await addRequestWithTimes(ctx, demoPhones)
  const named = await ctx.q`
    select b.state, b.player_count as players, (select count(*) from booking_alternatives a where a.booking_id = b.id) as times
    from bookings b join members m on m.id = b.member_id where m.phone = ${demoPhones[11] ?? ''}`
  expect(named).toEqual([{ state: 'requested', players: 2, times: 2 }])
  await addOpenFlight(ctx, demoPhones)
  await addOpenFlight(ctx, demoPhones)
  const asked = await ctx.q`
    select a.state, m.phone from flight_asks a join members m on m.id = a.member_id`
  expect(asked, 'whose flight another golfer asks to join').toEqual([
    { state: 'asked', phone: demoPhones[12] },
  ])
}, 120_000)
