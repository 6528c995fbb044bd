import type { Context } from '../context.ts'
import type { Member } from '../http/actor.ts'
import { Refusal } from '../http/refusal.ts'

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
  bill_id: number | null
  created_at: Date
  settled_at: Date | null
  expires_at: Date
}

/** The bank-side record of a payment of the member's own; `status` 0 pending, 1 paid, 2 failed or expired. */
export async function transactionStatus(ctx: Context, member: Member, reference: string) {
  const [payment] = await ctx.q<Row>`
    select p.state, p.amount_vnd, p.bill_id, p.created_at, p.settled_at, p.expires_at,
      coalesce((select sum(r.amount_vnd) from receipts r where r.payment_id = p.id), 0)::bigint as received_vnd
    from payments p where p.reference = ${reference} and p.member_id = ${member.id}`
  if (!payment) throw new Refusal('payment.notFound')
  return {
    id: reference,
    user_id: member.vga,
    user_name: member.fullname,
    account_number: ctx.config.bank.accountNumber,
    money: payment.amount_vnd,
    received: payment.received_vnd,
    id_relation: payment.bill_id,
    description: reference,
    bank_name: ctx.config.bank.name,
    bank_napas_id: ctx.config.bank.bin,
    created_at: payment.created_at.getTime(),
    updated_at: (payment.settled_at ?? payment.created_at).getTime(),
    is_hide: 0 as const,
    status: STATUS[payment.state] ?? (0 as const),
    payment_deadline: payment.expires_at.getTime(),
    now: ctx.clock.now().getTime(),
  }
}
