import { z } from 'zod'

/** One attempt to notify the product about a transfer. `status` is null when no answer came. */
const attempt = z.object({
  at: z.iso.datetime(),
  status: z.int().nullable(),
  answer: z.string(),
})
export type Attempt = z.infer<typeof attempt>

/** The account that money comes from; as a customer of any bank may have it, or as a bank may get it wrong. */
export const payerAccount = z.object({
  /** The bank's number (BIN). */
  bank_id: z.string().max(40),
  account_number: z.string().max(40),
  name: z.string().max(200),
})

/**
 * Money that arrived on one of the product's accounts. `delivery`: `held` was never reported to the product,
 * `waiting` is being reported, `delivered` was taken by it, `failed` was abandoned.
 */
export const transfer = z.object({
  id: z.int(),
  account_number: z.string(),
  amount: z.int(),
  content: z.string(),
  payer: payerAccount.optional(),
  occurred_at: z.iso.datetime(),
  created_at: z.iso.datetime(),
  reference: z.string(),
  balance_after: z.int(),
  delivery: z.enum(['held', 'waiting', 'delivered', 'failed']),
  attempts: z.array(attempt),
})
export type Transfer = z.infer<typeof transfer>
