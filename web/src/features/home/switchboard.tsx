import { useNavigate } from '@tanstack/react-router'
import { formatDayWithWeekday } from '@teeviet/contract/rules/spoken-dates'
import { useState } from 'react'
import { openDialog } from '../../dialogs/open.ts'
import { useLanguage, useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../ui/button.tsx'
import { PickField } from '../../ui/field.tsx'
import type { Filters } from '../search/criteria.ts'
import type { FilterSection } from '../search/filter-dialog.tsx'
import styles from './switchboard.module.css'

/** Where, when and how many: each field one tap to its sheet, then the free tee times. */
export function Switchboard() {
  const t = useT('home')
  const search = useT('search')
  const course = useT('course')
  const ui = useT('ui')
  const teeTimes = useT('tee-times')
  const language = useLanguage()
  const navigate = useNavigate()
  const [filters, setFilters] = useState<Filters>({ number_player: 4 })
  const { region, date, play_time, number_player } = filters
  const open = (only: FilterSection) => () =>
    openDialog('search-filters', { filters, only, onChoose: setFilters })

  return (
    <div className={styles.card}>
      <h2 className="visually-hidden">{t('switchboard')}</h2>
      <div className={styles.fields}>
        <PickField
          label={search('region')}
          icon="pin"
          value={region && course(`region.${region}`)}
          placeholder={t('anywhere')}
          onPick={open('region')}
        />
        <PickField
          label={search('date')}
          icon="calendar"
          value={date && formatDayWithWeekday(date, language)}
          placeholder={search('anyDate')}
          onPick={open('date')}
        />
        <PickField
          label={search('playTime')}
          icon="sun"
          value={play_time && teeTimes(`band.${play_time}`)}
          placeholder={search('any')}
          onPick={open('play_time')}
        />
        <PickField
          label={search('players')}
          icon="players"
          value={number_player === undefined ? undefined : ui('players', { n: number_player })}
          placeholder={search('anyPlayers')}
          onPick={open('number_player')}
        />
        <Button
          size="large"
          icon="search"
          onClick={() => navigate({ to: '/wap/search-facility', search: filters })}
        >
          {t('findTeeTimes')}
        </Button>
      </div>
    </div>
  )
}
