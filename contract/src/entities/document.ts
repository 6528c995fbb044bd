import { z } from 'zod'
import { epochMs, vnd } from '../fields.ts'

/** A receipt for money a golfer paid, or a credit note for money that went back. */
export const documentKinds = ['receipt', 'credit_note'] as const

/** A document of a bill or of the wallet by name; `refund_id` is the refund a credit note is for. */
export const documentLine = z
  .object({
    id: z.int(),
    kind: z.enum(documentKinds),
    number: z.string(),
    amount: vnd,
    issued_at: epochMs,
    refund_id: z.int().nullable(),
  })
  .meta({ id: 'DocumentLine' })
