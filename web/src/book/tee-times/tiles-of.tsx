import type { Day } from '@teeviet/contract/rules/time/dates'
import { lazy, Suspense, startTransition, useState } from 'react'
import { useSight } from '#pay/wallet/use-sight.ts'
import { TeeTimeTile, TeeTimeTiles, type TileChoice } from '#ui/golf/tee-time-tile.tsx'
import { type TileRow, tileOf } from './tile-of.ts'

/** Read when the tiles come near, so that no first screen waits for it. */
const TileWeather = lazy(() => import('../weather/tile-weather.tsx').catch(() => ({ default: () => null })))

/** The course and day whose weather tiles show. */
export type WeatherOf = { courseId: number; day: Day }

/** Tee times as tiles, in the order of the rows; `choiceOf` says what a tap on one does. */
export function TilesOf<Row extends TileRow>({
  rows,
  showHoles,
  choiceOf,
  weather,
}: {
  rows: readonly Row[]
  showHoles: boolean
  choiceOf: (row: Row) => TileChoice
  weather?: WeatherOf | undefined
}) {
  const [isNear, setNear] = useState(false)
  // drawn in pieces between taps: a day has fifty tiles
  const sight = useSight(() => startTransition(() => setNear(true)))
  const note = (row: Row) =>
    isNear ? (
      <Suspense>
        {weather && <TileWeather {...weather} clock={row.time_start} holes={row.number_hole} />}
      </Suspense>
    ) : null
  return (
    <TeeTimeTiles ref={sight}>
      {rows.map((row) => (
        <TeeTimeTile
          key={row.id}
          teeTime={{ ...tileOf(row, showHoles), ...(weather && { note: note(row) }) }}
          {...choiceOf(row)}
        />
      ))}
    </TeeTimeTiles>
  )
}
