import type { Query } from '#platform/database/sql'
import { askWhole } from '../shares/ask-rest.ts'
import type { EndedShares } from '../shares/end-shares.ts'

/** Ends the held parts of a bill that ended unpaid, whose booking is locked; their money is for the caller to return. */
export async function endParts(q: Query, billId: number, now: Date): Promise<EndedShares['held']> {
  const held = await q<EndedShares['held'][number]>`
    update payments set state = 'expired', settled_at = ${now}
    where bill_id = ${billId} and part is not null and state = 'held'
    returning id as "paymentId", member_id as "memberId", amount_vnd as "amountVnd"`
  await askWhole(q, billId)
  return held.toSorted((a, b) => a.paymentId - b.paymentId)
}
