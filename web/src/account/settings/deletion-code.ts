import { serverNow } from '@teeviet/contract/live/server-clock'
import { answerOf } from '#api/client/call.ts'
import * as api from '#api/index.ts'
import { problemOfCode, shownThrottleText } from '../login/problems.ts'

/**
 * Sends the code that deletes the account: returns its expiry, epoch ms by the server's clock, or the refusal.
 * @throws FailedCall when there was no answer, after it was reported
 */
export async function sendDeletionCode(): Promise<{ until: number } | { text: string }> {
  const { error_code, error_msg, data } = await answerOf(api.account.sendDeletionCode, {})
  return error_code === 0 && data
    ? { until: serverNow() + data.time * 1000 }
    : { text: shownThrottleText(error_msg) }
}

/**
 * Deletes the account with the code from the SMS: null on success, else the problem for the code's form.
 * @throws FailedCall when there was no answer, after it was reported
 */
export async function deleteBy(code: string): Promise<string | { over: string } | null> {
  const answer = await answerOf(api.account.deleteAccount, { code })
  return answer.error_code === 0 ? null : problemOfCode(answer)
}
