import type { Session } from '#session/session.ts'
import { memberQuery } from '../../client/member-query.ts'
import * as api from '../../index.ts'

/** The golfer's complaints about a bill. */
export function billComplaints(session: Session, billId: number) {
  return memberQuery(session, api.bills.complaints, { id_general_bill_detail: billId })
}
