import { keepBooked, readBooked } from '../../session/booked-data.ts'
import { serverNow } from '../../session/server-clock.ts'

/** A code that was asked for a booking. `matter` names the booking; it outlives a reload, the code is never kept. */
type AskedCode = { matter: string; until: number }

const name = 'code'

/** Keeps until when a code for `matter` is good (`seconds` from now), and gives that instant. */
export async function noteAskedCode(matter: string, seconds: number): Promise<number> {
  const until = serverNow() + seconds * 1000
  await keepBooked(name, { matter, until } satisfies AskedCode)
  return until
}

/** Until when the code that was last asked for `matter` is good; null when it is over or was for something else. */
export async function askedCodeUntil(matter: string): Promise<number | null> {
  const kept = await readBooked(name)
  if (typeof kept !== 'object' || kept === null || !('matter' in kept) || !('until' in kept)) return null
  const { until } = kept
  return kept.matter === matter && typeof until === 'number' && until > serverNow() ? until : null
}
