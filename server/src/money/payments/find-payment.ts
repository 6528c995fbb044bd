import { type OfferedChange, readOffered } from '#bookings/booking/rows/booking-changes'
import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'
import { codesInMemo, matchMemo } from '#platform/gateways/vietqr/memo'
import { askedFor, type MatchedPayment } from './judge-receipt.ts'
import { lockWalletOwner } from './lock-wallet-owner.ts'
import { openPayment } from './open-payment.ts'

export type FoundPayment =
  | { kind: 'payment'; payment: MatchedPayment }
  | { kind: 'several' }
  | { kind: 'none' }

/** From this score on, a code which is not in the text unchanged is followed if the amount is exactly its bill's. */
const certainty = 0.9

/**
 * The payment a transfer's content names, locked, its booking first. A code counts if it is there unchanged and alone,
 * or if it is the only candidate for a typical misreading (O for 0, I for 1) and the amount is exactly its bill's. Any
 * other guess goes to manual review, so that money never goes to a wrong bill. Golfers may send the payment code of
 * their SMS as well as the content of the QR screen: both mean the bill.
 */
export async function findPayment(
  ctx: Context,
  q: Query,
  content: string,
  amountVnd: number,
  now: Date,
): Promise<FoundPayment> {
  const written = codesInMemo(content)
  const known = await q<{ code: string }>`
    select reference as code /* not null */ from payments where reference = any(${written})
    union select payment_code from bills where payment_code = any(${written})
    union (select reference from payments where method = 'bank' and state in ('created', 'pending') order by id desc limit 5000)
    union (select payment_code from bills join bookings using (id) 
      where payment_code is not null and (state = 'placed' or state = 'paid' and offered_until is not null))`
  const match = matchMemo(content, new Set(known.map(({ code }) => code)))
  if (match.kind === 'none') return { kind: 'none' }
  const [code, isGuess] = match.kind === 'exact' ? [match.code, false] : [certainCode(match.codes), true]
  if (code === null) return { kind: 'several' }
  const named = (await byReference(q, code)) ?? (await byPaymentCode(ctx, q, code, now))
  const payment = (await ofOfferedChange(ctx, q, { named, amountVnd, now })) ?? named
  if (!payment) return { kind: 'none' }
  if (isGuess && (payment.billId === null || askedFor(payment) !== amountVnd)) return { kind: 'several' }
  return { kind: 'payment', payment }
}

/** Exactly the difference of a change, sent with the content by which the bill itself was paid, is for the change. */
async function ofOfferedChange(
  ctx: Context,
  q: Query,
  { named, amountVnd, now }: { named: MatchedPayment | undefined; amountVnd: number; now: Date },
): Promise<MatchedPayment | undefined> {
  if (!named || named.billId === null || named.state !== 'succeeded') return undefined
  const change = await readOffered(q, named.billId)
  return change?.dueVnd === amountVnd ? transferOfBill(ctx, q, named.billId, now) : undefined
}

function certainCode(codes: readonly { code: string; score: number }[]): string | null {
  const [best, ...others] = codes
  return best && others.length === 0 && best.score >= certainty ? best.code : null
}

async function byReference(q: Query, reference: string): Promise<MatchedPayment | undefined> {
  const isMemberGone = await lockWalletOwner(q, { reference })
  const [, [payment]] = await Promise.all([
    q<{
      id: number
    }>`select b.id from bookings b join payments p on p.bill_id = b.id where p.reference = ${reference} for update of b`,
    q<Omit<MatchedPayment, 'isMemberGone'>>`
      select id, bill_id as "billId", member_id as "memberId", state, amount_vnd as "amountVnd", fee_vnd as "feeVnd",
        split_id as "splitId"
      from payments where reference = ${reference} for update`,
  ])
  return payment && { ...payment, isMemberGone }
}

async function byPaymentCode(
  ctx: Context,
  q: Query,
  paymentCode: string,
  now: Date,
): Promise<MatchedPayment | undefined> {
  const [bill] = await q<{ id: number }>`select id from bills where payment_code = ${paymentCode}`
  return bill && transferOfBill(ctx, q, bill.id, now)
}

