import { z } from 'zod'
import { epochMs } from '../fields.ts'
import { hioClaimStates, hioConditions } from '../rules/bookings/hio-claims.ts'

/** A hole-in-one claim in its golfer's view. */
export const hioClaim = z
  .object({
    id: z.int(),
    code: z.string(),
    player_id: z.int(),
    player: z.string(),
    hole: z.int(),
    club: z.string(),
    yards: z.int(),
    witness_name: z.string(),
    state: z.enum(hioClaimStates),
    /** What staff wrote to the golfer with the latest step; empty for none. */
    answer: z.string(),
    created_at: epochMs,
    /** When the claim reached its state. */
    at: epochMs,
  })
  .meta({ id: 'HioClaim' })

export const hioCondition = z.enum(hioConditions)
