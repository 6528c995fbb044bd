import type pg from 'pg'

/** Runs `work` in one transaction: all of it, or nothing when it throws. */
export async function inTransaction<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    client.release()
    return result
  } catch (error) {
    await client.query('rollback').catch(() => {})
    client.release(true)
    throw error
  }
}
