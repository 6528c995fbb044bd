import type { Log } from '#platform/database/log'

/** A log without output. */
export const silentLog: Log = { info: () => {}, warn: () => {}, error: () => {} }
