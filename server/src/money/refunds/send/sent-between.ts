import type { Query } from '#platform/database/sql'

type Sent = { reference: string; amountVnd: number }

/** Refunds that staff sent from our bank account in a time, under the bank's references; VND below zero. */
export function refundsSentByBank(q: Query, from: Date, until: Date) {
  return q<Sent>`
    select proof as reference /* not null */, -amount_vnd as "amountVnd" from refunds
    where state = 'done' and target = 'bank' and amount_vnd > 0 and done_at >= ${from} and done_at < ${until} order by id`
}

/** Refunds a gateway gave back in a time, under our own codes; VND below zero. */
export function refundsSentByGateway(q: Query, gateway: string, from: Date, until: Date) {
  return q<Sent>`
    select r.code as reference, -r.amount_vnd as "amountVnd" from refunds r join payments p on p.id = r.payment_id
    where r.state = 'done' and r.target = 'method' and r.amount_vnd > 0 and p.gateway = ${gateway}
      and r.done_at >= ${from} and r.done_at < ${until} order by r.id`
}
