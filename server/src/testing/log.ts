import type { Log } from '../database/log.ts'

/** A log that says nothing. */
export const silentLog: Log = { info: () => {}, warn: () => {}, error: () => {} }
