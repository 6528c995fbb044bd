import { z } from 'zod'

export const gateways = ['alepay', 'epay', 'stb', 'nab', 'vietin', 'bidv'] as const
export type GatewayName = (typeof gateways)[number]

/** The status of a payment at its gateway; `review` is a card under manual review, or instalments not yet accepted. */
const states = ['open', 'review', 'paid', 'declined', 'cancelled'] as const
export type CheckoutState = (typeof states)[number]

const refund = z.object({
  /** The product's own number of it. */
  code: z.string(),
  number: z.string(),
  amount: z.int(),
  at: z.iso.datetime(),
})

const notice = z.object({ at: z.iso.datetime(), kind: z.string(), status: z.int().nullable() })

/** A payment that the product has asked a gateway for. */
export const checkout = z.object({
  id: z.int(),
  gateway: z.enum(gateways),
  /** The gateway's own number. */
  number: z.string(),
  /** The product's number, as this gateway calls it. */
  order: z.string(),
  invoice: z.string(),
  amount: z.int().positive(),
  description: z.string(),
  buyer: z.string(),
  return_url: z.string(),
  cancel_url: z.string(),
  notify_url: z.string(),
  /** Bank, brand and months of a payment by instalments. */
  plan: z.string().nullable(),
  state: z.enum(states),
  created_at: z.iso.datetime(),
  settled_at: z.iso.datetime().nullable(),
  refunds: z.array(refund),
  notices: z.array(notice),
  /** The product has not acknowledged the latest status yet: it is notified again after a restart. */
  untold: z.boolean(),
})
export type Checkout = z.infer<typeof checkout>
export type Refund = z.infer<typeof refund>
