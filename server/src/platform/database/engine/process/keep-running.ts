import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '../../log.ts'
import type { EngineAddress } from '../address.ts'
import { connectionTo } from '../ask.ts'

const longestPause = 5_000

/**
 * Detects a crash of the engine at once, by a connection opened only for this purpose, and restarts it until it runs.
 * An engine started by another process is watched in the same way.
 *
 * @param address where the engine listens
 * @param start starts the engine, or finds that it is running again
 * @returns ends the watch
 */
export async function keepRunning(address: EngineAddress, start: () => Promise<void>, log: Log) {
  const over = new AbortController()

  const attach = async (): Promise<pg.Client> => {
    const client = new pg.Client({
      ...connectionTo(address, 'postgres'),
      application_name: 'teeviet-watch',
      connectionTimeoutMillis: 5_000,
    })
    // 'end' reports the loss itself
    client.on('error', () => {})
    await client.connect()
    client.once('end', () => {
      if (!over.signal.aborted) void revive()
    })
    return client
  }

  const revive = async () => {
    log.error('lost the database engine: starting it again')
    for (let tries = 0; !over.signal.aborted; tries += 1) {
      try {
        await start()
        watching = await attach()
        if (over.signal.aborted) return await watching.end()
        log.info('the database engine is back')
        return
      } catch (error) {
        log.error({ err: error }, 'the database engine did not come back yet')
        const pause = Math.min(longestPause, 200 * 2 ** tries)
        await sleep(pause, undefined, { signal: over.signal }).catch(() => {})
      }
    }
  }

  let watching = await attach()
  return {
    end: async () => {
      over.abort()
      await watching.end().catch(() => {})
    },
  }
}
