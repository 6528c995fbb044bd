import { serverNow } from '@teeviet/contract/live/server-clock'
import { holesOffered, leastPlayers, mobilePx, mostPlayers } from '@teeviet/contract/rules/limits'
import { addDays, dayOf } from '@teeviet/contract/rules/time/dates'
import { playTimeBand, playTimes } from '@teeviet/contract/rules/time/play-times'
import { type ReactNode, useState } from 'react'
import type { DialogControl } from '#dialogs/open.ts'
import { useT } from '#i18n/use-texts.tsx'
import { DayCalendar } from '#ui/calendar/day-calendar.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Button } from '#ui/form/button.tsx'
import { Quantity } from '#ui/form/quantity.tsx'
import { regionPages } from '../course-lists/regions.ts'
import { Choices } from './choices.tsx'
import type { Filters } from './criteria.ts'
import styles from './filter-dialog.module.css'
import { PriceSection } from './price-section.tsx'

export type FilterSection = 'region' | 'date' | 'play_time' | 'number_hole' | 'price' | 'number_player'
const sections: readonly FilterSection[] = [
  'region',
  'date',
  'play_time',
  'number_hole',
  'price',
  'number_player',
]
/** How far ahead tee times are opened. */
const horizonDays = 120

const titles = {
  region: 'region',
  date: 'date',
  play_time: 'playTime',
  number_hole: 'holes',
  price: 'price',
  number_player: 'players',
} as const satisfies Record<FilterSection, string>

/**
 * A sheet with one filter (`only`), where a tap on a choice is enough, or with all of them and a button. `onChoose`
 * gets all filters as they then are.
 */
export default function FilterDialog({
  filters,
  only,
  onChoose,
  close,
}: DialogControl & { filters: Filters; only?: FilterSection; onChoose: (filters: Filters) => void }) {
  const t = useT('search')
  const [draft, setDraft] = useState(filters)
  const needsButton = only === undefined || only === 'price' || only === 'number_player'

  function change(part: Filters) {
    const next = { ...draft, ...part }
    setDraft(next)
    if (!needsButton) done(next)
  }
  function done(next: Filters) {
    onChoose(next)
    close()
  }

  return (
    <Dialog
      title={t(only === undefined ? 'filters' : titles[only])}
      close={() => close()}
      sheet={only === undefined || window.innerWidth < mobilePx}
      footer={needsButton ? <Button onClick={() => done(draft)}>{t('apply')}</Button> : undefined}
    >
      <div className={styles.sections}>
        {only === undefined ? (
          sections.map((section) => (
            <section key={section} className={styles.section}>
              <h3 className={styles.title}>{t(titles[section])}</h3>
              <Section section={section} draft={draft} change={change} />
            </section>
          ))
        ) : (
          <Section section={only} draft={draft} change={change} />
        )}
      </div>
    </Dialog>
  )
}

function Section({
  section,
  draft,
  change,
}: {
  section: FilterSection
  draft: Filters
  change: (part: Filters) => void
}): ReactNode {
  const t = useT('search')
  const ui = useT('ui')
  const course = useT('course')
  const teeTimes = useT('tee-times')
  const any = { value: undefined, label: t('any') }
  switch (section) {
    case 'region':
      return (
        <Choices
          label={t('region')}
          chosen={draft.region}
          onChoose={(region) => change({ region })}
          choices={[
            any,
            ...regionPages.map(({ region }) => ({ value: region, label: course(`region.${region}`) })),
          ]}
        />
      )
    case 'date':
      return <DateSection day={draft.date} onChange={(date) => change({ date })} />
    case 'play_time':
      return (
        <Choices
          label={t('playTime')}
          chosen={draft.play_time}
          onChoose={(play_time) => change({ play_time })}
          choices={[
            any,
            ...playTimes.map((band) => {
              const { from, until } = playTimeBand(band)
              return {
                value: band,
                label: teeTimes(`band.${band}`),
                note: teeTimes('until', { from, to: until }),
              }
            }),
          ]}
        />
      )
    case 'number_hole':
      return (
        <Choices
          label={t('holes')}
          chosen={draft.number_hole}
          onChoose={(number_hole) => change({ number_hole })}
          choices={[
            any,
            ...holesOffered.map((holes) => ({ value: holes, label: ui('holes', { n: holes }) })),
          ]}
        />
      )
    case 'price':
      return <PriceSection range={draft} onChange={change} />
    case 'number_player':
      return (
        <PlayersSection
          players={draft.number_player}
          onChange={(number_player) => change({ number_player })}
        />
      )
  }
}

function DateSection({ day, onChange }: { day: Filters['date']; onChange: (day: Filters['date']) => void }) {
  const t = useT('search')
  const today = dayOf(serverNow())
  return (
    <>
      <DayCalendar chosen={day} from={today} until={addDays(today, horizonDays)} onChoose={onChange} />
      <Button look="quiet" onClick={() => onChange(undefined)}>
        {t('anyDate')}
      </Button>
    </>
  )
}

function PlayersSection({
  players,
  onChange,
}: {
  players: number | undefined
  onChange: (players: number | undefined) => void
}) {
  const t = useT('search')
  return (
    <div className={styles.players}>
      <Quantity
        value={players ?? leastPlayers}
        least={leastPlayers}
        most={mostPlayers}
        onChange={onChange}
        fewer={t('fewerPlayers')}
        more={t('morePlayers')}
      />
      <div className={styles.quick}>
        {[1, 2, 3, 4].map((count) => (
          <Button
            key={count}
            look="second"
            size="small"
            aria-pressed={players === count}
            className={players === count ? styles.on : undefined}
            onClick={() => onChange(count)}
          >
            {count}
          </Button>
        ))}
        <Button look="quiet" size="small" onClick={() => onChange(undefined)}>
          {t('any')}
        </Button>
      </div>
    </div>
  )
}
