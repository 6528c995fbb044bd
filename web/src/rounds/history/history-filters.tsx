import { historyTypes } from '@teeviet/contract/rules/bookings/statuses'
import { historyDays } from '@teeviet/contract/rules/limits'
import { formatDay } from '@teeviet/contract/rules/time/dates'
import { useEffect, useRef } from 'react'
import { openDialog } from '#dialogs/open.ts'
import { useT } from '#i18n/use-texts.tsx'
import { Chip, Chips } from '#ui/form/chip.tsx'
import styles from './history-filters.module.css'
import { type HistorySearch, historyFilters } from './history-search.ts'

const types = ['type.all', 'type.awaitingStaff', 'type.awaitingPayment', 'type.paid'] as const
const times = [
  [0, 'time.all'],
  [historyDays[0], 'time.week'],
  [historyDays[1], 'time.month'],
] as const

/** Narrows the history by status and by the day of booking; both live in the address. */
export function HistoryFilters({
  search,
  onChange,
}: {
  search: HistorySearch
  onChange: (change: HistorySearch) => void
}) {
  const t = useT('history')
  const { type, time, created_at_from: from, created_at_to: to } = historyFilters(search)

  const rows = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // On a phone the rows scroll: what is chosen must not hide beyond their edge.
    for (const chip of rows.current?.querySelectorAll('[aria-pressed="true"]') ?? []) {
      chip.scrollIntoView({ inline: 'center', block: 'nearest' })
    }
  }, [type, time])

  async function chooseRange() {
    const range = await openDialog('date-range', from !== undefined && to !== undefined ? { from, to } : {})
    if (isRange(range)) onChange({ time: -1, created_at_from: range.from, created_at_to: range.to })
  }

  return (
    <div className={styles.filters} ref={rows}>
      <Chips label={t('type.label')}>
        {historyTypes.map((one) => (
          <Chip key={one} on={one === type} onPress={() => onChange({ type: one })}>
            {t(types[one])}
          </Chip>
        ))}
      </Chips>
      <Chips label={t('time.label')}>
        {times.map(([days, text]) => (
          <Chip
            key={days}
            on={days === time}
            onPress={() => onChange({ time: days, created_at_from: undefined, created_at_to: undefined })}
          >
            {t(text, { n: days })}
          </Chip>
        ))}
        <Chip on={time === -1} icon="calendar" opens onPress={chooseRange}>
          {from !== undefined && to !== undefined
            ? t('time.range', { from: formatDay(from), to: formatDay(to) })
            : t('time.custom')}
        </Chip>
      </Chips>
    </div>
  )
}

function isRange(result: unknown): result is { from: string; to: string } {
  return typeof result === 'object' && result !== null && 'from' in result && 'to' in result
}
