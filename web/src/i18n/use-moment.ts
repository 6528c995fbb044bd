import { formatMoment } from '@teeviet/contract/rules/time/spoken-dates'
import { useLanguage } from './use-texts.tsx'

/** Writes an instant (epoch ms) as a date with its clock time, in the page's language. */
export function useMoment(): (instant: number) => string {
  const language = useLanguage()
  return (instant) => formatMoment(instant, language)
}
