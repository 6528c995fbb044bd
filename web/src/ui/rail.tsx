import { type ReactNode, useEffect, useRef } from 'react'
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
  const rail = useRef<HTMLDivElement>(null)
  const row = useRef<HTMLUListElement>(null)

  // An arrow that leads nowhere would only lie over the first or last card.
  function noteEnds() {
    if (!rail.current || !row.current) return
    const { scrollLeft, clientWidth, scrollWidth } = row.current
    rail.current.toggleAttribute('data-at-start', scrollLeft < 8)
    rail.current.toggleAttribute('data-at-end', scrollLeft + clientWidth > scrollWidth - 8)
  }
  useEffect(noteEnds)

  function scroll(pages: number) {
    row.current?.scrollBy({ left: pages * row.current.clientWidth * 0.9, behavior: 'smooth' })
  }

  return (
    <div ref={rail} className={styles.rail} data-at-start="">
      <ul
        ref={row}
        className={classNames(styles.row, wide && styles.wide)}
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
        tabIndex={0}
        onScroll={noteEnds}
      >
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
