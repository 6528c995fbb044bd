/** Of the places held for an option, so many as there are players now, in the order of their starts. */
export function fillPlaces<Places extends { places: number }>(
  held: readonly Places[],
  players: number,
): Places[] {
  let left = players
  return held.flatMap((one) => {
    const places = Math.min(one.places, left)
    left -= places
    return places > 0 ? [{ ...one, places }] : []
  })
}
