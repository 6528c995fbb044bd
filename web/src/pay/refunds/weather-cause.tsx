import { useLazyTexts } from '#i18n/use-lazy-texts.ts'

/** What a refund by the recorded weather is for; its text is of no first load. */
export function WeatherCause() {
  return useLazyTexts('booking-steps')('weather.given')
}
