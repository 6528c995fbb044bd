import { z } from 'zod'
import { epochMs } from '../fields.ts'

/**
 * A tee time with the number of players who start on it. `path` is what they start on at a course with several nines or
 * layouts (`A–B`); missing where nothing is named.
 */
export const flightSize = z.object({
  date_played: epochMs,
  number_player: z.int(),
  path: z.string().optional(),
})

/**
 * A tee time of a booking with the players who start on it. A group larger than a tee time's places has several, in
 * the order of their starts; a booking that is on no tee time yet has none. `players` are their names in the order
 * they were sent; to a visitor a preview names guests only, so that they can be fewer than `number_player`.
 */
export const flight = flightSize.extend({ players: z.array(z.string()) }).meta({ id: 'Flight' })

/** The flights of a booking, the first start first. */
export const flights = z.array(flight)
