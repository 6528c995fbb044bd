import { z } from 'zod'
import { ask, rootOf } from '../ask.ts'
import { GatewayDown } from '../gateway.ts'
import { wholeVnd } from '../whole-vnd.ts'
import { envelope, open, seal } from './envelope.ts'
import type { BankCardSettings } from './settings.ts'

/** A bank's status of a payment or a refund. `number` is its own, once it has one. */
export const paymentStatus = z.object({
  order: z.string().max(64),
  number: z.string().min(1).max(64).nullable(),
  amount: wholeVnd,
  currency: z.literal('VND'),
  status: z.enum(['paid', 'open', 'declined', 'cancelled', 'expired', 'unknown']),
  paid_at: z.int().nullable(),
})

/** Asks the bank's server, both ways encrypted and signed. */
export async function askBank(
  settings: BankCardSettings,
  path: 'status' | 'refund' | 'refund-status',
  question: object,
) {
  const reply = await ask({
    gateway: settings.code,
    url: `${rootOf(settings.baseUrl)}/${settings.code}/${path}`,
    body: seal(settings, question),
    answer: envelope,
    timeoutMs: settings.timeoutMs,
  })
  const content = paymentStatus.safeParse(open(settings, reply))
  if (!content.success)
    throw new GatewayDown(settings.code, 'answers something it did not sign or that cannot be read')
  return content.data
}
