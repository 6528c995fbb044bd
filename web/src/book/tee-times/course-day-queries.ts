import type { QueryClient } from '@tanstack/react-query'
import type { Day } from '@teeviet/contract/rules/time/dates'
import { callQuery } from '#api/client/call-query.ts'
import * as api from '#api/index.ts'
import { chosenDay } from './chosen-day.ts'

/** The lowest price of each of the coming days of a course. */
export function courseStrip(id: number) {
  return callQuery(api.teeTimes.priceStrip, { facility_id: id }, { quiet: true })
}

/** A course's tee times of a day. */
export function courseTeeTimes(id: number, day: Day) {
  return callQuery(api.teeTimes.ofCourse, { facility_id: id, date_played: day }, { quiet: true })
}

/** Fetches the strip and the tee times of the day that will be shown; the page stands without them too. */
export async function loadCourseDay(client: QueryClient, id: number, asked: Day | undefined): Promise<void> {
  await client.prefetchQuery(courseStrip(id))
  const day = chosenDay(asked, client.getQueryData(courseStrip(id).queryKey) ?? [])
  if (day !== undefined) await client.prefetchQuery(courseTeeTimes(id, day))
}
