import type { Connection } from '#platform/database/connection'
import { openPool } from '#platform/database/pool'
import { endTogether } from '#testing/bookings/waitlist'
import { contextOn } from '#testing/context-on'
import { silentLog } from '#testing/log'
import { type Moment, pauseAt } from '../killed/pause.ts'

/** The bookings whose places a process frees until it is killed, and the moment at which it pauses; null for none. */
export type ReleaseTask = {
  connection: Connection
  now: string
  bookings: readonly number[]
  moment: Moment | null
}

process.on('message', async ({ connection, now, bookings, moment }: ReleaseTask) => {
  const pool = openPool({ ...connection, max: 3 }, silentLog)
  if (moment) pauseAt(pool, moment, () => process.send?.('paused'))
  const ctx = contextOn(pool)
  ctx.clock.set(now)
  await endTogether(ctx, bookings)
  process.exit()
})
