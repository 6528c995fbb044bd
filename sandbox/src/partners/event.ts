import { z } from 'zod'

/** The parts of an event that are shown; a partner's system ignores fields and types that it does not know. */
export const partnerEvent = z.object({
  id: z.int(),
  type: z.string(),
  at: z.int(),
  booking: z
    .object({
      id: z.int(),
      general_bill_code: z.string(),
      cif: z.string().nullable(),
      state: z.string(),
      amount: z.int().nullable(),
    })
    .nullable(),
})
export type PartnerEvent = z.output<typeof partnerEvent>
