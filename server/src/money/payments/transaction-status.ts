import type { Member } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'

const STATUS: Readonly<Record<string, 0 | 1 | 2>> = {
  created: 0,
  pending: 0,
  succeeded: 1,
  failed: 2,
  expired: 2,
}

type Row = {
  state: string
  amount_vnd: number
  received_vnd: number
  /** Of the last transfer that came for it. */
  account_number: string | null
  content: string | null
  received_at: Date | null
  bill_id: number | null
  created_at: Date
  settled_at: Date | null
  expires_at: Date
}

/**
 * The bank-side record of a payment of the member's own; `status` 0 pending, 1 paid, 2 failed or expired. What came on
 * an account that is not the one named is being looked at by staff and does not count as received.
 */
export async function transactionStatus(ctx: Context, member: Member, reference: string) {
  const [payment] = await ctx.q<Row>`
    select p.state, p.amount_vnd, p.bill_id, p.created_at, p.settled_at, p.expires_at,
      coalesce((select sum(r.amount_vnd) from receipts r
        where r.payment_id = p.id and r.reason is distinct from 'wrong_account'), 0)::bigint as received_vnd /* not null */,
      last.account_number, last.content, last.received_at
    from payments p left join lateral (
      select account_number, content, received_at from receipts
      where payment_id = p.id and p.gateway is null order by id desc limit 1) last on true
    where p.reference = ${reference} and p.member_id = ${member.id}`
  if (!payment) throw new Refusal('payment.notFound')
  const { bank } = ctx.config
  const isReported = payment.content !== null
  const updatedAt = payment.received_at ?? payment.settled_at ?? payment.created_at
  return {
    id: reference,
    user_id: member.vga,
    user_name: member.fullname,
    account_number: payment.account_number ?? '',
    money: payment.amount_vnd,
    received: payment.received_vnd,
    id_relation: payment.bill_id,
    description: payment.content ?? '',
    bank_name: isReported ? bank.name : '',
    bank_napas_id: isReported ? bank.bin : '',
    created_at: payment.created_at.getTime(),
    updated_at: updatedAt.getTime(),
    is_hide: 0 as const,
    status: STATUS[payment.state] ?? (0 as const),
    payment_deadline: payment.expires_at.getTime(),
    now: ctx.clock.now().getTime(),
  }
}
