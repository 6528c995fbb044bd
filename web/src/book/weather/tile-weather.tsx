import { useQuery } from '@tanstack/react-query'
import { type Day, instantAt } from '@teeviet/contract/rules/time/dates'
import { courseWeather } from '#api/queries/course/weather.ts'
import { useLazyTexts } from '#i18n/use-lazy-texts.ts'
import styles from './tile-weather.module.css'
import { useWeatherWords } from './use-weather-words.ts'
import { weatherAt } from './weather-at.ts'
import { WeatherIcon } from './weather-icon.tsx'

/** Forecast of a tee time and whether its round ends after sunset, at the end of the last line of its tile. */
export default function TileWeather({
  courseId,
  day,
  clock,
  holes,
}: {
  courseId: number
  day: Day
  /** HH:mm in Vietnam. */
  clock: string
  holes: number
}) {
  const t = useLazyTexts('booking-steps')
  const words = useWeatherWords()
  const { data } = useQuery(courseWeather(courseId, day))
  const weather = data ? weatherAt(data, instantAt(day, clock), holes) : null
  if (!weather) return null
  const { hour, kind, sunsetAt } = weather
  return (
    <span className={styles.weather} title={words(weather)}>
      <span className="visually-hidden">{words(weather)}</span>
      <span className={styles.shown} aria-hidden="true">
        {hour && <WeatherIcon of={kind} size={18} />}
        {sunsetAt !== null && <WeatherIcon of="sunset" size={18} />}
        {hour && <span>{t('weather.degreesShort', { n: Math.round(hour.temperature_c) })}</span>}
      </span>
    </span>
  )
}
