import type { Log } from '#platform/database/log'

/** A log that says nothing. */
export const silentLog: Log = { info: () => {}, warn: () => {}, error: () => {} }
