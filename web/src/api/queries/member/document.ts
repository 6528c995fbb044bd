import type { Session } from '#session/session.ts'
import { memberQuery } from '../../client/member-query.ts'
import * as api from '../../index.ts'

/** A golfer's own receipt or credit note. */
export function documentQuery(session: Session, id: number) {
  return memberQuery(session, api.bills.document, { document_id: id })
}
