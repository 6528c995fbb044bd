import type { Context } from '#platform/context/context'
import type { TestClock } from './clock.ts'
import { contextOn, jobsTable } from './context-on.ts'
import { createTestDatabase, type TestDatabase } from './database.ts'

export type EnqueuedJob = { name: string; data: Record<string, unknown>; at: Date | null }

/** The server's context on a database of the test's own: a test clock, jobs that are stored and not run. */
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
  const { pool, q } = database
  await q.text(jobsTable)
  const context = contextOn(pool, environment)
  return {
    ...context,
    gateways: { ...context.gateways, refunders: {} },
    database,
    enqueued: (name) => q<EnqueuedJob>`
      select name, data, at from test_jobs where ${name ?? null}::text is null or name = ${name ?? null} order by id`,
    close: () => database.drop(),
  }
}
