import type { Query } from '#platform/database/sql'
import type { Step } from './enqueue-step.ts'

/** The lines of a file that are about one course: an import saves them together. */
type OfCourse<Row> = { courseId: number; rows: Omit<Row, 'course_id'>[] }

/** The lines of a file by course, the courses in the order in which the file names them. */
export function byCourse<Row extends { course_id: number }>(lines: readonly Row[]): OfCourse<Row>[] {
  const courses = Map.groupBy(lines, ({ course_id }) => course_id)
  return [...courses].map(([courseId, rows]) => ({
    courseId,
    rows: rows.map(({ course_id: _, ...row }) => row),
  }))
}

/** The work of an import as its job stores it: for each step a request about one course. */
export function stepsOfImport<Row extends { course_id: number }>(lines: readonly Row[]): { rows: Row[] }[] {
  return [...Map.groupBy(lines, ({ course_id }) => course_id).values()].map((rows) => ({ rows }))
}

/** The request of one step, which the caller parses. */
export async function requestOfStep(q: Query, { jobId, step }: Step): Promise<unknown> {
  const [row] = await q<{ request: unknown }>`
    select input -> 'courses' -> ${step}::int as request from staff_jobs where id = ${jobId}`
  return row?.request
}
