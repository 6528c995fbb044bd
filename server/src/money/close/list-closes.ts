import type { ResponseOf } from '@teeviet/contract'
import type { Query } from '#platform/database/sql'
import type { Difference } from './compare.ts'
import type { StatementSource } from './our-side.ts'

type Row = {
  id: number
  day: string
  source: StatementSource
  statement_vnd: number
  ours_vnd: number
  statement_lines: number
  closed_at: Date
  closed_by: string | null
}

/** Closes with what did not agree, the latest first, or one by its number. */
export async function listCloses(
  q: Query,
  { id, limit, after_id }: { id?: number; limit: number; after_id?: number | undefined },
): Promise<ResponseOf<'GET /api/staff/ledger/closes'>> {
  const closes = await q<Row>`
    select c.id, c.day, c.source, c.statement_vnd, c.ours_vnd, c.statement_lines, c.closed_at, s.name as closed_by
    from ledger_closes c left join staff_accounts s on s.id = c.closed_by
    where (${id ?? null}::bigint is null or c.id = ${id ?? null})
      and (${after_id ?? null}::bigint is null or c.id < ${after_id ?? null})
    order by c.id desc limit ${limit}`
  const differences = await q<Difference & { closeId: number; isHere: boolean }>`
    select d.close_id as "closeId", d.kind, d.reference, d.statement_vnd as "statementVnd", d.ours_vnd as "oursVnd",
      d.content, d.occurred_at as "occurredAt",
      d.kind in ('missing_here', 'amount') and d.statement_vnd = (select coalesce(sum(r.amount_vnd), 0) from receipts r
        where r.bank_reference = d.reference and r.resolution is distinct from 'same_money') as "isHere"
    from ledger_close_differences d where close_id = any (${closes.map((close) => close.id)}) order by id`
  const byClose = Map.groupBy(differences, ({ closeId }) => closeId)
  return closes.map((close) => ({
    id: close.id,
    day: close.day,
    source: close.source,
    statement_amount: close.statement_vnd,
    our_amount: close.ours_vnd,
    statement_lines: close.statement_lines,
    closed_at: close.closed_at.getTime(),
    closed_by: close.closed_by ?? '',
    differences: (byClose.get(close.id) ?? []).map((difference) => ({
      kind: difference.kind,
      reference: difference.reference,
      statement_amount: difference.statementVnd,
      our_amount: difference.oursVnd,
      content: difference.content,
      occurred_at: difference.occurredAt?.getTime() ?? null,
      is_here: difference.isHere,
    })),
  }))
}
