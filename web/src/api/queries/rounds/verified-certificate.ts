import { callQuery } from '../../client/call-query.ts'
import type { DataOf } from '../../client/call-types.ts'

export type VerifiedCertificate = DataOf<'POST /api/insurance/verify'>

/** The check of a certificate by its printed code. A failure is shown by its page, not by a toast. */
export function verifiedCertificateQuery(code: string) {
  return callQuery('POST /api/insurance/verify', { code }, { quiet: true, silent: true })
}
