import { jobNames } from '@teeviet/contract/rules/staff/job-names'
import type { Pool } from 'pg'
import { pino } from 'pino'
import { refundersOf } from '#money/refunds/send/refunders'
import { createFindCourses } from '#operations/staff/find-courses'
import { readConfig } from '#platform/config/config'
import type { Context } from '#platform/context/context'
import type { Events } from '#platform/database/listen'
import { type Query, queryOn } from '#platform/database/sql'
import { openGateways } from '#platform/gateways/all-gateways'
import { type TestClock, testClock } from './clock.ts'

/** Where jobs are stored without a worker. */
export const jobsTable = `create table test_jobs (id bigserial primary key, data jsonb not null, at timestamptz,
  name text not null check (name in (${jobNames.map((name) => `'${name}'`).join(', ')})))`

/** The server's context on a database with the jobs table: a test clock, gateways at addresses. */
export function contextOn(
  pool: Pool,
  environment: Record<string, string> = {},
): Context & { clock: TestClock } {
  const config = readConfig({ LOG_LEVEL: 'silent', ...environment })
  const cards = openGateways(config)
  return {
    config,
    clock: testClock(),
    log: pino({ level: 'silent' }),
    pool,
    readPool: null,
    q: queryOn(pool),
    jobs: { enqueue, backlog: async () => [] },
    events: silentEvents,
    authenticate: { member: async () => null, staff: async () => null, partner: async () => null },
    findCourses: createFindCourses(queryOn(pool)),
    gateways: {
      sms: { send: async () => ({ providerMessageId: 'test' }) },
      email: { send: async () => ({ providerMessageId: 'test' }) },
      zalo: { hasGolferTemplates: false, send: async () => ({ providerMessageId: 'test' }) },
      weather: { forecast: async () => [], measured: async () => [] },
      push: {
        publicKey: 'test',
        accepts: ({ endpoint }) => endpoint.startsWith('https://fcm.googleapis.com/'),
        send: async () => {},
      },
      cards,
      refunders: refundersOf(cards),
    },
  }
}

// In the transaction of `q`, as the real store does it.
async function enqueue(q: Query, name: string, data: object, at?: Date): Promise<void> {
  await q`insert into test_jobs (name, data, at) values (${name}, ${JSON.stringify(data)}::jsonb, ${at ?? null})`
}

const silentEvents: Events = { subscribe: () => () => {}, close: async () => {} }
