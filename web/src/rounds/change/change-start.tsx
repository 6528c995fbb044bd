import { useQuery } from '@tanstack/react-query'
import { playTimeText } from '@teeviet/contract/display/deadline-text'
import { addDays, type Day, dayOf, formatClock } from '@teeviet/contract/rules/time/dates'
import { formatDayWithWeekday } from '@teeviet/contract/rules/time/spoken-dates'
import { useState } from 'react'
import type { Bill } from '#api/queries/member/bill.ts'
import { teeTimesToBook } from '#api/queries/tee-times.ts'
import { useLanguage, useT } from '#i18n/use-texts.tsx'
import { DayCalendar } from '#ui/calendar/day-calendar.tsx'
import { Button } from '#ui/form/button.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import styles from './change-dialog.module.css'
import { bookingOf, type ChangeDraft } from './change-draft.ts'
import { startsOf } from './free-starts.ts'

const farthestDays = 365

type ChangeStartProps = {
  bill: Bill
  draft: ChangeDraft
  onChange: (part: Partial<ChangeDraft>) => void
}

/** Another tee time of the same course: its day, and its start among the free ones; the first choice is to stay. */
export function ChangeStart({ bill, draft: { day, startAt }, onChange }: ChangeStartProps) {
  const t = useT('bill')
  const ui = useT('ui')
  const language = useLanguage()
  const [isChoosing, setChoosing] = useState(false)
  const course = bookingOf(bill)?.booking_pax_detail.facility
  const rows = useQuery({ ...teeTimesToBook(course?.id ?? 0, day), enabled: course !== undefined })
  const today = dayOf(bill.now)
  const starts = startsOf(rows.data ?? [], bill.now)
  starts.delete(bill.date_played)

  function chooseDay(chosen: Day) {
    setChoosing(false)
    if (chosen !== day) onChange({ day: chosen, startAt: null })
  }

  return (
    <fieldset className={styles.fields}>
      <legend>{t('change.start')}</legend>
      <Button
        look="second"
        icon="calendar"
        aria-expanded={isChoosing}
        onClick={() => setChoosing((open) => !open)}
      >
        {formatDayWithWeekday(day, language)}
      </Button>
      {isChoosing && (
        <div className={styles.wide}>
          <DayCalendar chosen={day} from={today} until={addDays(today, farthestDays)} onChoose={chooseDay} />
        </div>
      )}
      <div className={styles.wide}>
        <SelectField
          label={t('change.newStart')}
          value={startAt ?? ''}
          error={rows.isError ? t('change.noTimes') : undefined}
          onChange={({ target: { value } }) => onChange({ startAt: value === '' ? null : Number(value) })}
        >
          <option value="">
            {t('change.stay', { time: playTimeText(bill, language, t('facts.anyTime')) })}
          </option>
          {[...starts].map(([at, left]) => (
            <option key={at} value={at}>
              {formatClock(at)}&nbsp;· {ui('placesLeft', { n: left })}
            </option>
          ))}
        </SelectField>
      </div>
      {rows.data && starts.size === 0 && <p className={styles.hint}>{t('change.noneFree')}</p>}
    </fieldset>
  )
}
