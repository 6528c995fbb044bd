import { dayMs } from '@teeviet/contract/rules/time/dates'

/** How long (ms) after its payment window a bank may still report the rest of a short transfer, sent in time. */
export const shortMoneyWaitMs = dayMs

/** When short transfers of a booking whose payment window ended at `payBy` are refunded automatically. */
export function returnsShortAt(payBy: Date): Date {
  return new Date(payBy.getTime() + shortMoneyWaitMs)
}
