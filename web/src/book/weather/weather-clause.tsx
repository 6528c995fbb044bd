import type { CourseWeather } from '#api/queries/course/weather.ts'
import { useLazyTexts } from '#i18n/use-lazy-texts.ts'
import styles from './day-weather.module.css'

/** From which recorded weather on a part of the price comes back without a claim, in numbers. */
export function WeatherClause({ clause }: { clause: NonNullable<CourseWeather['clause']> }) {
  const t = useLazyTexts('booking-steps')
  const causes = [
    clause.rain_mm !== null && t('weather.cause.rain', { n: clause.rain_mm }),
    clause.gust_kmh !== null && t('weather.cause.gust', { n: clause.gust_kmh }),
    clause.heat_c !== null && t('weather.cause.heat', { n: clause.heat_c }),
    clause.by_lightning && t('weather.cause.lightning'),
  ]
  return (
    <div className={styles.clause}>
      <strong>{t('weather.clauseTitle')}</strong>
      <ul>{causes.map((cause) => cause !== false && <li key={cause}>{cause}</li>)}</ul>
      <p className={styles.small}>
        {t(clause.gives === 'wallet' ? 'weather.toWallet' : 'weather.refund', {
          percent: `${clause.percent}%`,
          minutes: clause.least_minutes,
        })}
      </p>
    </div>
  )
}
