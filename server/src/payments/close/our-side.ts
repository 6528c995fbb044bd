import { addDays, type Day, startOfDay } from '@teeviet/contract/rules/dates'
import type { Query } from '../../database/sql.ts'
import type { BankNotifier } from '../../gateways/bank-notifications/notification.ts'
import { type ClearingGateway, clearingOf } from '../../ledger/accounts.ts'
import type { Line } from './compare.ts'

/** Whose statement it is: our bank account's, or a gateway's. */
export type StatementSource = 'bank' | ClearingGateway

/** Who tells of transfers to our account, under the bank's own numbers. */
const notifiers: BankNotifier[] = ['sepay', 'casso', 'receive-bill-bank']

/** What came in on a Vietnamese day by our own books, under the provider's names: by the bank's or gateway's own time. */
export function ourSide(q: Query, source: StatementSource, day: Day): Promise<Line[]> {
  const [from, until] = [new Date(startOfDay(day)), new Date(startOfDay(addDays(day, 1)))]
  if (source === 'bank')
    return q<Line>`
      select n.provider_event_id as reference, r.amount_vnd as "amountVnd"
      from receipts r join inbound_notifications n on n.id = r.notification_id and n.provider = any (${notifiers})
      where r.occurred_at >= ${from} and r.occurred_at < ${until} order by r.id`
  return q<Line>`
    select coalesce(p.provider_reference, p.reference) as reference, e.amount_vnd as "amountVnd"
    from ledger_transfers t
    join ledger_entries e on e.transfer_id = t.id and e.amount_vnd > 0
    join ledger_accounts a on a.id = e.account_id and a.name = ${clearingOf(source)}
    join payments p on p.id = t.payment_id
    where t.occurred_at >= ${from} and t.occurred_at < ${until} order by t.id`
}
