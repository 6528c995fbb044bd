import type { Query } from '../database/sql.ts'
import { codesInMemo, matchMemo } from '../gateways/vietqr/memo.ts'
import type { MatchedPayment } from './judge-receipt.ts'

export type FoundPayment =
  | { kind: 'payment'; payment: MatchedPayment }
  | { kind: 'several' }
  | { kind: 'none' }

/**
 * The payment a transfer's content names, locked. Only a code that stands there whole and alone counts; a guess is
 * for a person, so that money never goes to a wrong bill.
 */
export async function findPayment(q: Query, content: string): Promise<FoundPayment> {
  const [whole, open] = await Promise.all([
    q<{ reference: string }>`select reference from payments where reference = any(${codesInMemo(content)})`,
    q<{ reference: string }>`
      select reference from payments where method = 'bank' and state in ('created', 'pending') order by id desc limit 5000`,
  ])
  const match = matchMemo(content, new Set([...whole, ...open].map(({ reference }) => reference)))
  if (match.kind === 'none') return { kind: 'none' }
  if (match.kind === 'candidates') return { kind: 'several' }
  const [payment] = await q<MatchedPayment>`
    select id, bill_id as "billId", state, amount_vnd as "amountVnd", fee_vnd as "feeVnd"
    from payments where reference = ${match.code} for update`
  return payment ? { kind: 'payment', payment } : { kind: 'none' }
}
