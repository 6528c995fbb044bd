import type { TileTeeTime } from '#ui/golf/tee-time-tile.tsx'

/** The content of a tile for a tee time, or for one covered by an offer. */
export type TileRow = {
  readonly id: number
  /** HH:mm */
  readonly time_start: string
  readonly price_sale: number | null
  /** The regular price. */
  readonly price: number | null
  readonly places_left: number
  readonly number_hole: number
  readonly path?: string | undefined
}

/** A tee time as its tile shows it; with `showHoles` it says how many holes are played. */
export function tileOf(row: TileRow, showHoles: boolean): TileTeeTime {
  return {
    time: row.time_start,
    price: knownPrice(row.price_sale),
    regular: knownPrice(row.price),
    placesLeft: row.places_left,
    path: row.path,
    ...(showHoles ? { holes: row.number_hole } : {}),
  }
}

/** Whether a tee time has no place left. */
export const isFull = ({ places_left }: Pick<TileRow, 'places_left'>) => places_left <= 0

/** Prices not above 0 count as not known. */
export function knownPrice(price: number | null): number | null {
  return price !== null && price > 0 ? price : null
}
