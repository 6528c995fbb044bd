import { z } from 'zod'

/** The facts stored when a document was issued: amounts in VND, instants as ISO 8601. */
export const frozenFacts = z.object({
  issuer: z.record(z.string(), z.unknown()).nullable(),
  vga: z.number().nullable(),
  lines: z.array(
    z.object({ kind: z.enum(['booking', 'premium', 'fee', 'points', 'returned']), amount: z.number() }),
  ),
  paidAt: z.coerce.date(),
  /** A way to pay; of a credit note also `wallet` or `bank`. */
  method: z.string(),
  /** The partner bank whose own page it was. */
  ownPage: z.string().nullish(),
  bankBin: z.string().nullish(),
  reference: z.string().nullable(),
  proof: z.string().nullish(),
  penalty: z.number().nullish(),
  feeKept: z.number().nullish(),
  billCode: z.string().nullable(),
  course: z.string().nullable(),
  courseEn: z.string().nullable(),
  playDate: z.string().nullable(),
  teeTimeAt: z.coerce.date().nullable(),
  /** The tee times of the booking with how many of its players start on each, and on which path where one is named. */
  flights: z
    .array(z.object({ at: z.coerce.date(), players: z.number(), path: z.string().nullish() }))
    .nullish(),
  holes: z.number().nullable(),
  players: z.number().nullable(),
  /** The company that the booking is for: the buyer. */
  company: z.object({ name: z.string(), taxCode: z.string(), address: z.string() }).nullish(),
})

export type FrozenFacts = z.output<typeof frozenFacts>
