import { useT } from '../../i18n/use-texts.tsx'
import { useRead } from '../../session/use-read.ts'
import styles from '../../theme/layout.module.css'

/** The weather clause of a course in numbers, for its club; nothing without one. */
export function ClubClause({ course }: { course: number }) {
  const t = useT('club')
  const { data } = useRead('GET /api/club/weather', { facility_id: course })
  const clause = data?.clause
  if (!clause) return null
  const causes = [
    clause.rain_mm !== null && t('portal.weather.rain', { n: clause.rain_mm }),
    clause.gust_kmh !== null && t('portal.weather.gust', { n: clause.gust_kmh }),
    clause.heat_c !== null && t('portal.weather.heat', { n: clause.heat_c }),
    clause.by_lightning && t('portal.weather.lightning'),
  ]
  return (
    <p className={styles.muted}>
      {t(clause.gives === 'wallet' ? 'portal.weather.toWallet' : 'portal.weather.refund', {
        causes: causes.filter((cause) => cause !== false).join(', '),
        percent: `${clause.percent}%`,
        minutes: clause.least_minutes,
      })}
    </p>
  )
}
