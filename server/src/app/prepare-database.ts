import type { Logger } from 'pino'
import type { Connection } from '#platform/database/connection'
import { migrate } from '#platform/database/migrate'
import { grantRuntimeRights } from '#platform/database/runtime-role'
import { prepareJobs } from '#platform/jobs/prepare-jobs'
import { secondsSince } from '#platform/time/seconds-since'

/** The accounts of a database: one owns the schema and migrates it, the other one runs requests and jobs. */
export type Accounts = { owner: Connection; runtime: Connection }

/**
 * Brings a database to the code's schema, and gives the account of requests and jobs the rights that it needs. Where both
 * are one account, it has all rights of the owner.
 */
export async function prepareDatabase({ owner, runtime }: Accounts, log: Logger): Promise<void> {
  const begun = performance.now()
  const applied = await migrate(owner, log)
  if (applied.length > 0)
    log.info(`database migrated: ${applied[0]} to ${applied.at(-1)} (${secondsSince(begun)})`)
  if (owner === runtime) return log.info('the server runs as the owner of its schema (no DATABASE_OWNER_URL)')
  await prepareJobs(owner, log)
  await grantRuntimeRights(owner, runtime, log)
}
