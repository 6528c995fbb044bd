import type { PlayTime } from '@teeviet/contract/rules/time/play-times'
import { useState } from 'react'
import { useT } from '#i18n/use-texts.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Button } from '#ui/form/button.tsx'
import type { TileChoice } from '#ui/golf/tee-time-tile.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { groupTeeTimes } from './group-tee-times.ts'
import styles from './tee-time-list.module.css'
import { isFull, type TileRow } from './tile-of.ts'
import { TilesOf, type WeatherOf } from './tiles-of.tsx'

type ListProps<Row> = {
  rows: readonly Row[]
  /** How many of a band are shown before more are asked for; all without it. */
  most?: number | undefined
  /** The level of the bands' headings. */
  level: 3 | 4
  showHoles: boolean
  /** The action of a tap on a tee time. */
  choiceOf: (row: Row) => TileChoice
  weather: WeatherOf
}

/**
 * A day's tee times by morning, afternoon and lights; full ones stay to be seen. Where all are full, one sentence says
 * so.
 */
export function TeeTimeList<Row extends TileRow>({ rows, ...props }: ListProps<Row>) {
  const t = useT('tee-times')
  if (rows.every(isFull)) return <EmptyState title={t('none')} />
  return groupTeeTimes(rows).map((group) => <Band key={group.band} {...group} {...props} />)
}

const bandIcons = { 1: 'morning', 2: 'sun', 3: 'moon' } as const

function Band<Row extends TileRow>({
  band,
  rows,
  most = rows.length,
  level,
  ...tiles
}: ListProps<Row> & { band: PlayTime }) {
  const Title = `h${level}` as const
  const t = useT('tee-times')
  const [all, setAll] = useState(false)
  const shown = all || rows.length <= most + 2 ? rows : rows.slice(0, most)
  return (
    <section className={styles.band}>
      <Title className={styles.title}>
        <Icon name={bandIcons[band]} />
        {t(`band.${band}`)}
        <small>{t('free', { n: rows.filter((row) => row.places_left > 0).length })}</small>
      </Title>
      <TilesOf rows={shown} {...tiles} />
      {shown.length < rows.length && (
        <Button look="quiet" icon="down" onClick={() => setAll(true)}>
          {t('moreTimes', { n: rows.length - shown.length })}
        </Button>
      )}
    </section>
  )
}
