import { serverNow } from '@teeviet/contract/live/server-clock'
import { otpSeconds } from '@teeviet/contract/rules/limits'
import { problemOfCode, refusal, shownThrottleText } from '#account/login/problems.ts'
import { answerOf } from '#api/client/call.ts'
import * as api from '#api/index.ts'
import { dropBooked, keepBooked, readBooked } from '#session/booked-data.ts'

/** A code that is on its way for paying a bill with points. It outlives a reload; the code itself is never kept. */
export type PointsCode = { billId: number; transactionId: string; until: number }

const name = 'points-code'

/** The code last asked for this bill while it is good; null when there is none. */
export async function pointsCode(billId: number): Promise<PointsCode | null> {
  const kept = await readBooked(name)
  if (typeof kept !== 'object' || kept === null || !('transactionId' in kept) || !('until' in kept))
    return null
  const { transactionId, until } = kept
  const isOfBill = 'billId' in kept && kept.billId === billId
  if (!isOfBill || typeof transactionId !== 'string' || typeof until !== 'number') return null
  return until > serverNow() ? { billId, transactionId, until } : null
}

export type AskedPoints = { readonly sent: PointsCode } | { readonly refused: number; readonly text: string }

/**
 * Asks to pay the bill (`amount` in VND) with points; a code goes out by SMS.
 * @throws FailedCall when there was no answer, after it was reported
 */
export async function askPointsCode(billId: number, amount: number): Promise<AskedPoints> {
  const answer = await answerOf(api.payments.start, {
    type: 'point',
    money: amount,
    data_provider: { general_bill_id: billId },
    provider: 'general_bill',
  })
  if (answer.error_code !== 0 || !answer.data) {
    return { refused: answer.error_code, text: shownThrottleText(answer.error_msg) }
  }
  const until = serverNow() + (answer.data.time ?? otpSeconds) * 1000
  const sent = { billId, transactionId: answer.data.transaction_id, until }
  await keepBooked(name, sent)
  return { sent }
}

/**
 * Pays with the code from the SMS; null when it was right. `problem` is about the code, `refused` about bill or wallet.
 * @throws FailedCall when there was no answer, after it was reported
 */
export async function payByCode(
  { transactionId }: PointsCode,
  code: string,
): Promise<{ problem: string | { over: string } } | { refused: string } | null> {
  const answer = await answerOf(api.payments.confirmPoints, {
    transaction_id: transactionId,
    code,
  })
  if (answer.error_code === 0) return null
  // A reload must not find a countdown for a code that is void.
  if (answer.error_code === refusal.otpExpired) await dropBooked(name)
  const isOfCode = answer.error_code === refusal.otpWrong || answer.error_code === refusal.otpExpired
  return isOfCode ? { problem: problemOfCode(answer) } : { refused: answer.error_msg }
}
