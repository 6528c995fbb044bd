import { useT } from '../../i18n/use-texts.tsx'
import { useServerNow } from '../../session/server-clock.ts'
import styles from './sale-banner.module.css'
import { SaleClock } from './sale-clock.tsx'
import { saleState } from './sale-state.ts'

/** A flash sale's clock on its own list; once it is over, the words for that. */
export function SaleBanner({
  start,
  end,
  onEnd,
}: {
  start: number | null
  end: number | null
  onEnd?: () => void
}) {
  const t = useT('tee-times')
  const now = useServerNow()
  const over = now !== null && saleState({ start, end }, now) === 'over'
  return (
    <div className={styles.banner} role="status">
      {over ? t('ended') : <SaleClock start={start} end={end} onEnd={onEnd} />}
    </div>
  )
}
