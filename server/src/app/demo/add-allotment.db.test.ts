import { addDays } from '@teeviet/contract/rules/time/dates'
import { loadDemoWorld } from '@teeviet/demo'
import { expect, onTestFinished, test } from 'vitest'
import { courseWithAllotment } from '#golf/allotments/allotment-rows'
import { suggestTeeTimes } from '#golf/search/list-tee-times'
import { createTestContext } from '#testing/context'
import { addAllotment } from './add-allotment.ts'

test('one course of the demo sells places without asking from a week ahead on, given once in a month', async () => {
  const ctx = await createTestContext()
  onTestFinished(() => ctx.close())
  const today = '2026-11-20'
  const now = new Date(`${today}T08:00:00+07:00`)
  ctx.clock.set(now.toISOString())
  await loadDemoWorld({ pool: ctx.pool, today, now, days: 11, log: ctx.log })
  const count = async () => (await ctx.q`select 1 from allotments`).length
  await Promise.all([addAllotment(ctx), addAllotment(ctx)])
  expect(await count()).toBe(1)
  const day = addDays(today, 10)
  const courseId = await courseWithAllotment(ctx.q, { day, hours: 216 })
  expect(courseId).not.toBeNull()
  expect(await courseWithAllotment(ctx.q, { day, hours: 100 })).toBeNull()
  const starts = await suggestTeeTimes(ctx, courseId ?? 0, day)
  expect(starts.filter(({ price }) => price !== null && price > 0).length).toBeGreaterThan(10)

  ctx.clock.set('2026-12-20T08:00:00+07:00')
  await addAllotment(ctx)
  expect(await count()).toBe(1)
}, 120_000)
