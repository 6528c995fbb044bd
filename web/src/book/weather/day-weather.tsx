import { useQuery } from '@tanstack/react-query'
import { type Day, formatClock } from '@teeviet/contract/rules/time/dates'
import { type CourseWeather, courseWeather } from '#api/queries/course/weather.ts'
import type { TeeTime } from '#api/queries/tee-times.ts'
import { useLazyTexts } from '#i18n/use-lazy-texts.ts'
import { useT } from '#i18n/use-texts.tsx'
import styles from './day-weather.module.css'
import { endsAfterSunset } from './ends-after-sunset.ts'
import { kindOfHour } from './weather-at.ts'
import { WeatherClause } from './weather-clause.tsx'
import { WeatherIcon } from './weather-icon.tsx'

const hourMs = 3_600_000

/**
 * The forecast of the hours in which a day's tee times are played, those that end after sunset, and what comes back by
 * the recorded weather.
 */
export function DayWeather({
  courseId,
  day,
  rows,
}: {
  courseId: number
  day: Day
  rows: readonly TeeTime[]
}) {
  const t = useLazyTexts('booking-steps')
  const ui = useT('ui')
  const { data: weather } = useQuery(courseWeather(courseId, day))
  if (!weather) return null
  const hours = playedHours(weather, rows)
  const sunsetAt = weather.sunset_at
  const late =
    sunsetAt === null ? [] : endsAfterSunset(rows, { sunsetAt, minutesPerHole: weather.minutes_per_hole })
  return (
    <div className={styles.weather}>
      {hours.length > 0 && (
        <>
          <strong>{t('weather.title')}</strong>
          <ul className={styles.hours} aria-label={t('weather.title')}>
            {hours.map((hour) => (
              <li key={hour.start_at} className={styles.hour}>
                <span className="time">{formatClock(new Date(hour.start_at))}</span>
                <span className={styles.icon}>
                  <WeatherIcon of={kindOfHour(hour)} />
                </span>
                <span>{t('weather.degrees', { n: Math.round(hour.temperature_c) })}</span>
                <span className={styles.rain}>{t('weather.rain', { n: hour.rain_mm })}</span>
                {hour.has_lightning && <span className="visually-hidden">{t('weather.lightning')}</span>}
              </li>
            ))}
          </ul>
        </>
      )}
      {sunsetAt !== null &&
        late.map(({ holes, startAt }) => (
          <p key={holes} className={styles.small}>
            {t('weather.afterSunset', {
              holes: ui('holes', { n: holes }),
              time: formatClock(new Date(startAt)),
              sunset: formatClock(new Date(sunsetAt)),
            })}
          </p>
        ))}
      {weather.clause && <WeatherClause clause={weather.clause} />}
    </div>
  )
}

/** The hours from the first tee time to the end of the last round. */
function playedHours({ hours, minutes_per_hole }: CourseWeather, rows: readonly TeeTime[]) {
  const spans = rows.flatMap(({ start_at, number_hole }) =>
    start_at === null ? [] : [{ start: start_at, end: start_at + number_hole * minutes_per_hole * 60_000 }],
  )
  const first = Math.min(...spans.map(({ start }) => start))
  const last = Math.max(...spans.map(({ end }) => end))
  return hours.filter(({ start_at }) => start_at + hourMs > first && start_at < last)
}
