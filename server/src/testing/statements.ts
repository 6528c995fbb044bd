import type { Pool, PoolClient } from 'pg'

export type Sent = { text: string; values: unknown[] }

/**
 * Runs work and returns the statements it sent over a pool and the number of round trips: a statement sent while
 * another one is in progress on the same connection shares its round trip.
 */
export async function watchStatements<T>(
  pool: Pool,
  work: () => Promise<T>,
): Promise<{ result: T; trips: number; statements: Sent[] }> {
  const statements: Sent[] = []
  let trips = 0
  const connect = pool.connect.bind(pool)
  const watched = async (): Promise<PoolClient> => {
    const client = await connect()
    let underway = 0
    const done = () => {
      underway -= 1
    }
    return new Proxy(client, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name)
        if (typeof value !== 'function') return value
        if (name !== 'query') return value.bind(target)
        return (statement: unknown) => {
          if (underway === 0) trips += 1
          underway += 1
          const { text, values }: { text?: unknown; values?: unknown } = Object(statement)
          if (typeof text === 'string' && Array.isArray(values)) statements.push({ text, values })
          const answer: Promise<unknown> = value.call(target, statement)
          answer.then(done, done)
          return answer
        }
      },
    })
  }
  Object.assign(pool, { connect: watched })
  try {
    return { result: await work(), trips, statements }
  } finally {
    Object.assign(pool, { connect })
  }
}

/**
 * The tables that statements could only read from end to end, however large they grow: with sequential scans made as
 * dear as can be, PostgreSQL still chooses one only where no index helps.
 */
export async function tablesReadWhole(pool: Pool, statements: readonly Sent[]): Promise<string[]> {
  const client = await pool.connect()
  const found = new Set<string>()
  try {
    await client.query('begin')
    await client.query('set local enable_seqscan = off')
    for (const { text, values } of new Map(statements.map((sent) => [sent.text, sent])).values()) {
      if (!/^\s*(select|update|with|delete)/i.test(text) || /pgboss/.test(text)) continue
      const { rows } = await client.query<{ 'QUERY PLAN': string }>({
        text: `explain (costs off) ${text}`,
        values,
      })
      for (const row of rows) {
        const table = /Seq Scan on (\w+)/.exec(row['QUERY PLAN'])?.[1]
        if (table) found.add(table)
      }
    }
  } finally {
    await client.query('rollback')
    client.release()
  }
  return [...found].toSorted()
}
