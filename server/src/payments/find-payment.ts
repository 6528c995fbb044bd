import type { Query } from '../database/sql.ts'
import { codesInMemo, matchMemo } from '../gateways/vietqr/memo.ts'
import type { MatchedPayment } from './judge-receipt.ts'

export type FoundPayment =
  | { kind: 'payment'; payment: MatchedPayment }
  | { kind: 'several' }
  | { kind: 'none' }

/**
 * The payment a transfer's content names, locked. Only a code that stands there whole and alone counts; a guess is
 * for a person, so that money never goes to a wrong bill. Golfers may send the payment code of their SMS as well as
 * the content of the QR screen: both mean the bill.
 */
export async function findPayment(q: Query, content: string, now: Date): Promise<FoundPayment> {
  const written = codesInMemo(content)
  const known = await q<{ code: string }>`
    select reference as code from payments where reference = any(${written})
    union select payment_code from bills where payment_code = any(${written})
    union (select reference from payments where method = 'bank' and state in ('created', 'pending') order by id desc limit 5000)
    union (select payment_code from bills join bookings using (id) where state = 'placed' and payment_code is not null)`
  const match = matchMemo(content, new Set(known.map(({ code }) => code)))
  if (match.kind === 'none') return { kind: 'none' }
  if (match.kind === 'candidates') return { kind: 'several' }
  const payment = (await byReference(q, match.code)) ?? (await byPaymentCode(q, match.code, now))
  return payment ? { kind: 'payment', payment } : { kind: 'none' }
}

async function byReference(q: Query, reference: string): Promise<MatchedPayment | undefined> {
  const [payment] = await q<MatchedPayment>`
    select id, bill_id as "billId", member_id as "memberId", state, amount_vnd as "amountVnd", fee_vnd as "feeVnd"
    from payments where reference = ${reference} for update`
  return payment
}

/** The bill's attempt by bank transfer; made now when the golfer never opened the QR screen. */
async function byPaymentCode(q: Query, paymentCode: string, now: Date): Promise<MatchedPayment | undefined> {
  // Two transfers for one bill at once: the second waits here and finds the first one's attempt.
  const [bill] = await q<{ id: number }>`select id from bills where payment_code = ${paymentCode} for update`
  if (!bill) return undefined
  const [payment] = await q<MatchedPayment>`
    select id, bill_id as "billId", member_id as "memberId", state, amount_vnd as "amountVnd", fee_vnd as "feeVnd" from payments
    where bill_id = ${bill.id} and method = 'bank' order by state = 'succeeded' desc, id desc limit 1 for update`
  if (payment) return payment
  const [made] = await q<MatchedPayment>`
    insert into payments (reference, purpose, bill_id, member_id, method, state, amount_vnd, created_at, expires_at)
    select ${paymentCode}, 'bill', b.id, b.member_id, 'bank', 'pending', b.amount_vnd, ${now}, b.pay_by
    from bookings b where b.id = ${bill.id} and b.amount_vnd > 0 and b.pay_by is not null
    returning id, bill_id as "billId", member_id as "memberId", state, amount_vnd as "amountVnd", fee_vnd as "feeVnd"`
  return made
}
