import { pino } from 'pino'
import { readConfig } from '../config.ts'
import type { Context } from '../context.ts'
import type { Events } from '../database/listen.ts'
import type { Query } from '../database/sql.ts'
import { openGateways } from '../gateways/all-gateways.ts'
import { type TestClock, testClock } from './clock.ts'
import { createTestDatabase, type TestDatabase } from './database.ts'

export type EnqueuedJob = { name: string; data: Record<string, unknown>; at: Date | null }

/** The server's context on a database of the test's own: a clock that stands still, jobs that are kept and not done. */
export type TestContext = Context & {
  clock: TestClock
  database: TestDatabase
  /** The jobs enqueued by committed work, in their order. */
  enqueued(name?: string): Promise<EnqueuedJob[]>
  close(): Promise<void>
}

/** Makes the context of a *.db.test.ts file: call it in `beforeAll` and its `close` in `afterAll`. */
export async function createTestContext(environment: Record<string, string> = {}): Promise<TestContext> {
  const database = await createTestDatabase()
  const config = readConfig({ LOG_LEVEL: 'silent', ...environment })
  const { pool, q } = database
  await q.text(
    'create table test_jobs (id bigserial primary key, name text not null, data jsonb, at timestamptz)',
  )
  return {
    config,
    clock: testClock(),
    log: pino({ level: 'silent' }),
    pool,
    q,
    jobs: { enqueue },
    events: silentEvents,
    authenticate: { member: async () => null, staff: async () => null },
    gateways: {
      sms: { send: async () => ({ providerMessageId: 'test' }) },
      cards: openGateways(config),
      refunders: {},
    },
    database,
    enqueued: (name) => q<EnqueuedJob>`
      select name, data, at from test_jobs where ${name ?? null}::text is null or name = ${name ?? null} order by id`,
    close: () => database.drop(),
  }
}

// In the transaction of `q`, as the real store does it.
async function enqueue(q: Query, name: string, data: object, at?: Date): Promise<void> {
  await q`insert into test_jobs (name, data, at) values (${name}, ${JSON.stringify(data)}, ${at ?? null})`
}

const silentEvents: Events = { subscribe: () => () => {}, close: async () => {} }
