import { useT } from '#i18n/use-texts.tsx'
import { useServerNow } from '#session/server-clock.ts'
import styles from './sale-banner.module.css'
import { SaleClock } from './sale-clock.tsx'
import { saleState } from './sale-state.ts'

/**
 * A flash sale's clock on its own list; once it is over, the words for that. `isKnown` is false for a sale that only an
 * address tells of: its clock is not shown.
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
  const now = useServerNow()
  const over = now !== null && saleState({ start, end }, now) === 'over'
  if (!over && !isKnown) return null
  return (
    <div className={styles.banner} role="status">
      {over ? t('ended') : <SaleClock start={start} end={end} onEnd={onEnd} />}
    </div>
  )
}
