import type { CounterMethod } from '@teeviet/contract/rules/money/counter-methods'
import type { Query } from '#platform/database/sql'
import { createTransferCode } from '#platform/gateways/vietqr/memo'
import { askRest } from '../shares/ask-rest.ts'

type Part = {
  billId: number
  memberId: number
  method: CounterMethod
  amountVnd: number
  /** What is left of the bill for other payments, in VND. */
  restVnd: number
  /** Until when the bill is paid. */
  payBy: Date
  now: Date
}

/**
 * Stores a part of a bill that was taken at the counter: it is held until the rest is paid, and the bill asks for the
 * rest. The caller has locked the booking and posts the ledger entries.
 *
 * @returns the number of the payment
 */
export async function holdPart(
  q: Query,
  { billId, memberId, method, amountVnd, restVnd, payBy, now }: Part,
): Promise<number> {
  const [part] = await q<{ id: number }>`
    insert into payments (reference, purpose, bill_id, member_id, method, state, amount_vnd, part, created_at, settled_at,
      expires_at)
    values (${createTransferCode()}, 'bill', ${billId}, ${memberId}, ${method}, 'held', ${amountVnd},
      (select 1 + coalesce(max(part), 0) from payments where bill_id = ${billId}), ${now}, ${now}, ${payBy})
    returning id`
  if (!part) throw new Error('a part was not stored')
  await askRest(q, { billId, restVnd, now })
  return part.id
}
