import { jsonOf } from '../bank-notifications/signature.ts'
import type { VerifiedNotice } from '../gateway.ts'
import { epayResult, isGenuine } from './result.ts'
import type { EpaySettings } from './settings.ts'

/** Checks a notification (JSON or a form, both are seen) and reads it. */
export function verifyEpayNotice(
  rawBody: Buffer | string,
  { merId, encodeKey }: Pick<EpaySettings, 'merId' | 'encodeKey'>,
): VerifiedNotice {
  const text = rawBody.toString()
  const given = jsonOf(text) ?? Object.fromEntries(new URLSearchParams(text))
  const parsed = epayResult.safeParse(given)
  if (!parsed.success) return { ok: false, failure: 'malformed' }
  const result = parsed.data
  if (!isGenuine(result, encodeKey)) return { ok: false, failure: 'signature_wrong' }
  const prefix = `${merId}_`
  if (result.merId !== merId || !result.merTrxId.startsWith(prefix)) return { ok: false, failure: 'not_ours' }
  return {
    ok: true,
    notice: {
      eventId: `${result.trxId}:${result.resultCd}`,
      reference: result.merTrxId.slice(prefix.length),
      providerReference: result.trxId,
      amountVnd: Number(result.amount),
    },
  }
}
