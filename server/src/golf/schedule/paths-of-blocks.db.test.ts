import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Staff } from '#platform/context/actor'
import { book, outcome } from '#testing/bookings/bookings'
import { createTestContext, type TestContext } from '#testing/context'
import { addNines, addRates } from '#testing/courses'
import { addCourse, addMember, addStaff } from '#testing/golf'
import { saveCourse } from '../courses/save-course.ts'
import { openStaffCourse } from '../courses/staff-courses.ts'
import { previewSchedule } from './preview-schedule.ts'
import { saveSchedule } from './save-schedule.ts'

let ctx: TestContext
let staff: Staff
let id: number
beforeAll(async () => {
  ctx = await createTestContext()
  staff = await addStaff(ctx.q)
})
afterAll(() => ctx.close())
beforeEach(async () => {
  ctx.clock.set('2026-11-20T08:00:00+07:00')
  id = await addCourse(ctx.q)
  await addNines(ctx.q, id)
  await addRates(ctx.q, id, { weekday: 2_000_000, weekend: 2_000_000, holiday: 2_000_000 })
})

const block = (path: string) => ({
  first_tee: '06:00',
  last_tee: '06:10',
  interval_minutes: 10,
  number_hole: 18 as const,
  capacity: 4,
  path,
})
const send = async (path: string) => ({
  id,
  version: (await openStaffCourse(ctx.q, id)).version,
  schedule: [block(path)],
})
const save = async (path: string) => saveSchedule(ctx, staff, await send(path))
const pathsOf = async (day: string) =>
  (
    await ctx.q<{ path: string | null }>`
      select path from tee_times where course_id = ${id} and play_date = ${day}::date order by starts_at`
  ).map(({ path }) => path)

test('tee times start on the path of their block, however it is typed', async () => {
  const { course } = await save('a - b')
  expect(course.schedule[0]?.path).toBe('A–B')
  expect(await pathsOf('2026-11-24')).toEqual(['A–B', 'A–B'])
})

test('another path is previewed as it is saved; tee times with players keep theirs', async () => {
  await save('A–B')
  await book(ctx, await addMember(ctx.q), { courseId: id, at: '2026-11-24T06:00:00+07:00' })
  const preview = await previewSchedule(ctx, await send('B–C'))
  const [all] = await ctx.q<{ starts: number }>`
    select count(*)::int as starts from tee_times where course_id = ${id} and starts_at > ${ctx.clock.now()}`
  expect(preview).toMatchObject({
    added: 0,
    removed: 0,
    repathed: (all?.starts ?? 0) - 1,
    kept: { tee_times: 1, bookings: 1 },
  })
  expect(await pathsOf('2026-11-24')).toEqual(['A–B', 'A–B'])
  await save('B–C')
  expect(await pathsOf('2026-11-24')).toEqual(['A–B', 'B–C'])
  await save('')
  expect(await pathsOf('2026-11-24')).toEqual(['A–B', null])
})

test('a path that the course does not have is refused', async () => {
  expect(await outcome(save('A–D'))).toBe('schedule.unknownPath')
  expect(await outcome(save('A'))).toBe('schedule.unknownPath')
})

test('the course keeps the nines on which its schedule starts', async () => {
  await save('B–C')
  const { settings, version } = await openStaffCourse(ctx.q, id)
  const without = { ...settings, paths: settings.paths.filter(({ name }) => name !== 'C') }
  expect(await outcome(saveCourse(ctx, staff, { id, version, settings: without }))).toBe('course.pathInUse')
  await save('A–B')
  const next = { id, version: version + 1, settings: without }
  expect((await saveCourse(ctx, staff, next)).settings.paths).toHaveLength(2)
})
