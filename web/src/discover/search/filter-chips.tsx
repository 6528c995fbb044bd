import { formatRunningDate, withWeekday } from '@teeviet/contract/rules/time/spoken-dates'
import type { ReactNode } from 'react'
import { openDialog } from '#dialogs/open.ts'
import { useLanguage, useT } from '#i18n/use-texts.tsx'
import { Chip, Chips } from '#ui/form/chip.tsx'
import { countFilters, type Filters } from './criteria.ts'
import type { FilterSection } from './filter-dialog.tsx'
import { priceText } from './filter-texts.ts'

/** The filters as chips that say what is chosen and open their sheets. */
export function FilterChips({
  criteria,
  only,
  onChange,
  children,
}: {
  criteria: Filters
  /** These filters, without the chip for all of them. */
  only?: readonly FilterSection[]
  onChange: (filters: Filters) => void
  children?: ReactNode
}) {
  const t = useT('search')
  const ui = useT('ui')
  const course = useT('course')
  const teeTimes = useT('tee-times')
  const language = useLanguage()
  const { region, date, play_time, number_hole, number_player } = criteria
  const count = countFilters(criteria)

  const open = (only?: FilterSection) =>
    openDialog('search-filters', { filters: criteria, only, onChoose: onChange })
  const chip = (section: FilterSection, name: string, chosen: string | undefined) =>
    (only === undefined || only.includes(section)) && (
      <Chip key={section} opens on={chosen !== undefined} onPress={() => open(section)}>
        {chosen ?? name}
      </Chip>
    )

  return (
    <Chips label={t('filters')}>
      {only === undefined && (
        <Chip icon="filter" opens on={count > 0} onPress={() => open()}>
          {count > 0 ? `${t('filters')} · ${count}` : t('filters')}
        </Chip>
      )}
      {chip('region', t('region'), region && course(`region.${region}`))}
      {children}
      {chip('date', t('date'), date && withWeekday(formatRunningDate(date, language), date, language))}
      {chip('play_time', t('playTime'), play_time && teeTimes(`band.${play_time}`))}
      {chip(
        'number_hole',
        t('holes'),
        number_hole === undefined ? undefined : ui('holes', { n: number_hole }),
      )}
      {chip('price', t('price'), priceText(criteria, t))}
      {chip(
        'number_player',
        t('players'),
        number_player === undefined ? undefined : ui('players', { n: number_player }),
      )}
    </Chips>
  )
}
