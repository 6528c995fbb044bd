import { integer, oneOf, type Read, searchOf, text } from '@teeviet/contract/display/search-params'
import { holesOffered, leastPlayers, mostPlayers } from '@teeviet/contract/rules/limits'
import { startOfDay } from '@teeviet/contract/rules/time/dates'
import { playTimes } from '@teeviet/contract/rules/time/play-times'
import { readDay } from '#book/tee-times/read-day.ts'

const players: Read<number> = (raw) => between(raw, leastPlayers, mostPlayers)
const money: Read<number> = (raw) => between(raw, 1, 1_000_000_000)

function between(raw: unknown, least: number, most: number): number | undefined {
  const value = integer(raw)
  return value !== undefined && value >= least && value <= most ? value : undefined
}

/** The search criteria in the address of the search page. */
export const readCriteria = searchOf({
  place: text,
  region: oneOf('north', 'central', 'south'),
  date: readDay,
  play_time: oneOf(...playTimes),
  number_hole: oneOf(...holesOffered),
  price_from: money,
  price_to: money,
  number_player: players,
  sort: oneOf(1, 2),
})

export type Criteria = ReturnType<typeof readCriteria>

/** The criteria a filter sheet changes; text and order have their own controls. */
export const filterNames = [
  'region',
  'date',
  'play_time',
  'number_hole',
  'price_from',
  'price_to',
  'number_player',
] as const
export type Filters = Pick<Criteria, (typeof filterNames)[number]>

/** How many filters are set; a price range counts as one. */
export function countFilters(criteria: Criteria): number {
  const set = filterNames.filter((name) => criteria[name] !== undefined)
  return set.length - (set.includes('price_from') && set.includes('price_to') ? 1 : 0)
}

/** The criteria without its filters: text and order stay. */
export function withoutFilters({ place, sort }: Criteria): Criteria {
  return { ...(place === undefined ? {} : { place }), ...(sort === undefined ? {} : { sort }) }
}

/** The fields of the search call: everything but the day is named as in the address. */
export function searchRequest({ date, ...rest }: Criteria) {
  return { type: 0, ...rest, ...(date === undefined ? {} : { date_played: startOfDay(date) }) }
}

/** The fields of the price strip, which names the price of each day: the day itself and the order play no part. */
export function stripRequest({ date: _date, sort: _sort, ...rest }: Criteria) {
  return rest
}

/** The next value of the order toggle: default, low to high, high to low, and around again. */
export function nextSort(sort: Criteria['sort']): Criteria['sort'] {
  return sort === undefined ? 1 : sort === 1 ? 2 : undefined
}
