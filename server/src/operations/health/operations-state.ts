import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ResponseOf } from '@teeviet/contract'
import { lastNotifications } from '#money/inbound/notifications'
import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'
import { messageCounts } from '#platform/notifications/message-counts'
import { smsUse } from '#platform/notifications/sms-budget'

type State = ResponseOf<'GET /api/staff/operations'>

const { version }: { version: string } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8'),
)
const MB = 1024 * 1024

/** How the server that answers, the database, jobs, messages and payment providers are doing. */
export async function operationsState(ctx: Context): Promise<State> {
  const { q, clock, pool, config } = ctx
  const [database, jobs, messages, sms, notifications] = await Promise.all([
    databaseState(q),
    ctx.jobs.backlog(),
    messageCounts(ctx),
    smsUse(ctx, q),
    lastNotifications(q),
  ])
  return {
    now: clock.now().getTime(),
    server: {
      version,
      started_at: Math.round(performance.timeOrigin),
      memory_mb: Math.round(process.memoryUsage.rss() / MB),
      connections: {
        used: pool.totalCount - pool.idleCount,
        idle: pool.idleCount,
        waiting: pool.waitingCount,
        most: config.databaseConnections,
      },
    },
    database,
    jobs,
    messages,
    sms_percent: { hour: percent(sms.hour), day: percent(sms.day) },
    notifications: notifications.map(({ provider, at }) => ({ provider, at: at.getTime() })),
  }
}

const percent = (part: number) => Math.round(part * 100)

async function databaseState(q: Query): Promise<State['database']> {
  const [row] = await q<{
    version: string
    size_mb: number
    connections: number
    most_connections: number
    oldest_transaction: number
    archived_at: Date | null
    archive_failed_at: Date | null
  }>`
    select current_setting('server_version') as version /* not null */,
      (pg_database_size(current_database()) / 1048576)::int as size_mb /* not null */,
      (select count(*)::int from pg_stat_activity where datname = current_database()) as connections /* not null */,
      current_setting('max_connections')::int as most_connections /* not null */,
      (select coalesce(max(extract(epoch from clock_timestamp() - xact_start)), 0)::int
        from pg_stat_activity where datname = current_database()) as oldest_transaction /* not null */,
      a.last_archived_time as archived_at, a.last_failed_time as archive_failed_at
    from pg_stat_archiver a`
  if (!row) throw new Error('the database does not describe itself')
  return {
    ...row,
    archived_at: row.archived_at?.getTime() ?? null,
    archive_failed_at: row.archive_failed_at?.getTime() ?? null,
  }
}
