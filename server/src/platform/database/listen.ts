import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type Connection, driverSettings } from './connection.ts'
import type { Log } from './log.ts'
import type { Query } from './sql.ts'

/** Notifications between the nodes of one database, sent when the transaction that causes it is committed. */
export interface Events {
  /**
   * Calls `handle` with each payload sent on the channel, by any node and this one too. Notifications sent while the
   * connection was lost never arrive: `handleGap` is called once it is back, and caches are cleared there.
   *
   * @returns ends the subscription
   */
  subscribe(channel: string, handle: (payload: unknown) => unknown, handleGap?: () => unknown): () => void
  close(): Promise<void>
}

interface Subscription {
  channel: string
  handle: (payload: unknown) => unknown
  handleGap: (() => unknown) | undefined
}

// One channel of PostgreSQL carries all of ours, so that a subscription holds from the moment it is made.
const wire = 'teeviet'
const pingEvery = 15_000
const longestPause = 5_000

/** Notifies all nodes, when the transaction of `q` is committed. The payload is JSON of at most 7,900 bytes. */
export async function notify(q: Query, channel: string, payload: object): Promise<void> {
  await q`select pg_notify(${wire}, ${JSON.stringify({ channel, payload })})`
}

/** Opens the connection on which news arrives; when it is lost it is opened again, for as long as it takes. */
export async function openEvents(connection: Connection, log: Log): Promise<Events> {
  const subscriptions = new Set<Subscription>()
  const closing = new AbortController()

  const deliver = (text: string | undefined) => {
    const { channel, payload }: { channel: string; payload: unknown } = JSON.parse(text ?? '{}')
    for (const one of subscriptions) {
      if (one.channel === channel) attempt(log, () => one.handle(payload))
    }
  }

  const connect = async (): Promise<pg.Client> => {
    const client = new pg.Client({
      ...driverSettings(connection),
      query_timeout: 5_000,
      connectionTimeoutMillis: 5_000,
    })
    // 'end' reports the loss itself
    client.on('error', () => {})
    client.on('notification', ({ payload }) => attempt(log, () => deliver(payload)))
    try {
      await client.connect()
      await client.query(`listen ${wire}`)
    } catch (error) {
      client.end().catch(() => {})
      throw error
    }
    const ping = setInterval(
      () => client.query('select 1').catch(() => client.end().catch(() => {})),
      pingEvery,
    )
    client.once('end', () => {
      clearInterval(ping)
      if (!closing.signal.aborted) void reconnect()
    })
    return client
  }

  const reconnect = async () => {
    log.warn('lost the LISTEN connection')
    for (let tries = 0; !closing.signal.aborted; tries += 1) {
      try {
        await sleep(Math.min(longestPause, 100 * 2 ** tries), undefined, { signal: closing.signal })
        current = await connect()
        if (closing.signal.aborted) return await current.end()
        log.info('the LISTEN connection is restored')
        for (const { handleGap } of subscriptions) attempt(log, () => handleGap?.())
        return
      } catch {
        // does not exist yet
      }
    }
  }

  let current = await connect()
  return {
    subscribe: (channel, handle, handleGap) => {
      const subscription = { channel, handle, handleGap }
      subscriptions.add(subscription)
      return () => subscriptions.delete(subscription)
    },
    close: async () => {
      closing.abort()
      await current.end()
    },
  }
}

// A subscriber's error must neither end the process nor keep the notification from the others.
async function attempt(log: Log, work: () => unknown): Promise<void> {
  try {
    await work()
  } catch (error) {
    log.error({ err: error }, 'an event handler failed')
  }
}
