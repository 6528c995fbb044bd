import { dayMs } from '@teeviet/contract/rules/time/dates'

/** How long (ms) after its payment window a bank may still tell of the rest of a short transfer, sent in time. */
export const shortMoneyWaitMs = dayMs

/** When short transfers of a booking whose payment window ended at `payBy` go back by themselves. */
export function returnsShortAt(payBy: Date): Date {
  return new Date(payBy.getTime() + shortMoneyWaitMs)
}
