import { useQuery } from '@tanstack/react-query'
import { dayOf } from '@teeviet/contract/rules/time/dates'
import { courseWeather } from '#api/queries/course/weather.ts'
import { useWeatherWords } from './use-weather-words.ts'
import { weatherAt } from './weather-at.ts'

/** The weather of the chosen tee time in words, for the form that books it. */
export default function PlayWeather({
  courseId,
  startsAt,
  holes,
}: {
  courseId: number
  /** ms */
  startsAt: number
  holes: number | null
}) {
  const words = useWeatherWords()
  const { data } = useQuery(courseWeather(courseId, dayOf(startsAt)))
  const weather = data ? weatherAt(data, startsAt, holes) : null
  return weather && words(weather)
}
