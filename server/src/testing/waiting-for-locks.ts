import { setTimeout as sleep } from 'node:timers/promises'
import type { Query } from '#platform/database/sql'

/** Resolves once so many of the database's transactions wait for a lock that another one holds. */
export async function waitingForLocks(q: Query, count: number): Promise<void> {
  for (let waiting = 0; waiting < count; await sleep(5)) {
    const [row] = await q<{ count: number }>`
      select count(*) from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
    waiting = row?.count ?? 0
  }
}
