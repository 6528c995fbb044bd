import type { Pool, PoolClient } from 'pg'

/** Thrown in the running verb when its process is killed. */
export class ProcessDied extends Error {}

/** A process that can be made to die at a chosen statement. */
export type BreakableProcess = {
  /**
   * Runs work in a process that crashes at its nth statement (from 1), before or after PostgreSQL has executed it; a
   * commit is a statement too. Work with fewer statements completes.
   *
   * @returns whether it crashed; errors of the work itself are rethrown
   */
  dyingAt(nth: number, when: 'before' | 'after', work: () => Promise<unknown>): Promise<boolean>
}

type Fate = { left: number; when: 'before' | 'after'; closes: boolean; isDead: boolean }

/** So many deaths for one that closes its connections. */
const deathsToClosing = 8

/**
 * Lets the users of a pool crash. A crashed process sends nothing more, its connections close, and PostgreSQL rolls
 * back every open transaction. New connections have no cached plans, so most of the time the old connections are rolled
 * back and reused instead.
 */
export function breakable(pool: Pool): BreakableProcess {
  const connect = pool.connect.bind(pool)
  let fate: Fate | null = null
  let deaths = 0
  const breakableClient = async (): Promise<PoolClient> => {
    const own = fate
    if (own?.isDead) throw new ProcessDied()
    const client = await connect()
    return own ? new Proxy(client, { get: (target, name) => member(target, name, own) }) : client
  }
  Object.assign(pool, { connect: breakableClient })
  return {
    dyingAt: async (nth, when, work) => {
      deaths += 1
      const own: Fate = { left: nth, when, closes: deaths % deathsToClosing === 0, isDead: false }
      fate = own
      try {
        await work()
        return false
      } catch (error) {
        if (own.isDead) return true
        throw error
      } finally {
        fate = null
      }
    },
  }
}

function member(client: PoolClient, name: string | symbol, fate: Fate): unknown {
  const value: unknown = Reflect.get(client, name)
  if (typeof value !== 'function') return value
  if (name === 'release')
    return (isBroken?: boolean) => (fate.isDead ? end(client, fate) : client.release(isBroken))
  if (name !== 'query') return value.bind(client)
  return async (...statement: unknown[]) => {
    if (fate.isDead) throw new ProcessDied()
    fate.left -= 1
    if (fate.left > 0) return value.apply(client, statement)
    if (fate.when === 'after') await value.apply(client, statement)
    fate.isDead = true
    throw new ProcessDied()
  }
}

function end(client: PoolClient, { closes }: Fate): void {
  const isRolledBack = closes ? Promise.reject() : client.query('rollback')
  isRolledBack.then(
    () => client.release(),
    () => client.release(true),
  )
}
