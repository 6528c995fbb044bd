import { type ReactNode, useRef } from 'react'
import { useT } from '../i18n/use-texts.tsx'
import { IconButton } from './button.tsx'
import { classNames } from './class-names.ts'
import styles from './rail.module.css'

/**
 * Cards in one row that scrolls and snaps, by touch, wheel, keyboard or the two arrows. `wide` shows 5, 4 or 1 at
 * a time (from 1200 px, from 900 px, below) as offers do; without it cards keep their own width (`--card`).
 */
export function Rail({ label, wide, children }: { label: string; wide?: boolean; children: ReactNode }) {
  const t = useT('ui')
  const row = useRef<HTMLUListElement>(null)

  function scroll(pages: number) {
    row.current?.scrollBy({ left: pages * row.current.clientWidth * 0.9, behavior: 'smooth' })
  }

  return (
    <div className={styles.rail}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard */}
      <ul ref={row} className={classNames(styles.row, wide && styles.wide)} aria-label={label} tabIndex={0}>
        {children}
      </ul>
      <div className={styles.arrows}>
        <IconButton icon="left" label={t('previous')} onClick={() => scroll(-1)} className={styles.arrow} />
        <IconButton icon="right" label={t('next')} onClick={() => scroll(1)} className={styles.arrow} />
      </div>
    </div>
  )
}

/** One card of a rail. */
export function RailItem({ children }: { children: ReactNode }) {
  return <li className={styles.item}>{children}</li>
}
