import { TeeTimeTile, TeeTimeTiles, type TileChoice } from '#ui/golf/tee-time-tile.tsx'
import { type TileRow, tileOf } from './tile-of.ts'

/** Tee times as tiles, in the order of the rows; `choiceOf` says what a tap on one does. */
export function TilesOf<Row extends TileRow>({
  rows,
  showHoles,
  choiceOf,
}: {
  rows: readonly Row[]
  showHoles: boolean
  choiceOf: (row: Row) => TileChoice
}) {
  return (
    <TeeTimeTiles>
      {rows.map((row) => (
        <TeeTimeTile key={row.id} teeTime={tileOf(row, showHoles)} {...choiceOf(row)} />
      ))}
    </TeeTimeTiles>
  )
}
