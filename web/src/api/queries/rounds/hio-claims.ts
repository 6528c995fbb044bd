import type { Session } from '#session/session.ts'
import { callQuery } from '../../client/call-query.ts'
import type { DataOf } from '../../client/call-types.ts'
import { memberQuery } from '../../client/member-query.ts'

export type HioClaims = DataOf<'GET /api/for_wap/hio_claims'>
export type WitnessedHio = DataOf<'POST /api/hio-witness/view'>

/** The hole-in-one claims of a golfer's own bill, and which players may claim now. */
export function hioClaimsQuery(session: Session, billId: number) {
  return memberQuery(session, 'GET /api/for_wap/hio_claims', { id_general_bill_detail: billId })
}

/** The hole-in-one of a witness's link. A failure is shown by its page, not by a toast. */
export function witnessedQuery(key: string) {
  return callQuery('POST /api/hio-witness/view', { key }, { quiet: true, silent: true })
}
