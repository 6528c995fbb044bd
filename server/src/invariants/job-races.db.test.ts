import { afterEach, describe, expect, test } from 'vitest'
import { cancelJob } from '#operations/jobs/change-job'
import { stepsOfImport } from '#operations/jobs/import-input'
import { runStep } from '#operations/jobs/run-step'
import { startJob } from '#operations/jobs/start-job'
import type { Staff } from '#platform/context/actor'
import { createTestContext, type TestContext } from '#testing/context'
import { addCourseWith, addScheduleWith } from '#testing/courses'
import { closeGate } from '#testing/gate'
import { addStaff } from '#testing/golf'
import { type Guard, switchOff } from '#testing/processes/unguarded-server'

/*
 * The job store gives a step to two servers when the first one is slow, and again when it lost the answer: it is done
 * once. A job that is cancelled in the middle of a step leaves nothing of the step. The twins switch the guards off and
 * must see the damage.
 */

let ctx: TestContext
let staff: Staff
afterEach(() => ctx.close())

const block = { first_tee: '06:00', last_tee: '07:00', interval_minutes: 10, number_hole: 18, capacity: 4 }

/** An import of the schedules of two courses, of which nothing is done. */
async function open(guards: readonly Guard[] = []) {
  ctx = await createTestContext({ TEE_SHEET_DAYS: '2' })
  // a Thursday
  ctx.clock.set('2026-11-19T05:00:00+07:00')
  staff = await addStaff(ctx.q, ['admin'])
  const rows: { course_id: number }[] = []
  for (const title of ['Sân Một', 'Sân Hai']) {
    const course_id = await addCourseWith(ctx.q, { title })
    await addScheduleWith(ctx.q, course_id, { weekday: 1_000_000 })
    rows.push({ course_id, ...block })
  }
  const { id } = await startJob(
    ctx,
    { actor: staff, lang: 'vi', idempotency: null },
    { kind: 'schedules_import', input: { courses: stepsOfImport(rows) }, total: 2 },
  )
  const passed = switchOff(ctx.pool, guards)
  return { id, passed, first: { jobId: id, attempt: 1, step: 0 } }
}

/** How often the schedule of each course was written, and how the job stands. */
async function outcome() {
  const courses = await ctx.q<{ written: number }>`
    select (select count(*) from golf_changes g where g.course_id = c.id)::int as written /* not null */
    from courses c order by c.id`
  const [job] = await ctx.q<{ state: string; done: number }>`select state, done from staff_jobs`
  return { written: courses.map(({ written }) => written), ...job }
}

const stepIsTheNext: Guard = {
  sql: /and attempt = (\$\d+) and done = (\$\d+)/,
  instead: 'and $1 >= 0 and $2 >= 0',
}
const jobIsLocked: Guard = {
  sql: /pg_try_advisory_xact_lock\((hashtextextended\('teeviet.staff-job', \$1\))\)/,
  instead: '$1 is not null',
}
const stateIsMovable: Guard = {
  sql: /and state = any \((\$\d+)::text\[\]\)/,
  instead: 'and $1::text[] is not null',
}

describe('one step at two servers', () => {
  async function race(guards: readonly Guard[] = []) {
    const { first, passed } = await open(guards)
    const gate = await closeGate(ctx.pool, 'golf_changes')
    const one = runStep(ctx, first)
    await gate.reached()
    const other = runStep(ctx, first)
    if (guards.length === 0) await other
    await gate.open()
    await Promise.all([one, other])
    return passed()
  }

  test('is done once, by one of them', async () => {
    await race()
    expect(await outcome()).toEqual({ written: [1, 0], state: 'running', done: 1 })
    // and the step after it is enqueued once
    expect(await ctx.enqueued('staff-job')).toHaveLength(2)
  })

  test('is done twice without the guards', async () => {
    const passed = await race([stepIsTheNext, jobIsLocked])
    expect(Math.min(...passed)).toBeGreaterThan(1)
    expect((await outcome()).written).toEqual([2, 0])
  })
})

describe('a step that is repeated after it was done', () => {
  async function repeat(guards: readonly Guard[] = []) {
    const { first, passed } = await open(guards)
    await runStep(ctx, first)
    await runStep(ctx, first)
    return passed()
  }

  test('does nothing', async () => {
    await repeat()
    expect(await outcome()).toEqual({ written: [1, 0], state: 'running', done: 1 })
  })

  test('is done again without the guard, and the second course never', async () => {
    expect(await repeat([stepIsTheNext])).toEqual([expect.any(Number)])
    expect(await outcome()).toEqual({ written: [2, 0], state: 'running', done: 2 })
  })
})

describe('a job cancelled in the middle of a step', () => {
  async function cancelInStep(guards: readonly Guard[] = []) {
    const { id, first } = await open(guards)
    const gate = await closeGate(ctx.pool, 'golf_changes')
    const step = runStep(ctx, first)
    await gate.reached()
    // at once: it does not wait for the step
    await cancelJob(ctx, staff, { id, lang: 'vi' })
    await gate.open()
    await step
  }

  test('has nothing of the step', async () => {
    await cancelInStep()
    expect(await outcome()).toEqual({ written: [0, 0], state: 'cancelled', done: 0 })
  })

  test('goes on in spite of the cancellation without the guard', async () => {
    await cancelInStep([stateIsMovable])
    expect(await outcome()).toEqual({ written: [1, 0], state: 'running', done: 1 })
  })
})
