import { inEveryLanguage } from '@teeviet/contract/rules/languages'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Staff } from '#platform/context/actor'
import { book } from '#testing/bookings/bookings'
import { createTestContext, type TestContext } from '#testing/context'
import { addCourseWith, addScheduleWith } from '#testing/courses'
import { addMember, addStaff } from '#testing/golf'
import { extendTeeSheet } from '../schedule/extend.ts'
import { previewSchedule } from '../schedule/preview-schedule.ts'
import { saveSchedule } from '../schedule/save-schedule.ts'
import { listChanges } from './golf-changes.ts'
import { loadCourses } from './load-courses.ts'
import { saveRefundTerms } from './refund-terms/save-refund-terms.ts'
import { addCourse, saveCourse } from './save-course.ts'
import { openStaffCourse, type StaffCourse } from './staff-courses.ts'
import { findByText } from './text/find-by-text.ts'

let ctx: TestContext
let staff: Staff
let course: StaffCourse

beforeAll(async () => {
  ctx = await createTestContext({ TEE_SHEET_DAYS: '2' })
  staff = await addStaff(ctx.q)
})
afterAll(() => ctx.close())
beforeEach(async () => {
  ctx.clock.set('2026-11-24T00:30:00+07:00')
  await ctx.q.text('truncate courses, tee_times, golf_changes restart identity cascade')
  const id = await addCourseWith(ctx.q, { title: 'Sân golf Cũ' })
  await addScheduleWith(ctx.q, id, { weekday: 1_000_000, weekend: 2_000_000 })
  await extendTeeSheet(ctx)
  course = await openStaffCourse(ctx.q, id)
})

describe('a saved course', () => {
  test('is shown to golfers and searchable, and its audit log names the changes', async () => {
    const settings = {
      ...course.settings,
      title: 'Sân golf Đồi Mới',
      description: { ...inEveryLanguage(() => ''), vi: 'Sân trên đồi', jp: '丘のコース' },
      dress_code: { ...inEveryLanguage(() => ''), en: 'Collared shirt' },
      facilities: ['driving_range' as const, 'pool' as const],
      paths: [
        { name: 'A', holes: 9, par: 36, length_yards: 3_400, map: '/pictures/scenes/doi/green.webp' },
        { name: 'B', holes: 9, par: null, length_yards: null, map: null },
      ],
      pictures: ['/pictures/b.svg', '/pictures/a.svg'],
      logo: '/pictures/logos/doi.svg',
    }
    const saved = await saveCourse(ctx, staff, { id: course.id, version: course.version, settings })
    expect(saved.settings).toEqual(settings)
    const seen = await loadCourses(ctx.q)
    expect(findByText('doi moi', seen)).toMatchObject([
      {
        title: 'Sân golf Đồi Mới',
        description: { vi: 'Sân trên đồi', jp: '丘のコース' },
        dressCode: { en: 'Collared shirt' },
        pictures: settings.pictures,
        logo: settings.logo,
      },
    ])
    const [line] = await listChanges(ctx, { facility_id: course.id, limit: 1 })
    expect(line?.fields.map(({ field }) => field)).toEqual([
      'title',
      'description.vi',
      'description.jp',
      'dress_code.en',
      'facilities',
      'logo',
      'paths',
      'pictures',
    ])
  })

  test('is not overwritten by a staff member with an older version', async () => {
    const change = (title: string) =>
      saveCourse(ctx, staff, {
        id: course.id,
        version: course.version,
        settings: { ...course.settings, title },
      })
    await change('Một')
    await expect(change('Hai')).rejects.toThrow('staff.changedMeanwhile')
    expect((await openStaffCourse(ctx.q, course.id)).settings.title).toBe('Một')
  })

  test('may be a new one, also with a name that is there already', async () => {
    const first = await addCourse(ctx, staff, course.settings)
    const second = await addCourse(ctx, staff, course.settings)
    expect(first.settings).toEqual(course.settings)
    expect(second.slug).not.toBe(first.slug)
  })
})

