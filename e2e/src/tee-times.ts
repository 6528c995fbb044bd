import { type APIRequestContext, expect } from '@playwright/test'
import { worker, workers } from './workers.ts'

export type TeeTime = { facility_id: number; start_at: number; price: number; places_left: number }

const DAY_MS = 86_400_000

/**
 * A tee time two days ahead that has this many places left; another one each time one is taken, and never one that the
 * tests beside this one are given.
 */
export async function teeTimeOf(
  request: APIRequestContext,
  { course = 1, places }: { course?: number; places: number },
): Promise<TeeTime> {
  const answer = await request.post('/api/for_wap/get_tee_time_by_facility', {
    data: { facility_id: course, date_played: Date.now() + 2 * DAY_MS },
  })
  const { data }: { data: TeeTime[] } = await answer.json()
  // Sold-out ones stay in the list, so that every other one is this worker's the whole day.
  const own = data.filter((_, place) => place % workers === worker)
  const found = own.find(({ places_left }) => places_left === places)
  expect(found, 'the demo world has such a tee time').toBeDefined()
  return found as TeeTime
}
