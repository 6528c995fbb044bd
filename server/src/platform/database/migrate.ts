import pg from 'pg'
import { type Connection, driverSettings } from './connection.ts'
import { isConflict } from './errors.ts'
import type { Log } from './log.ts'
import { type Migration, readMigrations } from './migrations.ts'
import { migrationTimeouts } from './timeouts.ts'

/**
 * Brings a database to the code's schema: runs each file of migrations/ that it has not had, in order, each in its own
 * transaction (except *.no-transaction.sql). Any number of servers may call it at once; one runs them, the others wait.
 *
 * @returns the names of the files that were run
 * @throws when a file that was already run has been changed since, or when one fails (it then left nothing behind)
 */
export async function migrate(connection: Connection, log: Log, folder?: string): Promise<string[]> {
  const migrations = await readMigrations(folder)
  const client = new pg.Client(driverSettings(connection, migrationTimeouts))
  // a lost connection fails the statement under way; the event must not end the process
  client.on('error', () => {})
  await client.connect()
  try {
    // held by this connection, and let go when it ends
    await client.query("select pg_advisory_lock(hashtextextended('teeviet.migrations', 0))")
    return await runMissing(client, migrations, log)
  } finally {
    await client.end()
  }
}

async function runMissing(client: pg.Client, migrations: Migration[], log: Log): Promise<string[]> {
  const done = await readDone(client)
  for (const name of done.keys()) {
    if (!migrations.some((migration) => migration.name === name)) {
      log.warn(`The database is newer than this server: its migration ${name} is unknown here.`)
    }
  }
  const ran: string[] = []
  for (const migration of migrations) {
    const sha256 = done.get(migration.name)
    if (sha256 === undefined) {
      await runOne(client, migration)
      ran.push(migration.name)
    } else if (sha256 !== migration.sha256) {
      throw new Error(
        `Migration ${migration.name} has changed since this database had it: write a new one instead.`,
      )
    }
  }
  return ran
}

async function readDone(client: pg.Client): Promise<Map<string, string>> {
  await client.query(`create table if not exists schema_migrations (
    name text primary key,
    sha256 text not null,
    applied_at timestamptz not null default now()
  )`)
  const { rows } = await client.query<{ name: string; sha256: string }>(
    'select name, sha256 from schema_migrations order by name',
  )
  return new Map(rows.map(({ name, sha256 }) => [name, sha256]))
}

async function isBefore17(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ version: number }>(
    "select current_setting('server_version_num')::int as version",
  )
  return (rows[0]?.version ?? 0) < 170_000
}

/** Servers of the release before go on writing: a deadlock with one of them has rolled the file back. */
const mostTries = 10

async function runOne(client: pg.Client, migration: Migration, tries = 1): Promise<void> {
  const { name, sha256, inTransaction } = migration
  const text = (await isBefore17(client)) ? (migration.textBefore17 ?? migration.text) : migration.text
  try {
    if (inTransaction) await client.query('begin')
    await client.query(text)
    await client.query('insert into schema_migrations (name, sha256) values ($1, $2)', [name, sha256])
    if (inTransaction) await client.query('commit')
  } catch (error) {
    if (inTransaction) await client.query('rollback').catch(() => {})
    if (inTransaction && isConflict(error) && tries < mostTries) return runOne(client, migration, tries + 1)
    throw new Error(`Migration ${name} failed: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    })
  }
}
