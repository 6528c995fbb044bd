import { isBankUser, type Session } from '#session/session.ts'
import type { DataOf } from '../../client/call-types.ts'
import { memberQuery } from '../../client/member-query.ts'
import * as api from '../../index.ts'

export type Bill = DataOf<typeof api.bills.detail>
export type BillService = Bill['services'][number]

/** A bill, asked again when something about it changes; users of a partner bank have a call of their own. */
export function billQuery(session: Session, billId: number) {
  const verb = isBankUser(session) ? api.bills.detailInBank : api.bills.detail
  return memberQuery(session, verb, { bill_id: billId }, { isLive: true })
}
