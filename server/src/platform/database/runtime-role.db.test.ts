import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#testing/database'
import { addCourse, addMember } from '#testing/golf'
import { silentLog } from '#testing/log'
import { prepareJobs } from '../jobs/prepare-jobs.ts'
import { createLog } from '../log/log.ts'
import { runtimeAccount } from './engine/ask.ts'
import { openPool } from './pool.ts'
import { grantRuntimeRights } from './runtime-role.ts'
import { queryOn } from './sql.ts'

let database: TestDatabase
let pool: pg.Pool
let runtime: TestDatabase['connection']
beforeAll(async () => {
  database = await createTestDatabase()
  runtime = { ...database.connection, user: runtimeAccount }
  await prepareJobs(database.connection, createLog({ logLevel: 'silent', production: false }))
  await grantRuntimeRights(database.connection, runtime, silentLog)
  pool = openPool({ ...runtime, max: 2 }, silentLog)
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

/** The error code of a statement that is rolled back, or null. */
async function refusal(on: pg.Pool, text: string): Promise<string | null> {
  const client = await on.connect()
  try {
    await client.query('begin')
    await client.query(text)
    return null
  } catch (error) {
    return Object(error).code
  } finally {
    await client.query('rollback')
    client.release()
  }
}

const addOnly = [
  'ledger_entries',
  'ledger_transfers',
  'ledger_closes',
  'booking_events',
  'refund_events',
  'bank_movements',
  'staff_acts',
  'consents',
]
const forbidden = [
  ...addOnly.map((table) => `delete from ${table} where false`),
  ...addOnly.map((table) => `truncate ${table} cascade`),
  'update ledger_entries set amount_vnd = 0 where false',
  'update ledger_transfers set cause = cause where false',
  'truncate members cascade',
  'alter table ledger_entries disable trigger only_added',
  'alter table members add column hidden text',
  'drop table review_votes',
  'create table public.stolen (id int)',
  'create or replace function refuse_change() returns trigger language plpgsql as $$ begin return new; end $$',
  "insert into schema_migrations (name, sha256) values ('x', 'x')",
]

describe('the account of requests and jobs', () => {
  it.each(forbidden)('may not: %s', async (text) => {
    expect(await refusal(pool, text)).toBe('42501')
  })

  it('may not turn triggers off for its session, nor become the owner', async () => {
    expect(await refusal(pool, 'set session_replication_role = replica')).toBe('42501')
    expect(await refusal(pool, `set role ${database.connection.user}`)).toBe('42501')
  })

  it.each(forbidden.filter((text) => !/^(update|delete)/.test(text)))(
    'and its owner may, without this guard: %s',
    async (text) => {
      expect(await refusal(database.pool, text)).toBeNull()
    },
  )

  it('reads and writes every other table, and adds to the ledger', async () => {
    const q = queryOn(pool)
    const { id } = await addMember(q)
    await q`update members set fullname = 'Khác' where id = ${id}`
    const rights = await q<{ name: string }>`
      select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('public', 'pgboss') and c.relkind in ('r', 'p') and not c.relispartition
        and not (has_table_privilege(c.oid, 'SELECT')
          and (has_table_privilege(c.oid, 'INSERT') or c.relname = 'schema_migrations'))`
    expect(rights).toEqual([])
    const changeable = await q<{ name: string }>`
      select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition
        and not (has_table_privilege(c.oid, 'UPDATE') and has_table_privilege(c.oid, 'DELETE'))`
    const unchangeable = changeable.map(({ name }) => name)
    expect(unchangeable).toEqual(expect.arrayContaining([...addOnly, 'schema_migrations']))
    expect(unchangeable).not.toContain('ledger_accounts')
  })

  it('opens the tee sheet of a month that has no partition yet', async () => {
    const q = queryOn(pool)
    await addCourse(q)
    await q`select ensure_tee_time_partition('2031-03-01'::date)`
    const [made] = await q<{ name: string | null }>`select to_regclass('tee_times_2031_03')::text as name`
    expect(made?.name).toBe('tee_times_2031_03')
  })

  it('gets its rights once: another start writes nothing, and a table added since gets its own', async () => {
    expect(await grantRuntimeRights(database.connection, runtime, silentLog)).toBe(0)
    await database.q`create table added_later (id int)`
    await database.q`grant truncate on reviews to teeviet_server`
    expect(await grantRuntimeRights(database.connection, runtime, silentLog)).toBe(2)
    expect(await refusal(pool, 'insert into added_later values (1)')).toBeNull()
    expect(await refusal(pool, 'truncate reviews cascade')).toBe('42501')
  })

  it('may not be the owner, whose rights nothing takes away', async () => {
    const { connection } = database
    const rights = () =>
      database.q`select relacl::text from pg_class where relname = 'members' and relacl is not null`
    const before = await rights()
    await expect(grantRuntimeRights(connection, { ...connection }, silentLog)).rejects.toThrow(
      /may change the schema or the ledger: name another one in DATABASE_URL/,
    )
    expect(await rights()).toEqual(before)
  })

  it('may not have rights by way of everybody', async () => {
    await database.q`grant update, delete on ledger_entries to public`
    await expect(grantRuntimeRights(database.connection, runtime, silentLog)).rejects.toThrow(/the ledger/)
    await database.q`revoke all on ledger_entries from public`
  })
})
