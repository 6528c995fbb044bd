import type { Session } from '#session/session.ts'
import { memberQuery } from '../../client/member-query.ts'
import * as api from '../../index.ts'

/** A golfer's own certificate of insurance. */
export function certificateQuery(session: Session, id: number) {
  return memberQuery(session, api.insurance.certificate, { insurrance_id: id })
}
