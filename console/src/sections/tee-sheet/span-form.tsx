import type { ClosingReason } from '@teeviet/contract/rules/bookings/closing'
import { type Day, formatClock } from '@teeviet/contract/rules/time/dates'
import { type FormEvent, useState } from 'react'
import styles from '../../forms/golf.module.css'
import { ClockInput, DayInput } from '../../forms/typed-input.tsx'
import { Problem } from '../../frame/problem.tsx'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { ClosingBookings } from './closing-bookings.tsx'
import { ReasonChoice } from './reason-choice.tsx'
import type { StaffTeeTime } from './sheet-page.tsx'
import { useClosing } from './use-closing.ts'

const fields = [
  ['day_from', DayInput],
  ['day_to', DayInput],
  ['time_from', ClockInput],
  ['time_to', ClockInput],
] as const

/** Closes or opens a stretch of tee times at once, over some days: a tournament, a morning's work on the greens. */
export function SpanForm({
  facility,
  day,
  teeTimes,
}: {
  facility: number
  day: Day
  teeTimes: readonly StaffTeeTime[]
}) {
  const t = useT('staff-golf')
  const closing = useClosing()
  const { close, open, asked, busy, problem } = closing
  const clockAt = (place: number, otherwise: string) => {
    const teeTime = teeTimes.at(place)
    return teeTime ? formatClock(teeTime.start_at) : otherwise
  }
  const [span, setSpan] = useState(() => ({
    day_from: day,
    day_to: day,
    time_from: clockAt(0, '06:00'),
    time_to: clockAt(-1, '12:00'),
  }))
  const [why, setWhy] = useState<{ reason: ClosingReason; note: string }>({ reason: 'tournament', note: '' })
  const isWrong = span.day_to < span.day_from || span.time_to < span.time_from
  const request = { facility_id: facility, ...span }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isWrong) void close({ ...request, ...why })
  }

  return (
    <details className={styles.panel}>
      <summary className={styles.heading}>{t('sheet.span')}</summary>
      {asked ? (
        <ClosingBookings bookings={asked} closing={closing} />
      ) : (
        <form className={styles.form} onSubmit={submit}>
          <div className={styles.bar}>
            {fields.map(([name, TypedField]) => (
              <TypedField
                key={name}
                label={t(`sheet.${name}`)}
                value={span[name]}
                aria-invalid={isWrong && name.endsWith('to')}
                onValue={(value) => value !== '' && setSpan((before) => ({ ...before, [name]: value }))}
              />
            ))}
            <ReasonChoice {...why} onChange={(changed) => setWhy({ ...why, ...changed })} />
          </div>
          <div className={styles.buttons}>
            <Button type="submit" look="danger" size="small" busy={busy} aria-disabled={isWrong}>
              {t('sheet.closeSpan')}
            </Button>
            <Button
              look="second"
              size="small"
              busy={busy}
              aria-disabled={isWrong}
              onClick={() => !isWrong && open({ ...request, reason: why.reason })}
            >
              {t('sheet.openSpan')}
            </Button>
          </div>
          <p className={styles.muted}>{t('sheet.spanNote')}</p>
          <Problem>{isWrong ? t('wrongOrder') : problem}</Problem>
        </form>
      )}
    </details>
  )
}
