import type { Connection } from '#platform/database/connection'
import { openPool } from '#platform/database/pool'
import { bookGiven } from '#rounds/waitlist/book-given'
import { contextOn } from '#testing/context-on'
import { silentLog } from '#testing/log'

/** The database and the time of a process that books what the waitlist was given, until it is killed. */
export type BookingTask = { connection: Connection; now: string }

process.on('message', async ({ connection, now }: BookingTask) => {
  const ctx = contextOn(openPool({ ...connection, max: 5 }, silentLog))
  ctx.clock.set(now)
  await bookGiven(ctx)
  process.exit()
})
