import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ask } from '#testing/apps/wire'
import { addCourseWith, addScheduleWith } from '#testing/courses'
import { expireDeadJobs } from '#testing/dead-jobs'
import { closeGate } from '#testing/gate'
import { makeServerHome, type ServerHome } from '#testing/processes/server-home'
import { signInStaff } from '#testing/staff/session-headers'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const admin = { email: 'chief@teeviet.test', password: 'a password nobody guesses' }
const environment = { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password, TEE_SHEET_DAYS: '8' }
const soon = { timeout: 60_000, interval: 200 }

let home: ServerHome
beforeEach(async () => {
  home = await makeServerHome()
})
afterEach(() => home.remove())

test('an import whose server is killed in the middle of a course is finished by the next one, as if nothing had happened', async () => {
  const server = await home.start(environment)
  const rows: object[] = []
  for (const title of ['Sân Một', 'Sân Hai', 'Sân Ba']) {
    const course_id = await addCourseWith(home.q, { title })
    await addScheduleWith(home.q, course_id, { weekday: 1_000_000, weekend: 1_500_000 })
    rows.push({
      course_id,
      first_tee: '06:00',
      last_tee: '07:00',
      interval_minutes: 10,
      capacity: 4,
      number_hole: 18,
    })
  }
  // the second course is saved, and not committed
  const gate = await closeGate(home.pool, 'golf_changes', { only: "new.name = 'Sân Hai'" })
  const token = await signInStaff(home.url, admin)
  const started = await ask(`${home.url}/api/staff/jobs/schedules`, { token, body: { rows } })
  const { id } = Object(started.data)
  await gate.reached()
  await server.kill()
  await gate.open()
  await expect.poll(() => standing(id), soon).toMatchObject({ state: 'running', done: 1, courses: [1, 0, 0] })

  await expireDeadJobs(home.q)
  await home.start(environment)
  await expect.poll(() => standing(id), soon).toMatchObject({ state: 'done', done: 3 })
  const { courses, starts } = await standing(id)
  expect(courses).toEqual([1, 1, 1])
  // each course is as the one that nothing disturbed
  expect(new Set(starts).size).toBe(1)
  expect(starts[0]).toBeGreaterThan(0)
})

/** How the job stands, how often the schedule of each course was written, and its starts. */
async function standing(id: number) {
  const [job] = await home.q<{ state: string; done: number }>`
    select state, done from staff_jobs where id = ${id}`
  const courses = await home.q<{ written: number; starts: number }>`
    select (select count(*) from golf_changes g where g.course_id = c.id)::int as written /* not null */,
      (select count(*) from tee_times t where t.course_id = c.id)::int as starts /* not null */
    from courses c order by c.id`
  return {
    ...job,
    courses: courses.map(({ written }) => written),
    starts: courses.map(({ starts }) => starts),
  }
}
