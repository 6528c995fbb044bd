import { z } from 'zod'
import { vnd } from '../../fields.ts'

/**
 * A round that the weather ended early: the holes played, who of the club stopped it, and what was credited to the
 * golfer's wallet for the rest (VND).
 */
export const rainCheck = z
  .object({ holes_played: z.int(), marshal: z.string(), amount: vnd })
  .meta({ id: 'RainCheck' })
