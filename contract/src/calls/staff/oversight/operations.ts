import { z } from 'zod'
import { defineCall } from '../../../call.ts'
import { epochMs, request } from '../../../fields.ts'
import { jobNames } from '../../../rules/staff/job-names.ts'

const count = z.int()

export const operationsState = defineCall({
  method: 'GET',
  path: '/api/staff/operations',
  may: { staff: 'operations.read' },
  summary: 'See the state of the operation',
  description:
    'Returns how the server that answers, the database, the jobs, the messages and the payment providers are doing. ' +
    'The figures of the server are its own; all others are those of the database, whichever server answers.',
  request: request({}),
  response: z.object({
    now: epochMs,
    server: z.object({
      version: z.string(),
      started_at: epochMs,
      memory_mb: count,
      /** Of the pool of requests: `waiting` are requests that wait for a connection. */
      connections: z.object({ used: count, idle: count, waiting: count, most: count }),
    }),
    database: z.object({
      version: z.string(),
      size_mb: count,
      connections: count,
      most_connections: count,
      /** Seconds since the beginning of the oldest open transaction. */
      oldest_transaction: count,
      /** The last segment of the archive of changes, and the last failure; null where none is kept. */
      archived_at: epochMs.nullable(),
      archive_failed_at: epochMs.nullable(),
    }),
    /** Due and not yet worked on, and failed for good within the last hour. */
    jobs: z.array(z.object({ name: z.enum(jobNames), due: count, failed: count })),
    /** Of the last hour. */
    messages: z.object({ waiting: count, sent: count, failed: count }),
    /** The used percent of the SMS of an hour and a day. */
    sms_percent: z.object({ hour: count, day: count }),
    /** When a provider last reported a payment; banks by their service. */
    notifications: z.array(z.object({ provider: z.string(), at: epochMs })),
  }),
})
