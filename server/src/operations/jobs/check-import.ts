import type { InputOf, ResponseOf } from '@teeviet/contract'
import type { Language } from '@teeviet/contract/rules/languages'
import { mostBlocksOfCourse, mostRatesOfCourse } from '@teeviet/contract/rules/staff/jobs'
import { titleIn } from '#golf/courses/course-views'
import { openStaffCourse } from '#golf/courses/staff-courses'
import { listStaffRates } from '#golf/courses/staff-rates'
import { mergeRates } from '#golf/schedule/merge-rates'
import { nameBlockPaths } from '#golf/schedule/paths-of-blocks'
import { inOrder, isSameSchedule } from '#golf/schedule/save-schedule'
import { errorText } from '#platform/context/error-text'
import { invalid, Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { byCourse } from './import-input.ts'

type Check = ResponseOf<'POST /api/staff/jobs/rates/check'>
type Checked = Omit<Check['courses'][number], 'problem'> & { problem: Refusal | null }
type Asked = { q: Query; lang: Language }
type Counts = { added: number; changed: number }

/** What an import of rates would do to each of its courses, and what forbids it. */
export function checkRates(
  asked: Asked,
  { rows }: InputOf<'POST /api/staff/jobs/rates'>,
): Promise<Checked[]> {
  return checkEach(asked, byCourse(rows), async ({ courseId, rows }) => {
    if (rows.length > mostRatesOfCourse)
      throw invalid({ rows: `more than ${mostRatesOfCourse} of one course` })
    const { added, changed, isOverlapping } = mergeRates(await listStaffRates(asked.q, courseId), rows)
    if (isOverlapping) throw new Refusal('rate.overlaps')
    return { added, changed }
  })
}

/** The same for schedules: the blocks of a course are changed together or not at all. */
export function checkSchedules(
  asked: Asked,
  { rows }: InputOf<'POST /api/staff/jobs/schedules'>,
): Promise<Checked[]> {
  return checkEach(asked, byCourse(rows), async ({ courseId, rows }) => {
    if (rows.length > mostBlocksOfCourse)
      throw invalid({ rows: `more than ${mostBlocksOfCourse} of one course` })
    const { schedule, settings } = await openStaffCourse(asked.q, courseId)
    const blocks = nameBlockPaths(inOrder(rows), settings.paths)
    return { added: 0, changed: isSameSchedule(schedule, blocks) ? 0 : rows.length }
  })
}

async function checkEach<Course extends { courseId: number }>(
  { q, lang }: Asked,
  courses: readonly Course[],
  count: (course: Course) => Promise<Counts>,
): Promise<Checked[]> {
  const known = await q<{ id: number; title: string; titleEn: string }>`
    select id, title, title_en as "titleEn" from courses where id = any (${courses.map(({ courseId }) => courseId)}::int[])`
  const titles = new Map(known.map((course) => [course.id, titleIn(course, lang)]))
  const checked: Checked[] = []
  for (const course of courses) {
    const course_id = course.courseId
    const title = titles.get(course_id) ?? ''
    try {
      if (!titles.has(course_id)) throw new Refusal('course.notFound')
      checked.push({ course_id, title, ...(await count(course)), problem: null })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      checked.push({ course_id, title, added: 0, changed: 0, problem: error })
    }
  }
  return checked
}

export function checkOnWire(checked: readonly Checked[], lang: Language): Check {
  return {
    courses: checked.map(({ problem, ...course }) => ({
      ...course,
      problem: problem ? errorText(problem.reason, lang, problem.slots) : null,
    })),
  }
}

/** Refuses an import that could not be finished. @throws Refusal the first problem of the check */
export function requireNoProblem(checked: readonly Checked[]): void {
  const wrong = checked.find(({ problem }) => problem !== null)
  if (wrong?.problem) throw wrong.problem
}
