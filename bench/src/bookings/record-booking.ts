import { createHash, randomUUID } from 'node:crypto'
import { calls } from '@teeviet/contract/calls'
import { requestBooking } from '@teeviet/server/bookings/request/request'
import { createAuthenticate } from '@teeviet/server/identity/sign-in/authenticate'
import { readConfig } from '@teeviet/server/platform/config/config'
import type { Context } from '@teeviet/server/platform/context/context'
import { openPool } from '@teeviet/server/platform/database/pool'
import { queryOn } from '@teeviet/server/platform/database/sql'
import { openGateways } from '@teeviet/server/platform/gateways/all-gateways'
import { startJobs } from '@teeviet/server/platform/jobs/jobs'
import { createLog } from '@teeviet/server/platform/log/log'
import { systemClock } from '@teeviet/server/platform/time/clock'
import type pg from 'pg'
import { type Golfer, golferAt, nextStart, type Start, type World } from '../world.ts'
import { bookingBody } from './booking-body.ts'

type Recorded = {
  name: string | undefined
  text: string
  values: unknown[]
  /** `columns` is 0 for a statement without rows. */
  answer: { rowCount: number | null; row: Record<string, unknown> | undefined; columns: number }
}

/** The statements of one booking, and its golfer: the values a replay has to exchange. */
export type Recording = { statements: Recorded[]; golfer: Golfer; start: Start; key: string }

/**
 * Lets the server's own verb make one booking and writes down every statement it sends, from the session's check to
 * the commit. The plain side of the bench sends these very statements, so that both sides do the same work.
 */
export async function recordBooking(world: World, environment: Record<string, string>): Promise<Recording> {
  const config = readConfig(environment)
  const log = createLog(config)
  const pool = openPool({ ...world.connection, max: 1 }, log)
  const jobs = await startJobs(world.connection, systemClock, log)
  const q = queryOn(pool)
  const ctx: Context = {
    config,
    clock: systemClock,
    log,
    pool,
    readPool: null,
    q,
    jobs,
    events: { subscribe: () => () => {}, close: async () => {} },
    authenticate: createAuthenticate({ q, clock: systemClock, secret: config.secrets.token }),
    findCourses: async () => [],
    gateways: {
      sms: { send: async () => ({ providerMessageId: '' }) },
      email: { send: async () => ({ providerMessageId: '' }) },
      zalo: null,
      weather: null,
      push: null,
      cards: openGateways(config),
      refunders: {},
    },
  }
  try {
    const golfer = golferAt(world, 0)
    // Once before: statements of a process's first call are not part of a booking.
    await bookOnce(ctx, golfer, nextStart(world), randomUUID())
    const statements: Recorded[] = []
    const stop = await listen(pool, statements)
    const start = recognisableStart(world)
    const key = randomUUID()
    await bookOnce(ctx, golfer, start, key)
    stop()
    return { statements, golfer, start, key }
  } finally {
    await jobs.stop()
    await pool.end()
  }
}

// Its course's number must differ from the small numbers of a booking (places, holes, positions).
function recognisableStart(world: World): Start {
  for (;;) {
    const start = nextStart(world)
    if (start.courseId > 50) return start
  }
}

async function bookOnce(ctx: Context, golfer: Golfer, start: Start, key: string) {
  const member = await ctx.authenticate.member(golfer.token)
  if (!member) throw new Error('the bench’s golfer is not signed in')
  const fields = calls['POST /api/services/create_booking_for_wap'].request.parse(bookingBody(golfer, start))
  const hash = createHash('sha256').update(key).digest()
  const idempotency = { caller: `member:${member.id}`, key, hash }
  return requestBooking(ctx, member, fields, { channel: 'quick', lang: 'vi', idempotency })
}

/** Writes down what goes over the pool's only connection, with the first row of each answer. */
async function listen(pool: pg.Pool, statements: Recorded[]): Promise<() => void> {
  const client = await pool.connect()
  client.release()
  const send = client.query
  const spy = async (asked: string | { name?: string; text: string; values?: unknown[] }) => {
    const {
      name,
      text,
      values = [],
    } = typeof asked === 'string' ? { name: undefined, text: asked } : { values: [], ...asked }
    const recorded: Recorded = { name, text, values, answer: { rowCount: null, row: undefined, columns: 0 } }
    statements.push(recorded)
    const result: pg.QueryResult = await Reflect.apply(send, client, [asked])
    recorded.answer = { rowCount: result.rowCount, row: result.rows[0], columns: result.fields.length }
    return result
  }
  Object.assign(client, { query: spy })
  return () => {
    Object.assign(client, { query: send })
  }
}
