import { describe, expect, it } from 'vitest'
import { formatFlightSpan, formatFlights } from './flights.ts'

const at = (clock: string) => Date.parse(`2026-11-24T${clock}:00+07:00`)
const flights = [
  { date_played: at('06:20'), number_player: 3 },
  { date_played: at('06:28'), number_player: 2 },
]

describe('a group on several tee times', () => {
  it('is written with the players of each', () => {
    expect(formatFlights(flights, 'vi')).toBe('06:20 (3), 06:28 (2)')
    expect(formatFlights(flights, 'en')).toBe('06:20 (3), 06:28 (2)')
    expect(formatFlights(flights, 'kr')).toBe('06:20(3명), 06:28(2명)')
    expect(formatFlights(flights, 'jp')).toBe('06:20（3名）、06:28（2名）')
  })

  it('is written from the first to the last where space is short', () => {
    expect(formatFlightSpan(flights, 'vi')).toBe('06:20-06:28 (5)')
    expect(formatFlightSpan(flights, 'jp')).toBe('06:20-06:28（5名）')
  })
})
