import { z } from 'zod'
import { epochMs, vnd, yesNo } from '../../fields.ts'
import { flightSize } from '../flight.ts'

/** `offered`: it became dearer, and the golfer was asked; `over`: the request was decided otherwise, or its time has passed. */
export const alternativeStates = ['waiting', 'offered', 'confirmed', 'over'] as const

/**
 * Another tee time that the golfer would also take. `price` is per player, as it was shown when the request was sent.
 * `is_free`: its places can be had now, for `difference` more than that for all players (less than 0: cheaper), which is
 * null while it is not free. Only those that wait are looked up. `flights` are the tee times that its players would start on, each
 * with its path; of one that is not free the named one alone.
 */
export const alternative = z
  .object({
    option: z.int(),
    facility: z.object({ id: z.int(), title: z.string() }),
    date_played: epochMs,
    flights: z.array(flightSize),
    price: vnd,
    state: z.enum(alternativeStates),
    is_free: yesNo,
    difference: vnd.nullable(),
  })
  .meta({ id: 'Alternative' })
