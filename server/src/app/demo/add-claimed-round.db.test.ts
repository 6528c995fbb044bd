import { demoPhones, loadDemoWorld } from '@teeviet/demo'
import { expect, onTestFinished, test } from 'vitest'
import { checkLedger } from '#platform/ledger/check'
import { createTestContext } from '#testing/context'
import { addClaimedRound } from './add-claimed-round.ts'

test('the demo has one hole-in-one claim with a confirmed witness, also when two servers start', async () => {
  const ctx = await createTestContext()
  onTestFinished(() => ctx.close())
  await loadDemoWorld({ pool: ctx.pool, today: '2026-11-20', now: ctx.clock.now(), days: 1, log: ctx.log })
  await Promise.all([addClaimedRound(ctx, demoPhones), addClaimedRound(ctx, demoPhones)])
  await addClaimedRound(ctx, demoPhones)
  expect(await ctx.q`select state, hole, length(photo) > 0 as photo from hio_claims`).toEqual([
    { state: 'witnessed', hole: 7, photo: true },
  ])
  expect(await checkLedger(ctx.q)).toMatchObject({ balanced: true, faults: [] })
}, 120_000)
