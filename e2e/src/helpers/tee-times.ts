import { type APIRequestContext, expect } from '@playwright/test'
import { worker, workers } from '../setup/workers.ts'

export type TeeTime = { facility_id: number; start_at: number; price: number; places_left: number }

const DAY_MS = 86_400_000

/**
 * A tee time that has this many places left; another one on each call, and never one of a parallel test: each worker
 * has a day of its own, a week ahead. At a course of the caller's it is one of the worker's own, two days ahead or `ahead`.
 */
export async function teeTimeOf(
  request: APIRequestContext,
  { course, places, ahead = 2 }: { course?: number; places: number; ahead?: number },
): Promise<TeeTime> {
  const days = course === undefined ? 7 + worker : ahead
  const answer = await request.post('/api/for_wap/get_tee_time_by_facility', {
    data: { facility_id: course ?? 1, date_played: Date.now() + days * DAY_MS },
  })
  const { data }: { data: TeeTime[] } = await answer.json()
  const isFree = ({ places_left }: TeeTime) => places_left === places
  const found = course === undefined ? data.find(isFree) : ownOf(data).find(isFree)
  expect(found, 'the demo world has such a tee time').toBeDefined()
  return found as TeeTime
}

/** Of the tee times of a day those that are this worker's: tests that run at once must not choose the same one. */
export function ownOf<T>(teeTimes: readonly T[]): T[] {
  return teeTimes.filter((_, at) => at % workers === worker)
}
