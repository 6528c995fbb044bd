import { type APIRequestContext, expect } from '@playwright/test'
import { dayOf, formatClock } from '@teeviet/contract/rules/time/dates'

/** The credential in Casso's old webhooks. */
export const cassoToken = 'casso-of-the-browser-tests'

type Money = { account: string; amount: number; content: string }

/** Casso reports money on any account, which the sandbox's bank does not have, with its fields about the `payer`. */
export async function cassoReports(
  request: APIRequestContext,
  { account, amount, content, payer = {} }: Money & { payer?: object },
): Promise<void> {
  const now = Date.now()
  const row = { id: now, tid: `FT${now}`, when: `${dayOf(now)} ${formatClock(now)}:00` }
  const answer = await request.post('/api/payment/callback/casso', {
    headers: { 'secure-token': cassoToken },
    data: { error: 0, data: [{ ...row, ...payer, description: content, amount, bank_sub_acc_id: account }] },
  })
  expect(answer.status()).toBe(200)
}
