import { demoPhones, loadDemoWorld } from '@teeviet/demo'
import { expect, onTestFinished, test } from 'vitest'
import { checkLedger } from '#platform/ledger/check'
import { createTestContext } from '#testing/context'
import { addWetRound } from './add-wet-round.ts'

test('the demo has one round of yesterday whose rain gave a credit, also when two servers start', async () => {
  const ctx = await createTestContext()
  onTestFinished(() => ctx.close())
  await loadDemoWorld({ pool: ctx.pool, today: '2026-11-20', now: ctx.clock.now(), days: 1, log: ctx.log })
  await Promise.all([addWetRound(ctx, demoPhones), addWetRound(ctx, demoPhones)])
  await addWetRound(ctx, demoPhones)
  const decided = await ctx.q`
    select w.affected_minutes as affected, r.state, r.target, r.amount_vnd = w.amount_vnd as "isWhole"
    from weather_decisions w join refunds r on r.bill_id = w.booking_id and r.cause = 'weather'`
  expect(decided).toEqual([{ affected: expect.any(Number), state: 'done', target: 'wallet', isWhole: true }])
  expect(await checkLedger(ctx.q)).toMatchObject({ balanced: true, faults: [] })
}, 120_000)
