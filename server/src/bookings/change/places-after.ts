import { formatPlayTime } from '@teeviet/contract/rules/time/dates'
import type { OwnStart } from '#golf/tee-sheet/move-places'
import { planPlaces } from '#golf/tee-sheet/plan-places'
import { Refusal } from '#platform/context/refusal'
import type { PlayerAfter } from './players-after.ts'

/** A player with the start the player has after a change. */
export type Seated = PlayerAfter & { start: OwnStart }

/**
 * Seats all players around another start, as a new request would be: in their order, the earlier starts first.
 * @throws Refusal `booking.changeNoPlaces`
 */
export function seatOn(
  startsAt: Date,
  players: readonly PlayerAfter[],
  starts: readonly OwnStart[],
): Seated[] {
  const ofDay = starts.filter((start) => Math.abs(start.startsAt.getTime() - startsAt.getTime()) < 86_400_000)
  const isStart = ofDay.some((start) => start.startsAt.getTime() === startsAt.getTime())
  const shares = isStart ? planPlaces({ startsAt, players: players.length }, ofDay) : null
  if (!shares) return noPlaces(startsAt)
  const taken = ofDay
    .flatMap((start) => {
      const places = shares.find(({ id }) => id === start.id)?.places ?? 0
      return Array<OwnStart>(places).fill(start)
    })
    .toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
  return players.flatMap((player, index) => {
    const start = taken[index]
    return start ? [{ ...player, start }] : []
  })
}

/**
 * Leaves the players who stay where they are, seats those with an own start there, and the added ones on the starts that
 * the booking has then, the earliest with a free place first.
 *
 * @throws Refusal `booking.changeNoPlaces`
 */
export function seatBeside(players: readonly PlayerAfter[], starts: readonly OwnStart[]): Seated[] {
  const isWanted = ({ startsAt }: OwnStart) =>
    players.some(({ ownStart }) => ownStart?.getTime() === startsAt.getTime())
  const own = starts
    .filter((start) => start.own > 0 || isWanted(start))
    .toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
  const seatOf = ({ day, teeTimeId, ownStart }: PlayerAfter) =>
    ownStart
      ? (own.find(({ startsAt }) => startsAt.getTime() === ownStart.getTime()) ?? noPlaces(ownStart))
      : own.find((start) => start.day === day && start.id === teeTimeId)
  const left = new Map(
    own.map((start) => [
      start,
      start.placesLeft - players.filter((player) => seatOf(player) === start).length,
    ]),
  )
  const overfull = own.find((start) => (left.get(start) ?? 0) < 0)
  if (overfull) return noPlaces(overfull.startsAt)
  const seated = players.map((player) => {
    const seat = seatOf(player)
    if (seat) return { ...player, start: seat }
    const free = own.find((start) => (left.get(start) ?? 0) > 0) ?? noPlaces(own[0]?.startsAt)
    left.set(free, (left.get(free) ?? 0) - 1)
    return { ...player, start: free }
  })
  // one booking is one round: on one day, and all of it over 18 holes, or all of it over 9
  const one = seated[0]?.start
  const other = seated.find(({ start }) => start.holes !== one?.holes || start.day !== one.day)
  if (other) return noPlaces(other.start.startsAt)
  return seated
}

function noPlaces(startsAt: Date | undefined): never {
  throw new Refusal('booking.changeNoPlaces', { time: startsAt ? formatPlayTime(startsAt) : '' })
}
