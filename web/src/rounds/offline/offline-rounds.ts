import { serverNow } from '@teeviet/contract/live/server-clock'
import { dayOf } from '@teeviet/contract/rules/time/dates'
import type { DataOf } from '#api/client/call-types.ts'
import type * as api from '#api/index.ts'
import { dropBooked, keepBooked, readBooked } from '#session/booked-data.ts'
import { offlineRounds } from '#session/local-keys.ts'
import type { Session } from '#session/session.ts'

export type NextRound = DataOf<typeof api.rounds.next>[number]

type Kept = { vga: number; keptAt: number; rounds: NextRound[] }

/** Keeps a golfer's next rounds in this browser, for when there is no network. */
export function storeRoundsOf({ vga }: Session, rounds: NextRound[]): Promise<void> {
  return keepBooked(offlineRounds, { vga, keptAt: serverNow(), rounds } satisfies Kept)
}

/** The kept rounds of the golfer, without those of days that are over. Another golfer's are forgotten and not given. */
export async function readOfflineRounds({ vga }: Session): Promise<Kept | null> {
  const kept = (await readBooked(offlineRounds)) as Kept | null
  if (kept === null) return null
  if (kept.vga !== vga) {
    await dropBooked(offlineRounds)
    return null
  }
  const today = dayOf(serverNow())
  const rounds = kept.rounds.filter((round) => round.play_date >= today)
  return { ...kept, rounds: rounds.map(withFlights) }
}

// One that was kept before rounds named their tee times is still good.
function withFlights(round: NextRound): NextRound {
  const { certificate, flights = [] } = round
  return {
    ...round,
    flights,
    certificate: certificate && { ...certificate, flights: certificate.flights ?? [] },
  }
}
