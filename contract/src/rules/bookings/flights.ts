import { fillSlots } from '@teeviet/texts/fill-slots'
import { type Language, languageRules } from '../languages.ts'
import { formatClock } from '../time/dates.ts'

/** A tee time (epoch ms) of a booking, how many of its players start on it, and on which path where one is named. */
export type FlightSize = { date_played: number; number_player: number; path?: string | undefined }

/** A group larger than a tee time's places is on several; every other booking is on one, or on none yet. */
export function isOnSeveralTeeTimes(flights: readonly FlightSize[]): boolean {
  return flights.length > 1
}

function written(clock: string, n: number, language: Language): string {
  return fillSlots(languageRules[language].flight, { clock, n })
}

/** The tee times of a group, each with its path and how many players start then: `06:20 (3), 06:28 A–B (2)`. */
export function formatFlights(flights: readonly FlightSize[], language: Language): string {
  return flights
    .map(({ date_played, number_player, path }) =>
      written([formatClock(date_played), path].filter(Boolean).join(' '), number_player, language),
    )
    .join(languageRules[language].flightSeparator)
}

/** The same for short space: the first and the last tee time, and all players. */
export function formatFlightSpan(flights: readonly FlightSize[], language: Language): string {
  const clocks = [flights[0], flights.at(-1)].flatMap((one) => (one ? formatClock(one.date_played) : []))
  const players = flights.reduce((sum, { number_player }) => sum + number_player, 0)
  return written(clocks.join('-'), players, language)
}
