import type { BaseLogger } from 'pino'

/** The part of the server's log that the database needs. */
export type Log = Pick<BaseLogger, 'info' | 'warn' | 'error'>
