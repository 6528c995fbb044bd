import { integer, oneOf, type Read, searchOf } from '@teeviet/contract/display/search-params'
import type { Day } from '@teeviet/contract/rules/time/dates'
import { teeTimeOrders } from '@teeviet/contract/rules/time/tee-time-orders'
import { type Region, regionPages } from '../course-lists/regions.ts'
import { readCriteria } from '../search/criteria.ts'

/** The page that lists tee times across courses. */
export const findPath = '/wap/find-tee-times'

/** A region by name, or a course by id. */
const readWhere: Read<Region | number> = (raw) =>
  oneOf(...regionPages.map(({ region }) => region))(raw) ?? positive(integer(raw))

const positive = (value: number | undefined) => (value !== undefined && value > 0 ? value : undefined)

const own = searchOf({ where: readWhere, sort: oneOf(...teeTimeOrders) })

/** The address of the list of tee times: day, region or course, players, part of the day, holes and order. */
export function readFindSearch(raw: Record<string, unknown>) {
  const { date, play_time, number_hole, number_player } = readCriteria(raw)
  return { ...own(raw), date, play_time, number_hole, number_player }
}

export type FindSearch = ReturnType<typeof readFindSearch>

/** The fields that the list and the strip of days ask the server with. */
export function findRequest({ where, play_time, number_hole, number_player }: FindSearch) {
  return {
    ...(typeof where === 'number' ? { facility_id: where } : { region: where }),
    play_time,
    number_hole,
    number_player,
  }
}

export type Position = { readonly latitude: number; readonly longitude: number }

/** The fields of a day's list; by distance once the golfer's position is known. */
export function listRequest(search: FindSearch, day: Day, here: Position | undefined) {
  const isNear = search.sort === 'distance' && here !== undefined
  return {
    ...findRequest(search),
    date_played: day,
    ...(isNear ? { ...here, sort: search.sort } : search.sort === 'price' ? { sort: search.sort } : {}),
  }
}
