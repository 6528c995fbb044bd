import { lazy, Suspense } from 'react'
import type { Flight } from './flight-list.tsx'

// Few bookings are larger than a tee time: the others load nothing for it.
const FlightList = lazy(() => import('./flight-list.tsx').then(({ FlightList }) => ({ default: FlightList })))

/** The tee times of a group with the players of each; nothing for a booking on one tee time, or on none yet. */
export function Flights({ flights }: { flights: readonly Flight[] }) {
  if (flights.length < 2) return null
  return (
    <Suspense>
      <FlightList flights={flights} />
    </Suspense>
  )
}
