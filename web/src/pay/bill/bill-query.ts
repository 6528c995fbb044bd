import type { DataOf } from '#api/client/call-types.ts'
import { memberQuery } from '#api/client/member-query.ts'
import * as api from '#api/index.ts'
import { isBankUser, type Session } from '#session/session.ts'

export type Bill = DataOf<typeof api.bills.detail>
export type BillService = Bill['services'][number]

/** A bill, asked again when something about it changes; users of a partner bank have a call of their own. */
export function billQuery(session: Session, billId: number) {
  const verb = isBankUser(session) ? api.bills.detailInBank : api.bills.detail
  return memberQuery(session, verb, { bill_id: billId }, { isLive: true })
}
