import { formatDuration } from '@teeviet/contract/rules/time/spoken-durations'
import { useLanguage, useT } from '../../i18n/use-texts.tsx'
import { useRead } from '../../session/use-read.ts'
import styles from '../../theme/layout.module.css'

/** Today's requests against the hour in one line. */
export function TodayFigures() {
  const t = useT('staff-sharing')
  const language = useLanguage()
  const { data } = useRead('GET /api/staff/queue/today', {})
  if (!data) return <p className={styles.muted}>{'\u00a0'}</p>
  const { waiting, overdue, answered, within_hour, median_seconds } = data
  // whole minutes, at least one
  const median = median_seconds === null ? null : Math.max(1, Math.round(median_seconds / 60)) * 60
  const facts = [
    t('today.waiting', { n: waiting }),
    overdue > 0 && t('today.overdue', { n: overdue }),
    median === null ? t('today.none') : t('today.median', { time: formatDuration(median, language) }),
    answered > 0 && t('today.within', { percent: Math.floor((within_hour * 100) / answered), n: answered }),
  ]
  return (
    <p className={styles.muted} data-today>
      {facts.filter(Boolean).join('\u00a0· ')}
    </p>
  )
}
