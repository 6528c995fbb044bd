import type pg from 'pg'

/** The server that answered takes no writes: a former primary, or a standby that a proxy still leads to. */
export class ReadOnlyServer extends Error {
  constructor() {
    super('the database server is read-only')
    this.name = 'ReadOnlyServer'
  }
}

/**
 * Checks that the server behind a connection takes writes.
 * @throws ReadOnlyServer
 */
export async function requireWritable(client: Pick<pg.ClientBase, 'query'>): Promise<void> {
  const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only')
  if (rows[0]?.transaction_read_only !== 'off') throw new ReadOnlyServer()
}

/**
 * Ends the idle connections of a pool, once one has met a read-only server: they lead to the same server, while a new
 * connection is led to the present primary.
 */
export async function discardIdle(pool: pg.Pool): Promise<void> {
  const discard = async () => (await pool.connect()).release(true)
  await Promise.allSettled(Array.from({ length: pool.idleCount }, discard))
}
