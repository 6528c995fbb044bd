import { queryOptions } from '@tanstack/react-query'
import { call } from '../../client/call.ts'
import type { DataOf } from '../../client/call-types.ts'
import * as api from '../../index.ts'

export type FlightOfLink = DataOf<typeof api.rounds.openFlight>

/** How often the page of a golfer who waits for the organiser asks. */
const everyMs = 15_000

/** An open flight by its link, with what the golfer of this vID has asked (0 for a visitor). */
export function openFlightQuery(code: string, vga: number) {
  return queryOptions({
    queryKey: [api.rounds.openFlight, code, vga],
    queryFn: ({ signal }) => call(api.rounds.openFlight, { code }, { signal, quiet: true, silent: true }),
    refetchInterval: ({ state: { data } }) => (data?.own?.state === 'asked' ? everyMs : false),
  })
}
