import type { Database } from '../parts/database.ts'

/** Bytes of all tables with their indexes, and of WAL written since the cluster was made. */
export type Size = { rows: number; wal: number }

export async function readSize(database: Database): Promise<Size> {
  const [size] = await database.rows<Size>(`
    select sum(pg_total_relation_size(oid)) as rows, pg_current_wal_lsn() - '0/0'::pg_lsn as wal
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`)
  if (!size) throw new Error('the database has no tables')
  return size
}

/** The growth for each of `count` bookings, in kB. */
export function sizePerBooking(before: Size, after: Size, count: number): string {
  const each = (bytes: number) => (bytes / count / 1000).toFixed(1)
  return `${each(after.rows - before.rows)} kB of rows and indexes, ${each(after.wal - before.wal)} kB of WAL`
}