/**
 * The bill's own attempt by bank transfer, locked behind its booking, for its change while one waits for its payment; made
 * now when the golfer never opened the QR screen. Of a split bill it asks for what no share has paid.
 */
export async function transferOfBill(
  ctx: Context,
  q: Query,
  billId: number,
  now: Date,
): Promise<MatchedPayment | undefined> {
  // Two transfers for one bill at once: the second waits here and finds the first one's attempt.
  const [bill] = await q<{ payment_code: string | null }>`
    select l.payment_code from bookings b join bills l on l.id = b.id where b.id = ${billId} for update of b`
  if (!bill?.payment_code) return undefined
  const change = await readOffered(q, billId)
  const [payment] = await q<Omit<MatchedPayment, 'isMemberGone'>>`
    select id, bill_id as "billId", member_id as "memberId", state, amount_vnd as "amountVnd", fee_vnd as "feeVnd",
      split_id as "splitId" from payments
    where bill_id = ${billId} and method = 'bank' and split_id is null and (${change?.id ?? null}::bigint is null or change_id = ${change?.id ?? null})
    order by state = 'succeeded' desc, id desc limit 1 for update`
  // the amount a bill takes does not depend on the account
  if (payment) return { ...payment, isMemberGone: false }
  if (change) return openTransferOfChange(ctx, q, billId, change, now)
  const [made] = await q<Omit<MatchedPayment, 'isMemberGone'> & { expiresAt: Date }>`
    insert into payments (reference, purpose, bill_id, member_id, method, state, amount_vnd, created_at, expires_at)
    select ${bill.payment_code}, 'bill', b.id, b.member_id, 'bank', 'pending',
      b.amount_vnd - (select coalesce(sum(h.amount_vnd), 0) from payments h where h.bill_id = b.id and h.state = 'held'),
      ${now}, b.pay_by
    from bookings b where b.id = ${billId} and b.amount_vnd > 0 and b.pay_by is not null
    returning id, bill_id as "billId", member_id as "memberId", state, amount_vnd as "amountVnd", fee_vnd as "feeVnd",
      split_id as "splitId", expires_at as "expiresAt"`
  // money that does not pay the bill leaves the attempt open until its time is up
  if (made) await ctx.jobs.enqueue(q, 'payment-expiry', { paymentId: made.id }, made.expiresAt)
  return made && { ...made, isMemberGone: false }
}

/** The share of a player of a bill that is split, locked behind its booking; undefined without one. */
export async function shareOfPlayer(
  q: Query,
  billId: number,
  playerId: number,
): Promise<MatchedPayment | undefined> {
  await q`select id from bookings where id = ${billId} for update`
  const [payment] = await q<Omit<MatchedPayment, 'isMemberGone'>>`
    select p.id, p.bill_id as "billId", p.member_id as "memberId", p.state, p.amount_vnd as "amountVnd", p.fee_vnd as "feeVnd",
      p.split_id as "splitId"
    from payments p join bill_splits s on s.id = p.split_id and s.state <> 'dropped'
    where p.bill_id = ${billId} and p.player_id = ${playerId} order by p.id desc limit 1 for update of p`
  return payment && { ...payment, isMemberGone: false }
}

async function openTransferOfChange(
  ctx: Context,
  q: Query,
  billId: number,
  { id: changeId, dueVnd: amountVnd, payBy: expiresAt }: OfferedChange,
  now: Date,
): Promise<MatchedPayment | undefined> {
  const [golfer] = await q<{ memberId: number }>`
    select member_id as "memberId" from bookings where id = ${billId}`
  if (!golfer) return undefined
  const { memberId } = golfer
  const opening = { memberId, billId, changeId, method: 'bank', amountVnd, now, expiresAt }
  const { id } = await openPayment(ctx, q, opening)
  return { id, billId, memberId, isMemberGone: false, state: 'pending', amountVnd, feeVnd: 0, splitId: null }
}
