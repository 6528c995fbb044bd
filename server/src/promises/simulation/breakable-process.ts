import type { Pool, PoolClient } from 'pg'

/** What the verb under way meets when its process dies. */
export class ProcessDied extends Error {}

/** A process that can be made to die at a chosen statement. */
export type BreakableProcess = {
  /**
   * Does some work in a process that dies at its nth statement (from 1), before or after PostgreSQL has done it; a
   * commit is a statement too. Work with fewer statements lives.
   *
   * @returns whether it died; what the work itself threw while it lived is thrown on
   */
  dyingAt(nth: number, when: 'before' | 'after', work: () => Promise<unknown>): Promise<boolean>
}

type Fate = { left: number; when: 'before' | 'after'; closes: boolean; isDead: boolean }

/** So many deaths for one that closes its connections. */
const deathsToClosing = 8

/**
 * Makes the users of a pool mortal. A dead process sends nothing more, its connections close, and PostgreSQL rolls back
 * whatever it had not been told to commit. New connections know no plan, so most of the time the dead one's are told to
 * roll back instead, and serve on.
 */
export function breakable(pool: Pool): BreakableProcess {
  const connect = pool.connect.bind(pool)
  let fate: Fate | null = null
  let deaths = 0
  const mortal = async (): Promise<PoolClient> => {
    const own = fate
    if (own?.isDead) throw new ProcessDied()
    const client = await connect()
    return own ? new Proxy(client, { get: (target, name) => member(target, name, own) }) : client
  }
  Object.assign(pool, { connect: mortal })
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
