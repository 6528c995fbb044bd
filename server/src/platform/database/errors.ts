import pg from 'pg'
import { ReadOnlyServer } from './health/read-only.ts'

/** The name of the constraint that refused a write, or null when the error is something else. */
export function constraintOf(error: unknown): string | null {
  return (error instanceof pg.DatabaseError && error.constraint) || null
}

/** Two transactions got in each other's way and PostgreSQL ended this one: doing it again is right. */
export function isConflict(error: unknown): boolean {
  // serialization_failure, deadlock_detected
  return hasCode(error, '40001', '40P01')
}

/**
 * The connection's prepared statement no longer fits, because a migration changed a table (or a proxy dropped it).
 * Another connection prepares it again.
 */
export function isStalePlan(error: unknown): boolean {
  if (hasCode(error, '26000')) return true
  return error instanceof pg.DatabaseError && error.routine === 'RevalidateCachedQuery'
}

/** The statement failed only because an earlier one of its transaction had failed. */
export function isAfterFailure(error: unknown): boolean {
  return hasCode(error, '25P02')
}

/** The server takes no writes any more, as after a failover: other connections may lead to the present primary. */
export function isReadOnlyServer(error: unknown): boolean {
  // read_only_sql_transaction
  return error instanceof ReadOnlyServer || hasCode(error, '25006')
}

/** PostgreSQL ended a statement that ran, or waited for a lock, longer than it may. */
export function isTimeout(error: unknown): boolean {
  // query_canceled, lock_not_available
  return hasCode(error, '57014', '55P03')
}

/** The connection is closed, closing, or unusable: nothing more should be sent on it. */
export function isLostConnection(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError)) return true
  if (isReadOnlyServer(error)) return true
  // operator_intervention (the server stops, an administrator ended it), connection_exception
  return error.severity === 'FATAL' || error.severity === 'PANIC' || /^(57P|08)/.test(error.code ?? '')
}

/** A disk or the memory is used up, the database's or this server's own: an administrator makes room, then it goes on. */
export function isFull(error: unknown): boolean {
  // disk_full, out_of_memory, io_error
  if (error instanceof pg.DatabaseError) return hasCode(error, '53100', '53200', '58030')
  const { code }: { code?: unknown } = Object(error)
  return error instanceof Error && (code === 'ENOSPC' || code === 'EDQUOT')
}

/**
 * The database is temporarily unavailable: no process listens, the connection broke, or PostgreSQL is starting,
 * stopping, full or read-only. A retry in a moment is right.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (isReadOnlyServer(error)) return true
  // operator_intervention, connection_exception, too_many_connections
  if (error instanceof pg.DatabaseError) return /^(57P0|08|53300)/.test(error.code ?? '')
  if (!(error instanceof Error)) return false
  const { code, syscall }: { code?: unknown; syscall?: unknown } = Object(error)
  if (syscall === 'connect' || code === 'EPIPE' || code === 'ECONNRESET') return true
  return lostWords.test(error.message)
}

// Error messages of the driver and its pool without a code.
const lostWords =
  /^(Connection terminated|timeout exceeded when trying to connect|Client (has encountered a connection error|was closed) and is not queryable)/

function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof pg.DatabaseError && error.code !== undefined && codes.includes(error.code)
}
