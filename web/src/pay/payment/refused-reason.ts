import type { NotPayable } from '@teeviet/contract/rules/bookings/not-payable'

const refusals: Readonly<Record<number, NotPayable>> = {
  1702: 'over',
  1703: 'notYet',
  1704: 'paid',
  1717: 'ended',
}

/** By the code with which the server refused to begin a payment; null for any other refusal. */
export function refusedReason(code: number): NotPayable | null {
  return refusals[code] ?? null
}
