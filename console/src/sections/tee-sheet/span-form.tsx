import { type Day, formatClock } from '@teeviet/contract/rules/time/dates'
import { type FormEvent, useEffect, useRef } from 'react'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { Problem } from '../../kit/problem.tsx'
import { usePreservedFocus } from '../../lists/use-preserved-focus.ts'
import styles from '../../theme/layout.module.css'
import { ClosingBookings } from '../closing/closing-bookings.tsx'
import { ClosingFields, useClosingDraft } from '../closing/closing-fields.tsx'
import { useClosing } from '../closing/use-closing.ts'
import type { StaffTeeTime } from './tee-time.ts'

type SpanFormProps = {
  facility: number
  day: Day
  /** The tee times that the form begins with. */
  teeTimes: readonly StaffTeeTime[]
  /** Opened by key: the reason has the focus. */
  isAsked: boolean
}

/** Closes or opens a stretch of tee times at once, over some days: a tournament, a morning's work on the greens. */
export function SpanForm({ facility, day, teeTimes, isAsked }: SpanFormProps) {
  const t = useT('staff-golf')
  const closing = useClosing()
  const [first, last] = [teeTimes[0], teeTimes.at(-1)]
  const draft = useClosingDraft(
    () => ({
      day_from: day,
      day_to: day,
      time_from: first ? formatClock(first.start_at) : '06:00',
      time_to: last ? formatClock(last.start_at) : '12:00',
    }),
    'tournament',
  )
  const kept = usePreservedFocus()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (isAsked) form.current?.querySelector('select')?.focus()
  }, [isAsked])
  const { span, why, isWrong } = draft
  const request = { facility_id: facility, ...span }
  const button = { busy: closing.busy, 'aria-disabled': isWrong }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isWrong) closing.close({ ...request, ...why })
  }

  return (
    <details className={styles.panel} open={isAsked || undefined} tabIndex={-1} {...kept}>
      <summary>{t('sheet.span')}</summary>
      {closing.asked ? (
        <ClosingBookings {...closing.asked} closing={closing} />
      ) : (
        <form ref={form} className={styles.form} onSubmit={submit}>
          <ClosingFields draft={draft} />
          <div className={styles.buttons}>
            <Button call="POST /api/staff/tee-sheet/close" type="submit" look="danger" {...button}>
              {t('sheet.closeSpan')}
            </Button>
            <Button
              call="POST /api/staff/tee-sheet/open"
              look="second"
              {...button}
              onClick={() => !isWrong && closing.open({ ...request, reason: why.reason })}
            >
              {t('sheet.openSpan')}
            </Button>
          </div>
          <p className={styles.muted}>{t('sheet.spanNote')}</p>
          <Problem>{isWrong ? t('wrongOrder') : closing.problem}</Problem>
        </form>
      )}
    </details>
  )
}
