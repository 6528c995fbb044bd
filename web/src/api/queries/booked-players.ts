import { callQuery } from '../client/call-query.ts'
import * as api from '../index.ts'

/** The players of one of the golfer's bookings, with their insurance packages. */
export function bookedPlayers(billDetailId: number) {
  return callQuery(api.bills.players, { id_general_bill_detail: billDetailId }, { quiet: true })
}
