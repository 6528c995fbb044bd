import type { Day } from '@teeviet/contract/rules/time/dates'

/** The day whose tee times are shown: the one asked for, else the first with a price, else the first of all. */
export function chosenDay(
  asked: Day | undefined,
  days: readonly { readonly day: Day; readonly price: number | null }[],
): Day | undefined {
  return asked ?? days.find(({ price }) => price !== null)?.day ?? days[0]?.day
}
