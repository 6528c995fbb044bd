import { z } from 'zod'
import { mangleStyles } from './mangle.ts'
import { payerAccount } from './transfer.ts'

// A bank's local time has no offset: it is Vietnam's.
const local = /^\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}(:\d{2})?$/

const moment = z.union([z.int(), z.string()]).transform((value, problems) => {
  const text = typeof value === 'string' && local.test(value) ? `${value.replace(' ', 'T')}+07:00` : value
  const time = new Date(text)
  if (!Number.isNaN(time.getTime())) return time
  problems.addIssue({ code: 'custom', message: 'not a time' })
  return z.NEVER
})

/** A customer's order to the bank, with the anomalies to simulate. */
export const transferOrder = z.object({
  account_number: z.string().trim().min(1).max(19),
  /** Whole VND, as a number or as digits. */
  amount: z
    .union([z.number(), z.string().regex(/^\d+$/).transform(Number)])
    .pipe(z.int().positive().max(9_999_999_999_999)),
  content: z.string().max(300).default(''),
  /** The customer's account: the transfer is then reported by Casso, which names it. */
  payer: payerAccount.optional(),
  /** The bank's own time of the transfer: epoch milliseconds, ISO, or Vietnam's local time. Now when left out. */
  occurred_at: moment.optional(),
  /** False keeps it from the product until it is resent. */
  deliver: z.boolean().default(true),
  /** Notifies the product only after this many seconds. */
  deliver_after_seconds: z.number().min(0).max(86_400).default(0),
  /** Notifies the product this many times, as a bank that repeats itself. */
  repeat: z.int().min(1).max(10).default(1),
  /** Does to the content what banks do. */
  mangle: z.enum(mangleStyles).optional(),
})
export type TransferOrder = z.input<typeof transferOrder> & { amount: number }
