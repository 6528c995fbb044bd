import { nearestTeeTimeMinutes } from '@teeviet/contract/rules/limits'

/** A start of the tee sheet for planning. A closed start has no places. */
export type Start = { id: number; startsAt: Date; holes: number; capacity: number; placesLeft: number }

/** So many players on this start. */
export type Share = { id: number; places: number }

/** A group of forty in fours needs ten starts; at the usual distances they are within two hours. */
export const groupReachMinutes = 120

const minuteMs = 60_000

/**
 * Assigns a party to the starts of a course's day, all or nothing (null). A start of the sheet is taken as asked: a
 * party that could fit it is refused when its places are gone. A time that is no start goes to the nearest one with
 * enough places, at most 60 minutes away; of two as near, the later one, which the golfer can reach. A party larger
 * than the start spreads over the nearest starts of the same holes, which are as few as can hold it: as evenly as their
 * places allow, so that five on two empty starts of four are 3 and 2; where it does not divide, the earlier starts take
 * one more. Starts with a single place left are passed over while others in reach can hold the group, so that no player
 * plays alone. All of its places or none. `sizes` are the golfer's own numbers of players by start, instead of the even
 * ones where the starts have the places for them.
 */
export function planPlaces(
  { startsAt, players, sizes = [] }: { startsAt: Date; players: number; sizes?: readonly number[] },
  starts: readonly Start[],
): Share[] | null {
  const party = { players, sizes }
  const asked = starts.find((start) => start.startsAt.getTime() === startsAt.getTime())
  if (asked) return onStart(asked, party, starts)
  const inReach = nearestFirst(startsAt, starts).filter(
    (start) => distance(startsAt, start) <= nearestTeeTimeMinutes * minuteMs,
  )
  for (const start of inReach) {
    const plan = onStart(start, party, starts)
    if (plan) return plan
  }
  return null
}

type Party = { players: number; sizes: readonly number[] }

function onStart(start: Start, party: Party, starts: readonly Start[]): Share[] | null {
  const { players } = party
  if (players <= start.placesLeft) return [{ id: start.id, places: players }]
  if (players <= start.capacity || start.placesLeft === 0) return null
  const forTwo = starts.filter((other) => other === start || other.placesLeft >= 2)
  return around(start, party, forTwo) ?? around(start, party, starts)
}

function around(first: Start, { players, sizes }: Party, starts: readonly Start[]): Share[] | null {
  const chosen: Start[] = []
  let places = 0
  for (const start of nearestFirst(first.startsAt, starts)) {
    const isNeighbour = distance(first.startsAt, start) <= groupReachMinutes * minuteMs
    if (!isNeighbour || start.holes !== first.holes || start.placesLeft === 0) continue
    chosen.push(start)
    places += start.placesLeft
    if (places >= players) return asWished(chosen, players, sizes) ?? spread(chosen, players)
  }
  return null
}

/** The golfer's own sizes, by the order of the starts; null where they do not fit. */
function asWished(chosen: readonly Start[], players: number, sizes: readonly number[]): Share[] | null {
  const shares = chosen
    .toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
    .map(({ id, placesLeft }, index) => ({ id, placesLeft, places: sizes[index] ?? 0 }))
  const fits = shares.every(({ places, placesLeft }) => places >= 1 && places <= placesLeft)
  const all = sizes.reduce((sum, size) => sum + size, 0)
  if (!fits || all !== players || sizes.length !== chosen.length) return null
  return shares.map(({ id, places }) => ({ id, places }))
}

// Starts with few places come first: their shortfall is balanced over those with more. Of equal ones the later come
// first, because the remainder falls to the last.
function spread(chosen: readonly Start[], players: number): Share[] {
  let waiting = players
  return chosen
    .toSorted(
      (one, other) => one.placesLeft - other.placesLeft || other.startsAt.getTime() - one.startsAt.getTime(),
    )
    .map(({ id, placesLeft }, index) => {
      const places = Math.min(placesLeft, Math.floor(waiting / (chosen.length - index)))
      waiting -= places
      return { id, places }
    })
}

function nearestFirst(moment: Date, starts: readonly Start[]): Start[] {
  return starts.toSorted(
    (one, other) =>
      distance(moment, one) - distance(moment, other) || other.startsAt.getTime() - one.startsAt.getTime(),
  )
}

function distance(moment: Date, start: Start): number {
  return Math.abs(start.startsAt.getTime() - moment.getTime())
}
