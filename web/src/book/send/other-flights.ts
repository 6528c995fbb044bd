import type { FlightSize } from '@teeviet/contract/rules/bookings/flights'

/**
 * Whether a group was given other tee times than the form showed when it was sent: another golfer took a place
 * meanwhile, and the request took the nearest ones left. A booking on one tee time shows its own time anyway.
 *
 * @param shown the form's tee times, null when it showed none
 */
export function areOtherFlights(shown: readonly FlightSize[] | null, given: readonly FlightSize[]): boolean {
  if (shown === null || (shown.length < 2 && given.length < 2)) return false
  return written(shown) !== written(given)
}

function written(flights: readonly FlightSize[]): string {
  return flights.map(({ date_played, number_player }) => `${date_played} ${number_player}`).join()
}
