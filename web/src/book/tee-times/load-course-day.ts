import type { QueryClient } from '@tanstack/react-query'
import type { Day } from '@teeviet/contract/rules/time/dates'
import { courseTeeTimes, priceStrip } from '#api/queries/tee-times.ts'
import { chosenDay } from './chosen-day.ts'

/** Loads the strip and the tee times of the day to be shown; the page is rendered without them too. */
export async function loadCourseDay(client: QueryClient, id: number, asked: Day | undefined): Promise<void> {
  const strip = priceStrip({ facility_id: id })
  await client.prefetchQuery(strip)
  const day = chosenDay(asked, client.getQueryData(strip.queryKey) ?? [])
  if (day !== undefined) await client.prefetchQuery(courseTeeTimes(id, day))
}
