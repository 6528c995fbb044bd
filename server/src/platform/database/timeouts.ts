import type { Query } from './sql.ts'

/** The longest a statement may run, and the longest it may wait for one lock, in seconds; 0 is no limit. */
export type Timeouts = { readonly statementSeconds: number; readonly lockSeconds: number }

/** The defaults, in seconds: a request waits no longer for one statement or lock, long work no longer for a statement. */
export const defaultTimeouts = { statementSeconds: 30, lockSeconds: 10, longWorkSeconds: 600 } as const

/** A migration may rewrite a large table, or wait until another server has done so. */
export const migrationTimeouts: Timeouts = { statementSeconds: 3600, lockSeconds: 3600 }

/** The same limit for statements and locks of long work which no request waits for. */
export function longTimeouts(seconds: number): Timeouts {
  return { statementSeconds: seconds, lockSeconds: seconds }
}

/** Timeouts as the driver's `options` of a connection. */
export function timeoutOptions({ statementSeconds, lockSeconds }: Timeouts): string {
  return `-c statement_timeout=${statementSeconds}s -c lock_timeout=${lockSeconds}s`
}

/** Extends the time limit of the rest of `q`'s transaction to that of long work, such as the export of a month. */
export async function allowLongWork(q: Query, seconds: number): Promise<void> {
  const limit = `${seconds}s`
  await q`select set_config('statement_timeout', ${limit}, true), set_config('lock_timeout', ${limit}, true) as lock`
}
