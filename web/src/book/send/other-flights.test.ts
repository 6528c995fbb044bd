import { describe, expect, it } from 'vitest'
import { areOtherFlights } from './other-flights.ts'

const at = (clock: string, number_player: number) => ({
  date_played: Date.parse(`2026-11-24T${clock}:00+07:00`),
  number_player,
})
const shown = [at('06:20', 3), at('06:28', 2)]

describe('the tee times a group was given', () => {
  it('are other ones when a time or its players differ from what the form showed', () => {
    expect(areOtherFlights(shown, [at('06:20', 3), at('06:36', 2)])).toBe(true)
    expect(areOtherFlights(shown, [at('06:20', 4), at('06:28', 1)])).toBe(true)
    expect(areOtherFlights([at('06:20', 4)], [at('06:20', 2), at('06:28', 2)])).toBe(true)
  })

  it('are those shown when nothing differs, and nothing can differ where nothing was shown', () => {
    expect(areOtherFlights(shown, shown)).toBe(false)
    expect(areOtherFlights(null, shown)).toBe(false)
  })

  it('are no matter of a booking on one tee time, which says its own', () => {
    expect(areOtherFlights([at('06:20', 2)], [at('06:28', 2)])).toBe(false)
  })
})
