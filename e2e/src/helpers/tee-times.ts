import type { APIRequestContext } from '@playwright/test'
import { worker, workers } from '../setup/workers.ts'
import { asStaff } from './staff.ts'

export type TeeTime = { facility_id: number; start_at: number; price: number; places_left: number }

const DAY_MS = 86_400_000

/**
 * A tee time that has this many places left; another one on each call, and never one of a parallel test: each worker
 * has days of its own, from a week ahead. At a course of the caller's it is one of the worker's own, two days ahead or
 * `ahead`. Where the tests before have taken all of a day, it is on the next one.
 */
export async function teeTimeOf(
  request: APIRequestContext,
  { course, places, ahead = 2 }: { course?: number; places: number; ahead?: number },
): Promise<TeeTime> {
  const [first, step] = course === undefined ? [7 + worker, workers] : [ahead, 1]
  for (const days of [first, first + step, first + 2 * step]) {
    const answer = await request.post('/api/for_wap/get_tee_time_by_facility', {
      data: { facility_id: course ?? 1, date_played: Date.now() + days * DAY_MS },
    })
    const { data }: { data: TeeTime[] } = await answer.json()
    const own = course === undefined ? data : ownOf(data)
    const found = own.find(({ places_left }) => places_left === places)
    if (found) return found
  }
  throw new Error(`the demo world has no tee time with ${places} places`)
}

/** Of the tee times of a day those that are this worker's: tests that run at once must not choose the same one. */
export function ownOf<T>(teeTimes: readonly T[]): T[] {
  return teeTimes.filter((_, at) => at % workers === worker)
}

/** The course of the demo world at which staff make bookings. */
export const staffCourse = 9

type Start = { start_at: number; left: number; price: number; is_closed: boolean }

/** The first start of a day with enough places left, and with so many seconds until it. */
export async function findStart(
  request: APIRequestContext,
  day: string,
  least: number,
  seconds = 60,
  course = staffCourse,
): Promise<Start | undefined> {
  const sheet = await request.get('/api/staff/tee-sheet', {
    ...(await asStaff(request)),
    params: { facility_id: course, day },
  })
  const starts: Start[] = (await sheet.json()).data.tee_times
  return starts.find(
    ({ start_at, left, price, is_closed }) =>
      left >= least && price > 0 && !is_closed && start_at > Date.now() + seconds * 1000,
  )
}

/** The first coming start of a day with three places. */
export async function startOf(request: APIRequestContext, day: string): Promise<Start> {
  const start = await findStart(request, day, 3)
  if (!start) throw new Error('the demo world has no such tee time')
  return start
}
