import { z } from 'zod'
import { sameSecret } from '../bank-notifications/signature.ts'
import { type Result, resultToken } from './token.ts'

const word = z.union([z.string().max(200), z.number()]).transform(String)

/** A payment's result as the gateway reports it, in a notification or as the `data` of an answer. */
export const epayResult = z.object({
  resultCd: word,
  timeStamp: word,
  merTrxId: word,
  trxId: word,
  merId: word,
  amount: word.pipe(z.string().regex(/^\d{1,15}$/)),
  userFee: word.optional(),
  payToken: word.optional(),
  status: word.optional(),
  invoiceNo: word.optional(),
  merchantToken: word,
})
export type EpayResult = z.output<typeof epayResult>

/** Whether the gateway signed this result. */
export function isGenuine(result: Result & { merchantToken: string }, encodeKey: string): boolean {
  return sameSecret(result.merchantToken.toLowerCase(), resultToken(result, encodeKey))
}
