import type { Query } from '#platform/database/sql'

/** The next number of a refund. */
export async function nextRefundId(q: Query): Promise<number> {
  const [row] = await q<{
    id: number
  }>`select nextval(pg_get_serial_sequence('refunds', 'id')) as id /* not null */`
  if (!row) throw new Error('no number for a refund')
  return row.id
}
