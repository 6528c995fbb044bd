import { serverNow } from '@teeviet/contract/live/server-clock'
import { dayOf } from '@teeviet/contract/rules/time/dates'

/** The month in the address, or the current one. */
export function shownMonth(asked: string | undefined): string {
  return asked !== undefined && /^20\d{2}-(0[1-9]|1[0-2])$/.test(asked)
    ? asked
    : dayOf(serverNow()).slice(0, 7)
}
