import type { Day } from '@teeviet/contract/rules/time/dates'
import type { Criteria } from './criteria.ts'

/**
 * The day a search is about. Without one in the address it is today, which the call takes by itself (undefined);
 * when today has nothing left, as in the evening, it is the first day that has. A search by name stays with
 * today, so that no course of that name is missing from the list.
 */
export function shownDay(
  criteria: Pick<Criteria, 'date' | 'place'>,
  days: readonly { readonly day: Day; readonly price: number | null }[] | undefined,
): Day | undefined {
  if (criteria.date !== undefined || criteria.place !== undefined) return criteria.date
  if (days === undefined || days[0]?.price !== null) return undefined
  return days.find(({ price }) => price !== null)?.day
}
