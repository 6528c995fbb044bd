import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'

/** Holds work at a known moment, so that a process can be killed exactly there. */
export type Gate = {
  /** From now on every transaction that is about to write there waits. */
  close(): Promise<void>
  /** Resolves once so many transactions wait at the gate. */
  reached(count?: number): Promise<void>
  /** Lets all of them go on, and everybody after them. */
  open(): Promise<void>
}

type Place = { on?: 'insert' | 'update'; only?: string }

let newest = 7_160_500

const timeoutMs = 60_000

/**
 * Builds an open gate before the writes to a table. Several have to be built before the first is closed: a transaction
 * waiting at one of them may have locked the tables of the others.
 *
 * @param which.only a condition on the new row (`new`), to hold some writes and let others pass
 */
export async function buildGate(
  pool: Pool,
  table: string,
  { on = 'insert', only = 'true' }: Place = {},
): Promise<Gate> {
  newest += 1
  const key = newest
  const name = `stand_at_gate_${key}`
  const keeper = await pool.connect()
  await keeper.query(`
    create function ${name}() returns trigger language plpgsql as
      'begin perform pg_advisory_xact_lock_shared(${key}); return new; end';
    create trigger ${name} before ${on} on ${table} for each row when (${only}) execute function ${name}()`)
  return {
    close: async () => {
      await keeper.query(`select pg_advisory_lock(${key})`)
    },
    reached: async (count = 1) => {
      const deadline = performance.now() + timeoutMs
      for (let waiting = 0; waiting < count; await sleep(5)) {
        if (performance.now() > deadline) throw new Error(`only ${waiting} have come to the gate`)
        const { rows } = await keeper.query(
          `select count(*)::int as waiting from pg_locks
          where locktype = 'advisory' and objid = ${key} and not granted
            and database = (select oid from pg_database where datname = current_database())`,
        )
        waiting = rows[0].waiting
      }
    },
    open: async () => {
      await keeper.query(`select pg_advisory_unlock(${key})`)
      keeper.release()
    },
  }
}

/** Builds a gate and closes it. */
export async function closeGate(pool: Pool, table: string, which?: Place): Promise<Gate> {
  const gate = await buildGate(pool, table, which)
  await gate.close()
  return gate
}