describe('a changed schedule', () => {
  const block = {
    path: '',
    first_tee: '06:00',
    last_tee: '06:20',
    interval_minutes: 20,
    number_hole: 18 as const,
    capacity: 4,
  }
  const clocks = async () => {
    const rows = await ctx.q<{ clock: string }>`
      select to_char(starts_at at time zone 'Asia/Ho_Chi_Minh', 'HH24:MI') as clock from tee_times
      where course_id = ${course.id} and play_date = '2026-11-25' order by starts_at`
    return rows.map(({ clock }) => clock)
  }
  const save = (schedule: StaffCourse['schedule']) =>
    saveSchedule(ctx, staff, { id: course.id, version: course.version, schedule })

  test('takes unsold starts out of the coming days and puts new ones in', async () => {
    expect(await clocks()).toEqual(['06:00', '06:10', '06:20', '06:30'])
    const later = { ...block, first_tee: '07:00', last_tee: '07:00' }
    expect(await save([later, block])).toMatchObject({ added: 2, removed: 4 })
    expect(await clocks()).toEqual(['06:00', '06:20', '07:00'])
  })

  test('is previewed with its times, what stays and the bookings on it, and nothing is changed by that', async () => {
    await ctx.q`
      update tee_times set is_closed = true where course_id = ${course.id} and play_date = '2026-11-25'
        and starts_at = timestamptz '2026-11-25 06:10:00+07'`
    const member = await addMember(ctx.q)
    await book(ctx, member, { courseId: course.id, at: '2026-11-25T06:30:00+07:00' })
    const schedule = [block, { ...block, first_tee: '07:00', last_tee: '07:00' }]
    const before = await clocks()
    const preview = await previewSchedule(ctx, { id: course.id, version: course.version, schedule })
    expect(await clocks()).toEqual(before)
    const { added, removed } = await save(schedule)
    expect(preview).toMatchObject({ added, removed, kept: { tee_times: 2, bookings: 1 } })
    const sum = (of: 'added' | 'removed') => preview.times.reduce((total, time) => total + time[of], 0)
    expect([sum('added'), sum('removed')]).toEqual([added, removed])
    expect(preview.times).toContainEqual({ time: '07:00', added: expect.any(Number), removed: 0 })
    expect(preview.times.map(({ time }) => time)).not.toContain('06:00')
    const stale = previewSchedule(ctx, { id: course.id, version: course.version, schedule })
    await expect(stale).rejects.toThrow('staff.changedMeanwhile')
  })

  test('leaves starts that other channels sold, that are closed or taken', async () => {
    const set = (clock: string, change: string) =>
      ctx.q.text(`update tee_times set ${change} where course_id = ${course.id}
        and starts_at = timestamptz '2026-11-25 ${clock}:00+07'`)
    await set('06:10', 'external_places = 1, places_left = 3')
    await set('06:20', 'is_closed = true')
    await set('06:30', 'places_left = 2')
    await save([{ ...block, last_tee: '06:00' }])
    expect(await clocks()).toEqual(['06:00', '06:10', '06:20', '06:30'])
  })

  test('is refused where its blocks meet', async () => {
    expect(() => save([block, { ...block, first_tee: '06:20', last_tee: '07:00' }])).toThrow(
      'schedule.overlaps',
    )
  })
})

describe('refund terms', () => {
  const term = {
    applies_to: 'standard' as const,
    deadline_hours: 48,
    penalty_percent: 50,
    condition: { ...inEveryLanguage(() => ''), vi: 'Hủy trước 48 giờ' },
    time_text: { ...inEveryLanguage(() => ''), vi: '48 giờ' },
  }
  const save = async (refund_terms: (typeof term)[], no_show_kept_percent?: number) => {
    const { version } = await openStaffCourse(ctx.q, course.id)
    return saveRefundTerms(ctx, staff, { id: course.id, version, refund_terms, no_show_kept_percent })
  }

  test('are added, changed and taken away', async () => {
    expect((await save([term])).refund_terms).toEqual([term])
    expect((await save([{ ...term, deadline_hours: 72 }])).refund_terms).toMatchObject([
      { deadline_hours: 72 },
    ])
    expect((await save([])).refund_terms).toEqual([])
    const trail = await listChanges(ctx, { facility_id: course.id, limit: 10 })
    expect(trail.map(({ subject }) => subject)).toEqual(['refund_terms', 'refund_terms', 'refund_terms'])
  })

  test('name what is kept of a no-show: all of it until staff change it, and a save without it leaves it', async () => {
    expect(await save([term])).toMatchObject({ no_show_kept_percent: 100 })
    expect(await save([term], 40)).toMatchObject({ no_show_kept_percent: 40 })
    expect(await save([])).toMatchObject({ no_show_kept_percent: 40 })
    const [, last] = await listChanges(ctx, { facility_id: course.id, limit: 2 })
    expect(last?.fields).toMatchObject([{ field: 'no_show_kept_percent', from: '100 %', to: '40 %' }])
  })
})
