import type { Query } from '#platform/database/sql'

/**
 * Lets the time pass after which a job of a crashed process is given to another one: as configured for each queue,
 * without waiting for it. To be called while no server runs.
 */
export async function expireDeadJobs(q: Query): Promise<void> {
  await q`
    update pgboss.job set started_on = started_on - expire_seconds * interval '1 second' where state = 'active'`
}
