import { listOfNames } from '@teeviet/contract/rules/list-of-names'
import type { DataOf } from '../../api/call.ts'
import { useLanguage, useT } from '../../i18n/use-texts.tsx'
import styles from '../../theme/layout.module.css'

export type SchedulePreview = DataOf<'POST /api/staff/courses/:id/schedule/preview'>

/** What saving a schedule does to the coming days: the tee times that come and go, and those that stay without it. */
export function ShownPreview({ preview }: { preview: SchedulePreview }) {
  const t = useT('staff-golf')
  const { added, removed, repathed, times, kept } = preview
  return (
    <section className={styles.panel} aria-label={t('schedule.preview.title')} aria-live="polite">
      <h3>{t('schedule.preview.title')}</h3>
      <p>
        {added + removed + repathed === 0
          ? t('schedule.preview.none')
          : t('schedule.preview.total', { added, removed })}
      </p>
      {repathed > 0 && <p>{t('schedule.preview.repathed', { n: repathed })}</p>}
      <Times label={t('schedule.preview.added')} times={times} change="added" />
      <Times label={t('schedule.preview.removed')} times={times} change="removed" />
      {kept.tee_times > 0 && (
        <p className={styles.note}>
          {t('schedule.preview.kept', { times: kept.tee_times, bookings: kept.bookings })}
        </p>
      )}
    </section>
  )
}

type TimesProps = { label: string; times: SchedulePreview['times']; change: 'added' | 'removed' }

function Times({ label, times, change }: TimesProps) {
  const t = useT('staff-golf')
  const language = useLanguage()
  const changed = times.filter((time) => time[change] > 0)
  if (changed.length === 0) return null
  const named = changed.map((time) => t('schedule.preview.dayTime', { time: time.time, days: time[change] }))
  return (
    <p>
      <strong>{label}:</strong> {listOfNames(named, language)}
    </p>
  )
}
