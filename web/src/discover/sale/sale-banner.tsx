import { useT } from '#i18n/use-texts.tsx'
import { useByServerTime } from '#session/use-server-now.ts'
import styles from './sale-banner.module.css'
import { SaleClock } from './sale-clock.tsx'
import { saleState } from './sale-state.ts'

/**
 * A flash sale's countdown on its own list; after its end, the text for that. `isKnown` is false for a sale known only
 * from an address: its countdown is not shown.
 */
export function SaleBanner({
  start,
  end,
  isKnown = true,
  onEnd,
}: {
  start: number | null
  end: number | null
  isKnown?: boolean
  onEnd?: () => void
}) {
  const t = useT('tee-times')
  const over = useByServerTime((now) => now !== null && saleState({ start, end }, now) === 'over')
  if (!over && !isKnown) return null
  return (
    <div className={styles.banner} role="status">
      {over ? t('ended') : <SaleClock start={start} end={end} onEnd={onEnd} />}
    </div>
  )
}
