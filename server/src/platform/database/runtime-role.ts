import pg from 'pg'
import { type Connection, driverSettings } from './connection.ts'
import type { Log } from './log.ts'
import { migrationTimeouts } from './timeouts.ts'

/**
 * The rights of the account that requests and jobs run as, on the tables of both schemas: rows of tables that are only
 * added to (a trigger `only_added` says so: the ledger, events, the audit log) may not change, the list of migrations
 * is only read, and no table may be truncated or altered. A partition of ours is reached through its table only, one of
 * the job store by its name.
 */
const missingRights = `
  with wanted as (
    select c.oid, c.relkind, c.relacl, n.nspname || '.' || quote_ident(c.relname) as name,
      case
        when c.relkind = 'S' then '{USAGE}'::text[]
        when n.nspname = 'public' and c.relname = 'schema_migrations' then '{SELECT}'
        when exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'only_added') then '{INSERT,SELECT}'
        else '{DELETE,INSERT,SELECT,UPDATE}' end as rights
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'pgboss') and c.relkind in ('r', 'p', 'v', 'S')
      and (n.nspname = 'pgboss' or not c.relispartition)
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  )
  select case when relkind = 'S' then 'sequence ' else '' end || name as name, array_to_string(rights, ', ') as rights
  from wanted
  where rights is distinct from (
    select array_agg(a.privilege_type order by a.privilege_type) from aclexplode(relacl) a
    join pg_roles r on r.oid = a.grantee where r.rolname = $1)`

const isOwnerToo = `
  select rolsuper or exists (
    select from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p') and pg_has_role(current_user, c.relowner, 'USAGE')
  ) as yes from pg_roles where rolname = current_user`

/** By rights of everybody, or of a group that the account is in. */
const mayTooMuch = `
  select exists (
    select from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p') and (
      has_table_privilege(c.oid, 'TRUNCATE')
      or (has_table_privilege(c.oid, 'UPDATE, DELETE')
        and exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'only_added')))
  ) as yes`

/**
 * Gives the account of `runtime` its rights on the tables that `owner` has made, and no other; nothing is written when it
 * has them. To be called after each migration, by any number of servers at once.
 *
 * @returns on how many tables and sequences the account had other rights
 * @throws when the account of `runtime` may change the ledger or the schema all the same: it is the owner, a superuser or
 *   a member of one
 */
export async function grantRuntimeRights(owner: Connection, runtime: Connection, log: Log): Promise<number> {
  const role = await onClient(runtime, async (client) => {
    const { rows } = await client.query<{ name: string }>('select current_user as name')
    const { name = '' } = rows[0] ?? {}
    // first: the owner would take its own rights away
    await refuseIf(client, isOwnerToo, name)
    return name
  })
  const granted = await onClient(owner, (client) => grantMissing(client, role))
  if (granted > 0) log.info(`the database account ${role} has its rights on ${granted} tables and sequences`)
  await onClient(runtime, (client) => refuseIf(client, mayTooMuch, role))
  return granted
}

async function refuseIf(client: pg.Client, question: string, role: string): Promise<void> {
  const { rows } = await client.query<{ yes: boolean }>(question)
  if (rows[0]?.yes === false) return
  throw new Error(
    `The database account ${role} may change the schema or the ledger: name another one in DATABASE_URL than in DATABASE_OWNER_URL.`,
  )
}

async function grantMissing(client: pg.Client, role: string): Promise<number> {
  await client.query('begin')
  await client.query("select pg_advisory_xact_lock(hashtextextended('teeviet.grants', 0))")
  const to = pg.escapeIdentifier(role)
  const { rows } = await client.query<{ name: string; rights: string }>(missingRights, [role])
  for (const { name, rights } of rows) {
    await client.query(`revoke all on ${name} from ${to}`)
    await client.query(`grant ${rights} on ${name} to ${to}`)
  }
  const { rows: schemas } = await client.query<{ name: string }>(
    `select nspname as name from pg_namespace
    where nspname in ('public', 'pgboss') and not has_schema_privilege($1, oid, 'USAGE')`,
    [role],
  )
  for (const { name } of schemas) await client.query(`grant usage on schema ${name} to ${to}`)
  await client.query('commit')
  return rows.length
}

async function onClient<T>(connection: Connection, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(driverSettings(connection, migrationTimeouts))
  // a lost connection fails the statement under way; the event must not end the process
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
