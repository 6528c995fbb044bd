import type { DataOf } from '#api/calls.ts'
import { memberQuery } from '#api/member-query.ts'
import { liveInterval } from '#rounds/status/booking-clock.ts'
import { isBankUser, type Session } from '#session/session.ts'

export type Bill = DataOf<'GET /api/services/get_bill_detail_for_wap'>
export type BillService = Bill['services'][number]

/** A bill, looked at again while something about it may change; users of a partner bank have a call of their own. */
export function billQuery(session: Session, billId: number) {
  const call = isBankUser(session)
    ? ('GET /api/services/get_bill_detail_for_bank' as const)
    : ('GET /api/services/get_bill_detail_for_wap' as const)
  return memberQuery(session, call, { bill_id: billId }, (bill) => liveInterval([bill]))
}
