import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode, Ref } from 'react'
import { useT } from '#i18n/use-texts.tsx'
import { classNames } from '../class-names.ts'
import { PlacesDots } from './places-dots.tsx'
import { Price } from './price.tsx'
import styles from './tee-time-tile.module.css'

export type TileTeeTime = {
  /** HH:mm */
  time: string
  price: number | null
  regular?: number | null
  placesLeft: number
  holes?: number
  /** What it starts on, where the course has several nines or layouts: `A–B`. */
  path?: string | undefined
  /** At the end of the last line, which is there before the note arrives; undefined where no note is expected. */
  note?: ReactNode
}

/** A tap leads somewhere (`link`), or chooses the tee time (`onPick`). */
export type TileChoice =
  | { selected?: boolean; onPick: () => void; link?: undefined }
  | { selected?: undefined; link: LinkProps; onPick?: undefined }

/**
 * A tee time to tap: time, price, places left. A full one stays, greyed and not to be tapped, so that the day reads as
 * a whole.
 */
export function TeeTimeTile({ teeTime, selected, onPick, link }: TileChoice & { teeTime: TileTeeTime }) {
  if (teeTime.placesLeft <= 0) {
    return (
      <div className={classNames(styles.tile, styles.full)}>
        <TileFace teeTime={teeTime} />
      </div>
    )
  }
  if (link) {
    return (
      <Link {...link} className={styles.tile}>
        <TileFace teeTime={teeTime} />
      </Link>
    )
  }
  return (
    <button
      type="button"
      className={classNames(styles.tile, selected && styles.selected)}
      aria-pressed={selected ?? false}
      onClick={onPick}
    >
      <TileFace teeTime={teeTime} />
    </button>
  )
}

function TileFace({ teeTime }: { teeTime: TileTeeTime }) {
  const t = useT('ui')
  return (
    <>
      <span className={styles.top}>
        <span className={classNames('time', styles.time)}>{teeTime.time}</span>
        {teeTime.placesLeft > 0 && <PlacesDots left={teeTime.placesLeft} />}
      </span>
      {teeTime.placesLeft > 0 ? (
        <Price amount={teeTime.price} regular={teeTime.regular ?? null} />
      ) : (
        <span className={styles.sold}>{t('fullyBooked')}</span>
      )}
      {(teeTime.holes !== undefined || teeTime.note !== undefined) && (
        <span className={styles.foot}>
          <span>{teeTime.holes !== undefined && t('holes', { n: teeTime.holes })}</span>
          {teeTime.placesLeft > 0 && teeTime.note}
        </span>
      )}
      {teeTime.path && <span className={styles.foot}>{teeTime.path}</span>}
    </>
  )
}

/** Lays tiles out: as many in a row as fit, all of one width. */
export function TeeTimeTiles({ children, ref }: { children: ReactNode; ref?: Ref<HTMLDivElement> }) {
  return (
    <div ref={ref} className={styles.tiles}>
      {children}
    </div>
  )
}
