import { minuteOfDay } from '@teeviet/contract/rules/time/dates'
import type { TeeTimeOrder } from '@teeviet/contract/rules/time/tee-time-orders'
import type { OffersOfDay } from '../offers/offer.ts'
import type { SheetOfDay, SheetStart } from '../tee-sheet/starts.ts'
import { fittingPrice, type Wanted } from './fitting-price.ts'

/** Fitting starts of one course: of one hour in the order of time, otherwise of all hours. */
export type StartGroup = {
  courseId: number
  /** The listed ones in order of time; the cheapest in the order of price. */
  starts: readonly SheetStart[]
  /** How many fitting starts of the group are not listed. */
  more: number
}

type Grouped = { courseId: number; priced: Priced[]; first: number; lowest: number; distance: number }
type Priced = { start: SheetStart; price: number }

/** A list shows these of a group; the course's own page has the others. */
const mostListed = 8

/**
 * One page of a day's fitting starts, grouped by course.
 *
 * @param courseIds the courses to look at, in the order of equal groups
 * @param kilometres how far each course is, where that is known
 */
export function groupStarts(
  sheet: SheetOfDay,
  courseIds: readonly number[],
  wanted: Wanted,
  offers: OffersOfDay,
  order: TeeTimeOrder,
  kilometres: ReadonlyMap<number, number>,
  { offset, limit }: { offset: number; limit: number },
): StartGroup[] {
  const groups = courseIds.flatMap((courseId) =>
    groupsOf(courseId, sheet.get(courseId) ?? [], wanted, offers, order, kilometres),
  )
  return groups
    .toSorted(comparisons[order])
    .slice(offset, offset + limit)
    .map((group) => listed(group, order))
}

function groupsOf(
  courseId: number,
  sheet: readonly SheetStart[],
  wanted: Wanted,
  offers: OffersOfDay,
  order: TeeTimeOrder,
  kilometres: ReadonlyMap<number, number>,
): Grouped[] {
  const groups = new Map<number, Grouped>()
  const distance = kilometres.get(courseId) ?? unknown
  for (const start of sheet) {
    const fitting = fittingPrice(start, wanted, offers)
    if (fitting === undefined) continue
    const price = fitting ?? unknown
    const key = order === 'time' ? Math.floor(minuteOfDay(start.startsAt) / 60) : 0
    const group = groups.get(key)
    if (group) {
      group.priced.push({ start, price })
      group.lowest = Math.min(group.lowest, price)
    } else {
      const first = start.startsAt
      groups.set(key, { courseId, priced: [{ start, price }], first, lowest: price, distance })
    }
  }
  return [...groups.values()]
}

/** After every known price or distance; infinite ones would have no difference. */
const unknown = Number.MAX_SAFE_INTEGER

type Comparison = (one: Grouped, other: Grouped) => number
const earliest: Comparison = (one, other) => one.first - other.first
const cheapest: Comparison = (one, other) => one.lowest - other.lowest
const nearest: Comparison = (one, other) => one.distance - other.distance

const comparisons: Record<TeeTimeOrder, Comparison> = {
  time: (one, other) => earliest(one, other) || cheapest(one, other),
  price: (one, other) => cheapest(one, other) || earliest(one, other),
  distance: (one, other) => nearest(one, other) || earliest(one, other),
}

function listed({ courseId, priced }: Grouped, order: TeeTimeOrder): StartGroup {
  const first = order === 'price' ? priced.toSorted((one, other) => one.price - other.price) : priced
  const starts = first.slice(0, mostListed).map(({ start }) => start)
  return {
    courseId,
    starts: starts.toSorted((one, other) => one.startsAt - other.startsAt),
    more: priced.length - starts.length,
  }
}
