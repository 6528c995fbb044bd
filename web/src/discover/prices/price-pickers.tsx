import { type Day, formatDay, isDay } from '@teeviet/contract/rules/time/dates'
import type { MouseEvent } from 'react'
import type { PriceFilters } from '#api/queries/price-table.ts'
import { openDialog } from '#dialogs/open.ts'
import { useT } from '#i18n/use-texts.tsx'
import { IconButton } from '#ui/form/button.tsx'
import { PickField } from '#ui/form/field.tsx'
import styles from './price-pickers.module.css'

/** The two filters of the price table, each one tap to its dialog and one to clear it. */
export function PricePickers({
  fields: { facility_id, date_played },
  today,
  courseName,
  onCourse,
  onDay,
  onClearDate,
}: {
  fields: PriceFilters
  today: Day
  courseName: string
  onCourse: (id: number | undefined) => void
  onDay: (day: Day) => void
  onClearDate: () => void
}) {
  const t = useT('prices')

  async function pickDay() {
    const chosen = await openDialog('choose-day', { today, chosen: date_played })
    if (typeof chosen === 'string' && isDay(chosen)) onDay(chosen)
  }

  return (
    <div className={styles.pickers}>
      <div className={styles.picker}>
        <PickField
          label={t('course')}
          icon="golf"
          value={facility_id === undefined ? undefined : courseName}
          placeholder={t('anyCourse')}
          onPick={() => openDialog('choose-course', { onChoose: ({ id }) => onCourse(id) })}
        />
        {facility_id !== undefined && (
          <IconButton
            icon="close"
            label={t('clearCourse')}
            onClick={(event) => {
              focusField(event)
              onCourse(undefined)
            }}
          />
        )}
      </div>
      <div className={styles.picker}>
        <PickField
          label={t('date')}
          icon="calendar"
          value={date_played && <span className="date">{formatDay(date_played)}</span>}
          placeholder={t('anyDate')}
          onPick={pickDay}
        />
        {date_played !== undefined && (
          <IconButton
            icon="close"
            label={t('clearDate')}
            onClick={(event) => {
              focusField(event)
              onClearDate()
            }}
          />
        )}
      </div>
    </div>
  )
}

/** The button that clears goes with what it cleared: the focus moves to the field. */
function focusField({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.parentElement?.querySelector('button')?.focus()
}
