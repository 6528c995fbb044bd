import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { Refusal } from '../context/refusal.ts'
import type { Query } from '../database/sql.ts'
import { networkOf } from './network-of.ts'

export type Limit = {
  /**
   * Counts one use by a key (a member, or an address, which counts with its network).
   * @throws Refusal `request.tooMany` (429) once the window's uses are spent, with the seconds left
   */
  take(key: string): Promise<void>
}

/** A limit whose count for a key can be reset, as after a success. */
export type ClearableLimit = Limit & { clear(key: string): Promise<void> }

/**
 * A limit counted in PostgreSQL and so common to every server: `points` uses in `seconds`. For rare calls which cost
 * money or reveal data; reads are limited in memory.
 */
export function createLimit(
  pool: Pool,
  { name, points, seconds }: { name: string; points: number; seconds: number },
): ClearableLimit {
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points,
    duration: seconds,
    // A caller over the limit no longer costs a write.
    inMemoryBlockOnConsumed: points + 1,
  })
  return {
    take: async (key) => {
      try {
        await limiter.consume(networkOf(key))
      } catch (over) {
        if (!(over instanceof RateLimiterRes)) throw over
        throw new Refusal('request.tooMany', { n: Math.max(1, Math.ceil(over.msBeforeNext / 1000)) })
      }
    },
    clear: async (key) => {
      await limiter.delete(networkOf(key))
    },
  }
}

/** Removes counters that were over before a time. */
export async function forgetOldCounters(q: Query, before: Date): Promise<void> {
  await q`delete from rate_limits where expire < ${before.getTime()}`
}
