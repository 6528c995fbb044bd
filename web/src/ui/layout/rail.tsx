import { type ReactNode, useEffect, useRef } from 'react'
import { useT } from '#i18n/use-texts.tsx'
import { classNames } from '../class-names.ts'
import { IconButton } from '../form/button.tsx'
import styles from './rail.module.css'

/** The share of a card that must be seen for the rail to have arrived at it. */
const whole = 0.95

/**
 * Cards in one row that scrolls and snaps, by touch, wheel, keyboard or the two arrows. `wide` shows 5, 4 or 1 at
 * a time (from 1200 px, from 900 px, below) as offers do; without it cards keep their own width (`--card`).
 */
export function Rail({ label, wide, children }: { label: string; wide?: boolean; children: ReactNode }) {
  const t = useT('ui')
  const rail = useRef<HTMLDivElement>(null)
  const row = useRef<HTMLUListElement>(null)

  // An arrow without a target would only cover the first or last card. Observed rather than measured: measuring would
  // force a layout for each rail.
  useEffect(() => {
    const first = row.current?.firstElementChild
    const last = row.current?.lastElementChild
    const watch = new IntersectionObserver(
      (seen) => {
        for (const { target, intersectionRatio } of seen) {
          const isWhole = intersectionRatio >= whole
          if (target === first) rail.current?.toggleAttribute('data-at-start', isWhole)
          if (target === last) rail.current?.toggleAttribute('data-at-end', isWhole)
        }
      },
      { root: row.current, threshold: whole },
    )
    if (first) watch.observe(first)
    if (last) watch.observe(last)
    return () => watch.disconnect()
  })

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
