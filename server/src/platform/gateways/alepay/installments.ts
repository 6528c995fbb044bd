import { z } from 'zod'
import { ask, rootOf } from '../ask.ts'
import type { InstallmentBank } from '../gateway.ts'
import { meaningOf } from './codes.ts'
import { type AlepaySettings, checkoutPath } from './settings.ts'
import { signatureOf } from './sign.ts'

/** A fraction of a đồng in a plan is rounded up: the shown amount is never below the paid one. */
const roundedUp = z
  .union([z.number(), z.string().transform(Number)])
  .pipe(z.number().nonnegative())
  .transform(Math.ceil)
const answer = z.object({
  code: z.string(),
  data: z
    .array(
      z.object({
        bankCode: z.string(),
        bankName: z.string(),
        paymentMethods: z.array(
          z.object({
            paymentMethod: z.string(),
            periods: z.array(
              z.object({
                month: z.union([z.int(), z.string().regex(/^\d+$/).transform(Number)]),
                amountFee: roundedUp,
                amountFinal: roundedUp,
                amountByMonth: roundedUp,
              }),
            ),
          }),
        ),
      }),
    )
    .nullish(),
})

/** The plans banks offer for an amount; none when it is below what any of them takes. */
export async function installmentsAtAlepay(
  settings: AlepaySettings,
  amountVnd: number,
): Promise<InstallmentBank[]> {
  const fields = { tokenKey: settings.tokenKey, amount: amountVnd, currencyCode: 'VND' }
  const reply = await ask({
    gateway: 'alepay',
    url: `${rootOf(settings.baseUrl)}${checkoutPath}/get-installment-info`,
    body: { ...fields, signature: signatureOf(fields, settings.checksumKey) },
    answer,
    timeoutMs: settings.timeoutMs,
  })
  if (meaningOf(reply.code) === 'installmentRefused') return []
  return reply.data ?? []
}
