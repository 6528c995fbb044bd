import type { Guard } from '#testing/processes/unguarded-server'

/** An attendance is written over the expected one only. */
export const expectedBefore: Guard = {
  sql: /p\.attendance = any \((\$\d+)::text\[\]\)/,
  instead: '$1::text[] is not null',
}

/** Two who record an attendance of one booking wait for each other. */
export const bookingIsLocked: Guard = {
  sql: /(tee_time_at\s+from bookings\s+where id = .*) for update/,
  instead: '$1',
}
