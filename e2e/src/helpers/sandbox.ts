import type { APIRequestContext } from '@playwright/test'
import { expect } from '@playwright/test'

/** Where the sandbox answers. */
export const sandbox = `http://localhost:${Number(process.env.E2E_PORT ?? 3100) + 1}`

export type Sms = { id: string; to: string; text: string; sent_at: string }

/**
 * The messages a phone has received, newest first.
 *
 * @param at the sandbox of another product than that of all tests
 */
export async function smsOf(request: APIRequestContext, phone: string, at = sandbox): Promise<Sms[]> {
  const answer = await request.get(`${at}/sms?phone=${phone}`)
  return answer.json()
}

/** Waits for the newest one-time code a phone was sent after `since` (a count of messages before). */
export async function codeFor(
  request: APIRequestContext,
  phone: string,
  since: number,
  at = sandbox,
): Promise<string> {
  let code = ''
  await expect(async () => {
    const messages = await smsOf(request, phone, at)
    expect(messages.length).toBeGreaterThan(since)
    code = /\b(\d{6})\b/.exec(messages[0]?.text ?? '')?.[1] ?? ''
    expect(code).not.toBe('')
  }).toPass({ timeout: 15_000, intervals: [50, 100] })
  return code
}

/** Waits for the one-time code that an address was sent. */
export async function codeMailedTo(request: APIRequestContext, email: string): Promise<string> {
  let code = ''
  await expect(async () => {
    const [newest] = await (await request.get(`${sandbox}/email`, { params: { to: email } })).json()
    code = /\b(\d{6})\b/.exec(newest?.text ?? '')?.[1] ?? ''
    expect(code).not.toBe('')
  }).toPass({ timeout: 15_000, intervals: [50, 100] })
  return code
}

/** Sends money as a customer's bank would. */
export async function pay(
  request: APIRequestContext,
  transfer: { account_number: string; amount: number; content: string },
  at = sandbox,
): Promise<void> {
  const answer = await request.post(`${at}/bank/transfers`, { data: transfer })
  expect(answer.status()).toBe(201)
}
