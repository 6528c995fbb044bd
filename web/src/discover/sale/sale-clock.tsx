import { dayOf, formatClock } from '@teeviet/contract/rules/time/dates'
import { dateAndClock, formatRunningDate } from '@teeviet/contract/rules/time/spoken-dates'
import { useLanguage, useT } from '#i18n/use-texts.tsx'
import { useByServerTime } from '#session/use-server-now.ts'
import { Countdown } from '#ui/golf/countdown.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './sale-clock.module.css'
import { saleState } from './sale-state.ts'

/** A flash sale's clock: when it opens, then what is left of it, then nothing. */
export function SaleClock({
  start,
  end,
  onEnd,
}: {
  start: number | null
  end: number | null
  onEnd?: () => void
}) {
  const t = useT('tee-times')
  const ui = useT('ui')
  const language = useLanguage()
  const isAhead = useByServerTime((now) => now !== null && saleState({ start, end }, now) === 'ahead')
  if (end === null) return null
  if (isAhead && start !== null) {
    const time = dateAndClock(formatRunningDate(dayOf(start), language), formatClock(start), language)
    return <span className={styles.ahead}>{t('startsAt', { time })}</span>
  }
  return (
    <span className={styles.clock}>
      <Icon name="clock" size={18} />
      <Countdown until={end} from={start ?? undefined} label={ui('endsIn')} onEnd={onEnd} />
    </span>
  )
}
