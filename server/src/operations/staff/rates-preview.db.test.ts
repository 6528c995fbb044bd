import { calls } from '@teeviet/contract/calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { extendTeeSheet } from '#golf/schedule/extend'
import { createStaffApp, type StaffApp } from '#testing/apps/staff-app'
import { createTestContext, type TestContext } from '#testing/context'
import { addCourseWith, addScheduleWith } from '#testing/courses'

let ctx: TestContext
let app: StaffApp
let courseId: number
beforeAll(async () => {
  ctx = await createTestContext({ TEE_SHEET_DAYS: '14' })
  app = await createStaffApp(ctx)
  // a Thursday
  ctx.clock.set('2026-11-19T09:00:00+07:00')
  courseId = await addCourseWith(ctx.q, {})
  await addScheduleWith(ctx.q, courseId, { weekday: 1_000_000, weekend: 2_000_000 })
  await extendTeeSheet(ctx)
  await app.newStaff('admin')
})
afterAll(async () => {
  await app.close()
  await ctx.close()
})

const added = {
  day_kind: 'weekday' as const,
  number_hole: 18 as const,
  customer_type: 'group' as const,
  price: 900_000,
  time_from: '05:00',
  time_to: '22:00',
  valid_from: '2026-12-01',
}
const preview = calls['POST /api/staff/rates/preview']
const table = () => app.ask(calls['GET /api/services/get_price_facility'], { facility_id: courseId })

test('changed rates are previewed as golfers would read them on a day, and nothing is saved', async () => {
  const before = await table()
  const [rate] = await app.ask(calls['GET /api/staff/rates'], { facility_id: courseId })
  if (!rate) throw new Error('no rate')
  const changed = { ...rate, valid_to: undefined, price: 1_200_000 }
  const changes = { facility_id: courseId, save: [changed, added], remove: [], lang: 'en' }
  const shown = await app.ask(preview, { ...changes, day: '2026-12-01' })
  const rows = (items: typeof shown.list_normal) =>
    items.map(({ time_start, time_end, customers, price }) =>
      [time_start, time_end, customers[0]?.name, price].join(' '),
    )
  expect(rows(shown.list_normal)).toEqual(['05:00 22:00 Visitor 1200000', '05:00 22:00 Group 900000'])
  expect(rows(shown.list_weeken)).toEqual(['05:00 22:00 Visitor 2000000'])
  // nine working days to come with four starts each: those of today are over
  expect(shown.repriced).toBe(36)
  const earlier = await app.ask(preview, { ...changes, day: '2026-11-30' })
  expect(rows(earlier.list_normal)).toEqual(['05:00 22:00 Visitor 1200000'])
  expect(await table()).toEqual(before)
})

test('rates that overlap are refused as when they are saved', async () => {
  const twice = { ...added, price: 800_000 }
  const changes = { facility_id: courseId, save: [added, twice], remove: [], day: '2026-12-01' }
  expect((await app.refused(preview, changes)).error_code).toBe(1811)
})
