import { formatClock } from '@teeviet/contract/rules/time/dates'
import { useLazyTexts } from '#i18n/use-lazy-texts.ts'
import { isGusty, type WeatherAtStart } from './weather-at.ts'

/** The weather of a tee time in words: `27°C, rain 1.2 mm, ends after sunset (17:25)`. */
export function useWeatherWords(): (weather: WeatherAtStart) => string {
  const t = useLazyTexts('booking-steps')
  return ({ hour, sunsetAt }) =>
    [
      hour && t('weather.degrees', { n: Math.round(hour.temperature_c) }),
      hour?.has_lightning && t('weather.lightning'),
      hour && hour.rain_mm > 0 && t('weather.rainfall', { n: hour.rain_mm }),
      hour && isGusty(hour) && t('weather.gusts', { n: Math.round(hour.gust_kmh) }),
      sunsetAt !== null && t('weather.late', { sunset: formatClock(new Date(sunsetAt)) }),
    ]
      .filter((part) => typeof part === 'string')
      .join(t('weather.and'))
}
