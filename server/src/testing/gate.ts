import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'

/** Holds work at a known moment, so that a process can be killed exactly there. */
export type Gate = {
  /** Resolves once so many transactions stand at the gate. */
  reached(count?: number): Promise<void>
  /** Lets all of them go on, and everybody after them. */
  open(): Promise<void>
}

const key = 7_160_501

const patience = 60_000

/**
 * Closes a gate: every transaction that is about to write to the table waits there until it is opened.
 *
 * @param which.only a condition on the new row (`new`), to hold some writes and let others pass
 */
export async function closeGate(
  pool: Pool,
  table: string,
  { on = 'insert', only = 'true' }: { on?: 'insert' | 'update'; only?: string } = {},
): Promise<Gate> {
  const keeper = await pool.connect()
  await keeper.query(`
    create or replace function stand_at_gate() returns trigger language plpgsql as
      'begin perform pg_advisory_xact_lock_shared(${key}); return new; end';
    create trigger stand_at_gate before ${on} on ${table} for each row when (${only})
      execute function stand_at_gate()`)
  await keeper.query(`select pg_advisory_lock(${key})`)
  return {
    reached: async (count = 1) => {
      const deadline = performance.now() + patience
      for (let waiting = 0; waiting < count; await sleep(5)) {
        if (performance.now() > deadline) throw new Error(`only ${waiting} have come to the gate`)
        const { rows } = await keeper.query(
          `select count(*)::int as waiting from pg_locks where locktype = 'advisory' and objid = ${key} and not granted`,
        )
        waiting = rows[0].waiting
      }
    },
    open: async () => {
      await keeper.query(`select pg_advisory_unlock(${key})`)
      await keeper.query(`drop trigger stand_at_gate on ${table}`)
      keeper.release()
    },
  }
}
