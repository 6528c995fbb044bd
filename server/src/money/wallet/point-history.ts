import type { Language } from '@teeviet/contract/rules/languages'
import { pointHistoryPageSize } from '@teeviet/contract/rules/limits'
import { addDays, type Day, startOfDay } from '@teeviet/contract/rules/time/dates'
import type { Member } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { type Movement, movementText } from './movement-text.ts'

export type HistoryAsked = {
  page: number
  after_id?: number | undefined
  /** 1 credits, 0 debits. */
  type?: number | undefined
  from?: Day | undefined
  to?: Day | undefined
}

type Row = Movement & {
  id: number
  at: Date
  points: number
  balance: number
  code: string
  documentId: number | null
}

/** Movements of the member's points, the latest first; goes on behind `after_id` when it is given. */
export async function pointHistory(
  ctx: Context,
  member: Pick<Member, 'id'>,
  asked: HistoryAsked,
  lang: Language,
) {
  const { page, after_id: afterId, type = null } = asked
  // A bound of the index in either case, so that a late page costs the same as the first.
  const below = afterId ?? Number.MAX_SAFE_INTEGER
  const from = asked.from ? new Date(startOfDay(asked.from)) : null
  const until = asked.to ? new Date(startOfDay(addDays(asked.to, 1))) : null
  const rows = await ctx.q<Row>`
    select e.id, t.recorded_at as at, t.kind, e.amount_vnd < 0 as "isCredit", abs(e.amount_vnd) as points,
      -e.balance_after_vnd as balance, p.method, t.bill_id as "billId", b.code as "billCode",
      coalesce(p.reference, b.code, 'TX' || t.id) as code, d.id as "documentId"
    from ledger_entries e
    join ledger_transfers t on t.id = e.transfer_id
    left join payments p on p.id = t.payment_id
    left join bookings b on b.id = t.bill_id
    left join documents d on d.transfer_id = t.id
    where e.account_id = (select id from ledger_accounts where member_id = ${member.id})
      and e.id < ${below}
      and (${type}::int is null or (e.amount_vnd < 0) = (${type}::int = 1))
      and (${from}::timestamptz is null or t.recorded_at >= ${from})
      and (${until}::timestamptz is null or t.recorded_at < ${until})
    order by e.id desc
    limit ${pointHistoryPageSize} offset ${afterId === undefined ? page * pointHistoryPageSize : 0}`
  return rows.map((row) => ({
    id: row.id,
    created_at: row.at.getTime(),
    transaction_code: row.code,
    type: row.isCredit ? (1 as const) : (0 as const),
    point: row.points,
    point_balance: row.balance,
    description: movementText(row, lang),
    document_id: row.documentId,
  }))
}
