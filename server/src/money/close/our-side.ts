import { addDays, type Day, startOfDay } from '@teeviet/contract/rules/time/dates'
import type { Query } from '#platform/database/sql'
import { type ClearingGateway, clearingOf, counterCourse } from '#platform/ledger/accounts'
import { counterDay } from '../counter/counter-day.ts'
import { bankMovementLines } from '../payouts/bank-movement-lines.ts'
import { refundsSentByBank, refundsSentByGateway } from '../refunds/send/sent-between.ts'
import type { Line } from './compare.ts'

/** The source of the statement: our bank account, a gateway, or the counter of a course. */
export type StatementSource = 'bank' | ClearingGateway

/**
 * What moved on a Vietnamese day by our own books, what went out below zero: by the bank's or gateway's own time, and a
 * refund by the time it was recorded. Under the bank's references where it gave some, else under the notifier's.
 */
export async function ourSide(q: Query, source: StatementSource, day: Day): Promise<Line[]> {
  const [from, until] = [new Date(startOfDay(day)), new Date(startOfDay(addDays(day, 1)))]
  const courseId = counterCourse(source)
  if (courseId !== null) return counterDay(q, courseId, from, until)
  const lines = await Promise.all(
    source === 'bank'
      ? [transfersIn(q, from, until), refundsSentByBank(q, from, until), bankMovementLines(q, from, until)]
      : [takenBy(q, source, from, until), refundsSentByGateway(q, source, from, until)],
  )
  return lines.flat()
}

const transfersIn = (q: Query, from: Date, until: Date) => q<Line>`
  select coalesce(r.bank_reference, n.provider_event_id) as reference, n.provider_event_id as also,
    r.amount_vnd as "amountVnd"
  from receipts r join inbound_notifications n on n.id = r.notification_id
  where r.account_number not like 'clearing:%' and r.resolution is distinct from 'same_money'
    and r.occurred_at >= ${from} and r.occurred_at < ${until} order by r.id`

const takenBy = (q: Query, gateway: ClearingGateway, from: Date, until: Date) => q<Line>`
  select coalesce(p.provider_reference, p.reference) as reference, e.amount_vnd as "amountVnd"
  from ledger_transfers t
  join ledger_entries e on e.transfer_id = t.id and e.amount_vnd > 0
  join ledger_accounts a on a.id = e.account_id and a.name = ${clearingOf(gateway)}
  join payments p on p.id = t.payment_id
  where t.occurred_at >= ${from} and t.occurred_at < ${until} order by t.id`
