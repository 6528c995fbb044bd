import pg from 'pg'
import { SpanKind, traced } from '../traces/traced.ts'
import { isLostConnection, isReadOnlyServer, isStalePlan } from './errors.ts'
import { discardIdle } from './health/read-only.ts'
import { type Statement, textStatement, writtenStatement } from './statement.ts'

/**
 * The one way to talk to PostgreSQL: a tag that returns the rows. const members = await q<{ id: number }>`select id
 * from members where phone = ${phone}` Values are bound, never written into the text, and so cannot be names of tables
 * or columns. Use `returning` to read the rows a write touched, `= any(${ids})` and `unnest(${ids}::bigint[])` for
 * lists, and `JSON.stringify` for a list that goes into a jsonb column. `npm run check` compares the query and its row
 * type with the schema.
 */
export interface Query {
  <Row extends object = Record<string, unknown>>(
    strings: TemplateStringsArray,
    ...values: unknown[]
  ): Promise<Row[]>
  /** The same for libraries with their own text with $1, $2, ... */
  text<Row extends object = Record<string, unknown>>(text: string, values?: unknown[]): Promise<Row[]>
}

/** Sends a statement and returns its rows. */
export type Send = <Row extends object>(statement: Statement) => Promise<Row[]>

/** The tag over any way of sending statements. */
export function queryBy(send: Send): Query {
  const tag = <Row extends object>(strings: TemplateStringsArray, ...values: unknown[]) =>
    send<Row>(writtenStatement(strings, values))
  const text = <Row extends object>(sql: string, values: unknown[] = []) =>
    send<Row>(textStatement(sql, values))
  return Object.assign(tag, { text })
}

/** The tag on a pool (each statement its own transaction) or on one connection. */
export function queryOn(db: pg.Pool | pg.ClientBase): Query {
  return queryBy(
    'totalCount' in db ? (statement) => sendOnAny(db, statement) : (statement) => sendOn(db, statement),
  )
}

/** Sends a statement on this connection, together with the others of the same turn of the event loop. */
export async function sendOn<Row extends object>(
  client: pg.ClientBase,
  statement: Statement,
): Promise<Row[]> {
  const attributes = { 'db.system.name': 'postgresql', 'db.query.text': statement.text }
  const result = await traced('postgresql', { kind: SpanKind.CLIENT, attributes }, () => {
    gatherWrites(client)
    return client.query<Row & pg.QueryResultRow>(statement)
  })
  return result.rows
}

// A write to the socket costs more than the statement in it: those of one turn leave in one write. The driver would write
// each by itself.
function gatherWrites(client: pg.ClientBase): void {
  if (!(client instanceof pg.Client)) return
  const { stream } = client.connection
  if (stream.writableCorked > 0) return
  stream.cork()
  process.nextTick(() => stream.uncork())
}

// The pool's own query() throws the connection away after any error, even a refused duplicate; this keeps it.
async function sendOnAny<Row extends object>(
  pool: pg.Pool,
  statement: Statement,
  isAgain = false,
): Promise<Row[]> {
  const client = await pool.connect()
  try {
    const rows = await sendOn<Row>(client, statement)
    client.release()
    return rows
  } catch (error) {
    const [isStale, isReadOnly] = [isStalePlan(error), isReadOnlyServer(error)]
    client.release(isStale || isLostConnection(error))
    if (isReadOnly) await discardIdle(pool)
    if ((isStale || isReadOnly) && !isAgain) return sendOnAny(pool, statement, true)
    throw error
  }
}
