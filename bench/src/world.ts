import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dayOf } from '@teeviet/contract/rules/time/dates'
import { loadDemoWorld } from '@teeviet/demo'
import { signToken } from '@teeviet/server/identity/sessions/token'
import { readConfig } from '@teeviet/server/platform/config/config'
import type { Connection } from '@teeviet/server/platform/database/connection'
import { startEngine } from '@teeviet/server/platform/database/engine/engine'
import { migrate } from '@teeviet/server/platform/database/migrate'
import { openPool } from '@teeviet/server/platform/database/pool'
import { type Query, queryOn } from '@teeviet/server/platform/database/sql'
import { createLog } from '@teeviet/server/platform/log/log'

export type Golfer = {
  id: number
  vga: number
  phone: string
  fullname: string
  sessionId: string
  token: string
}
export type Start = { courseId: number; teeTimeId: number; startsAt: number }

/** A world to measure on: the demo world on an engine of its own, with full durability, warmed and vacuumed. */
export type World = {
  connection: Connection
  /** The same database as an address for another process. */
  databaseUrl: string
  q: Query
  golfers: Golfer[]
  /** For files of the bench; removed when the world is closed. */
  folder: string
  /** Starts with every place free, each to be used once; taken from the end. */
  starts: Start[]
  close(): Promise<void>
}

const GOLFERS = 2000
const STARTS = 150_000

/** The settings every process of the bench shares, with rate limits raised for load tests. */
export const benchEnvironment = {
  LOG_LEVEL: 'error',
  // so that calls can come from many addresses
  TRUST_PROXY: '127.0.0.1,::1',
  REQUESTS_PER_ADDRESS_PER_MINUTE: '100000000',
  PAGES_PER_ADDRESS_PER_MINUTE: '100000000',
  PICTURES_PER_ADDRESS_PER_MINUTE: '100000000',
  SMS_PER_HOUR: '100000000',
  SMS_PER_DAY: '100000000',
  BOOKINGS_PER_MEMBER_PER_HOUR: '100000',
  OPEN_REQUESTS_PER_MEMBER: '100000',
  HELD_PLACES_PER_COURSE_DAY: '100000',
  HELD_PLACES_PER_MEMBER: '100000',
}

export async function createWorld(): Promise<World> {
  const folder = await mkdtemp(join(tmpdir(), 'teeviet-bench-'))
  const log = createLog({ logLevel: 'error', production: false })
  const engine = await startEngine({ dataDir: join(folder, 'postgres'), log })
  await migrate(engine.connection, log)
  const pool = openPool({ ...engine.connection, max: 4 }, log)
  const q = queryOn(pool)
  const now = new Date()
  const { rules, secrets } = readConfig(benchEnvironment)
  await loadDemoWorld({ pool, today: dayOf(now), now, days: rules.teeSheetDays, log })
  // Unique numbers, which a replay can recognise.
  await q`select setval('members_id_seq', 90000001), setval('bookings_id_seq', 80000001)`
  const golfers = await addGolfers(q, secrets.token, now)
  const starts = await q<{ id: number; course_id: number; starts_at: Date }>`
    select t.id, t.course_id, t.starts_at from tee_times t join courses c on c.id = t.course_id and not c.instant_confirmation
    where t.capacity = 4 and t.places_left = 4 and not t.is_closed and t.starts_at > ${now}::timestamptz + interval '2 days'
      and not exists (select from offers o where o.course_id = t.course_id)
    order by md5(t.id::text) limit ${STARTS}`
  await vacuumFilledTables(q)
  const { host, user, database } = engine.connection
  return {
    connection: engine.connection,
    databaseUrl: `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`,
    q,
    golfers,
    folder,
    starts: starts.map((start) => ({
      courseId: start.course_id,
      teeTimeId: start.id,
      startsAt: start.starts_at.getTime(),
    })),
    close: async () => {
      await pool.end()
      await engine.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/**
 * Vacuums and analyses the tables that hold rows. PostgreSQL takes a table that was vacuumed while empty for one that stays
 * empty, and reads it whole for every booking until the next analysis.
 */
export async function vacuumFilledTables(q: Query): Promise<void> {
  const tables = await q<{ name: string }>`
    select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables where pg_relation_size(relid) > 0`
  await q.text(`vacuum analyze ${tables.map(({ name }) => name).join(', ')}`)
}

async function addGolfers(q: Query, secret: string, now: Date): Promise<Golfer[]> {
  const members = await q<{ id: number; vga: number; phone: string; fullname: string }>`
    insert into members (phone, fullname, is_demo)
    select '0599' || lpad(n::text, 6, '0'), 'Bench ' || n, true from generate_series(1, ${GOLFERS}::int) n
    returning id, vga, phone, fullname`
  const expiresAt = new Date(now.getTime() + 86_400_000)
  const sessions = members.map(() => randomUUID())
  await q`
    insert into member_sessions (id, member_id, created_at, used_at, expires_at)
    select session, member, ${now}, ${now}, ${expiresAt}
    from unnest(${sessions}::uuid[], ${members.map(({ id }) => id)}::bigint[]) as t (session, member)`
  return Promise.all(
    members.map(async (member, index) => {
      const session = { id: sessions[index] ?? '', issuedAt: now, expiresAt }
      const claims = { ...member, bankId: null, cif: null, lang: 'vi' as const }
      return { ...member, sessionId: session.id, token: await signToken(secret, session, claims) }
    }),
  )
}

/** The next unused start. */
export function nextStart(world: World): Start {
  const start = world.starts.pop()
  if (!start) throw new Error('the bench has used up its starts: measure for a shorter time')
  return start
}

/** A golfer by turns. */
export function golferAt(world: World, turn: number): Golfer {
  const golfer = world.golfers[turn % world.golfers.length]
  if (!golfer) throw new Error('no golfers')
  return golfer
}
