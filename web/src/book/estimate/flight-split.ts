import type { Player } from '../players/player.ts'

/** Players in the order they fill the tee times of a group, and how many start on each. */
export type FlightSplit = { readonly players: readonly Player[]; readonly sizes: readonly number[] }

/** The players of each flight, by their places in the list. */
export function placesByFlight(sizes: readonly number[]): number[][] {
  let seated = 0
  return sizes.map((size) => {
    const places = Array.from({ length: size }, (_, index) => seated + index)
    seated += size
    return places
  })
}

/**
 * Moves the player at a place of the list to another flight. Where that one is full, or the player's own would be left
 * empty, the two flights swap: its last player takes the free place.
 *
 * @param capacities how many players each flight has places for
 */
export function movePlayer(
  { players, sizes }: FlightSplit,
  capacities: readonly number[],
  { place, to }: { place: number; to: number },
): FlightSplit {
  const flights = placesByFlight(sizes)
  const from = flights.findIndex((places) => places.includes(place))
  const own = flights[from]
  const target = flights[to]
  if (own === undefined || target === undefined || from === to) return { players, sizes }
  const isSwap = target.length >= (capacities[to] ?? 0) || own.length === 1
  const swapped = isSwap ? target.at(-1) : undefined
  const moved = flights.map((places, flight) => {
    if (flight === from) {
      const staying = places.filter((one) => one !== place)
      return swapped === undefined ? staying : [...staying, swapped]
    }
    return flight === to ? [...places.filter((one) => one !== swapped), place] : places
  })
  return {
    players: moved.flat().flatMap((one) => players[one] ?? []),
    sizes: moved.map((places) => places.length),
  }
}
