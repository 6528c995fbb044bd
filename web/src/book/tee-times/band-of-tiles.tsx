import type { PlayTime } from '@teeviet/contract/rules/time/play-times'
import { useState } from 'react'
import type { DataOf } from '#api/client/call-types.ts'
import type * as api from '#api/index.ts'
import { useT } from '#i18n/use-texts.tsx'
import { Button } from '#ui/form/button.tsx'
import { TeeTimeTile, TeeTimeTiles } from '#ui/golf/tee-time-tile.tsx'
import styles from './band-of-tiles.module.css'
import { bookingLink } from './booking-link.ts'

type Row = DataOf<typeof api.teeTimes.ofCourse>[number]

/** The tee times of morning, afternoon or lights as tiles; beyond `most` they come when asked for. */
export function BandOfTiles({
  band,
  rows,
  most = rows.length,
  showHoles,
  level,
}: {
  band: PlayTime
  rows: readonly Row[]
  most?: number | undefined
  showHoles: boolean
  level: 3 | 4
}) {
  const Title = `h${level}` as const
  const t = useT('tee-times')
  const [all, setAll] = useState(false)
  const shown = all || rows.length <= most + 2 ? rows : rows.slice(0, most)
  return (
    <section className={styles.band}>
      <Title className={styles.title}>
        {t(`band.${band}`)}
        <small>{t('free', { n: rows.filter((row) => row.places_left > 0).length })}</small>
      </Title>
      <TeeTimeTiles>
        {shown.map((row) => (
          <TeeTimeTile
            key={row.id}
            teeTime={{
              time: row.time_start,
              price: row.price_sale,
              regular: row.price,
              placesLeft: row.places_left,
              ...(showHoles ? { holes: row.number_hole } : {}),
            }}
            link={bookingLink(row)}
          />
        ))}
      </TeeTimeTiles>
      {shown.length < rows.length && (
        <Button look="quiet" icon="down" onClick={() => setAll(true)}>
          {t('moreTimes', { n: rows.length - shown.length })}
        </Button>
      )}
    </section>
  )
}
