/** How a bill is paid at the counter of a club: its staff record it, and pay a refund of it back there. */
export const counterMethods = ['counter_cash', 'counter_card'] as const
export type CounterMethod = (typeof counterMethods)[number]

/** Whether a payment was taken at the counter. */
export function isCounterMethod(method: string | null): method is CounterMethod {
  return counterMethods.some((one) => one === method)
}
