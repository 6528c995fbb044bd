import { serverNow } from '@teeviet/contract/live/server-clock'
import { type Day, formatDay } from '@teeviet/contract/rules/time/dates'
import { useState } from 'react'
import type { DialogControl } from '#dialogs/open.ts'
import { useT } from '#i18n/use-texts.tsx'
import { DayCalendar } from '#ui/calendar/day-calendar.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Button } from '#ui/form/button.tsx'
import styles from './date-range-dialog.module.css'
import { rangeBounds } from './history-search.ts'

type End = 'from' | 'to'

/** Two days to choose, the first then the last; closes with both, in their order. */
export default function DateRangeDialog({ from, to, close }: DialogControl & { from?: Day; to?: Day }) {
  const t = useT('history')
  const bounds = rangeBounds(serverNow())
  const [range, setRange] = useState<Record<End, Day>>({ from: from ?? bounds.until, to: to ?? bounds.until })
  const [end, setEnd] = useState<End>('from')

  function choose(day: Day) {
    setRange(ordered({ ...range, [end]: day }))
    setEnd('to')
  }

  return (
    <Dialog
      title={t('time.title')}
      close={() => close()}
      footer={<Button onClick={() => close(range)}>{t('time.apply')}</Button>}
    >
      <div className={styles.ends}>
        {(['from', 'to'] as const).map((one) => (
          <button
            key={one}
            type="button"
            className={styles.end}
            aria-pressed={one === end}
            onClick={() => setEnd(one)}
          >
            <span className={styles.label}>{t(`time.${one}`)}</span>
            <span className="date">{formatDay(range[one])}</span>
          </button>
        ))}
      </div>
      <DayCalendar key={end} chosen={range[end]} from={bounds.from} until={bounds.until} onChoose={choose} />
    </Dialog>
  )
}

function ordered({ from, to }: Record<End, Day>): Record<End, Day> {
  return from <= to ? { from, to } : { from: to, to: from }
}
