import { formatFigure } from '@teeviet/contract/display/translate'
import { formatSpokenMonth } from '@teeviet/contract/rules/time/spoken-dates'
import { useLanguage, useT } from '#i18n/use-texts.tsx'

const none = '–'

/** How the record writes its figures; a dash where there is nothing to measure. */
export function useFigures() {
  const t = useT('service')
  const language = useLanguage()
  const figure = (n: number) => formatFigure(n, language)
  const shareOf = (n: number, all: number) => figure(Math.round((n / all) * 100))
  const minutes = (n: number) =>
    n < 0.5 ? t('underMinute', { n: figure(1) }) : t('minutes', { n: figure(Math.round(n)) })
  return {
    /** Of `yyyy-mm`. */
    month: (month: string) => formatSpokenMonth(`${month}-01`, language),
    figure,
    minutes: (n: number | null) => (n === null ? none : minutes(n)),
    /** In minutes where it is less than an hour. */
    hours(n: number | null) {
      if (n === null) return none
      return n < 1 ? minutes(n * 60) : t('hours', { n: formatFigure(n, language, 1) })
    },
    percent: (n: number, all: number) => (all === 0 ? none : `${shareOf(n, all)}%`),
    done: (n: number, all: number) => (all === 0 ? none : t('done', { n: figure(n), all: figure(all) })),
    closed: (n: number, all: number) => (all === 0 ? none : t('closed', { n: figure(all), done: figure(n) })),
    share: (n: number, all: number) =>
      all === 0 ? none : t('share', { n: figure(n), all: figure(all), percent: shareOf(n, all) }),
  }
}
