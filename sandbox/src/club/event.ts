import { z } from 'zod'

/** The parts of an event that the club uses; a club's system ignores fields and types that it does not know. */
export const clubEvent = z.object({
  id: z.int(),
  type: z.string(),
  booking_id: z.int(),
  booking: z
    .object({
      general_bill_code: z.string(),
      state: z.string(),
      waits_for: z.enum(['answer', 'acknowledgement']).nullable(),
      can_accept: z.int(),
      date_played: z.int(),
      alternatives: z.array(z.object({ option: z.int(), is_free: z.int() })).default([]),
    })
    .nullable(),
})
export type ClubEvent = z.output<typeof clubEvent>
