import { addDays, type Day, startOfDay } from '@teeviet/contract/rules/dates'
import type { Query } from '../../database/sql.ts'
import type { Line } from './compare.ts'

/** Whose statement it is: our bank account's, or a gateway's. */
export type StatementSource = 'bank' | 'alepay' | 'epay' | 'stb' | 'nab' | 'vietin' | 'bidv'

const methods: Readonly<Record<Exclude<StatementSource, 'bank'>, readonly string[]>> = {
  alepay: ['ale_pay'],
  epay: ['epay', 'epay_all'],
  stb: ['stb'],
  nab: ['nab'],
  vietin: ['vietin'],
  bidv: ['bidv'],
}

/** What came in on a Vietnamese day by our own books, under the provider's names: by the bank's or gateway's own time. */
export function ourSide(q: Query, source: StatementSource, day: Day): Promise<Line[]> {
  const [from, until] = [new Date(startOfDay(day)), new Date(startOfDay(addDays(day, 1)))]
  if (source === 'bank')
    return q<Line>`
      select n.provider_event_id as reference, r.amount_vnd as "amountVnd"
      from receipts r join inbound_notifications n on n.id = r.notification_id
      where r.occurred_at >= ${from} and r.occurred_at < ${until} order by r.id`
  return q<Line>`
    select coalesce(p.provider_reference, p.reference) as reference, p.amount_vnd + p.fee_vnd as "amountVnd"
    from ledger_transfers t join payments p on p.id = t.payment_id
    where t.occurred_at >= ${from} and t.occurred_at < ${until} and t.kind in ('payment', 'top_up')
      and p.method = any (${[...methods[source]]}) order by t.id`
}
