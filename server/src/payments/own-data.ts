import type { Context } from '../context.ts'

/** Every attempt of a golfer to pay, with the transfers that were taken for it. */
export function paymentData({ q }: Pick<Context, 'q'>, memberId: number) {
  return q`
    select p.reference, p.purpose, p.method, p.state, p.amount_vnd, p.fee_vnd, p.created_at, p.settled_at,
      l.code as bill_code,
      (select json_agg(json_build_object('amount_vnd', r.amount_vnd, 'content', r.content, 'sent_at', r.occurred_at)
         order by r.id)
       from receipts r where r.payment_id = p.id) as transfers
    from payments p left join bills l on l.id = p.bill_id
    where p.member_id = ${memberId} order by p.id desc`
}
