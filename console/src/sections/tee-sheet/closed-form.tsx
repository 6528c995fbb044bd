import type { ClosingReason } from '@teeviet/contract/rules/bookings/closing'
import { type Day, formatClock } from '@teeviet/contract/rules/time/dates'
import { useState } from 'react'
import styles from '../../forms/golf.module.css'
import { Problem } from '../../frame/problem.tsx'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { ClosingBookings } from './closing-bookings.tsx'
import { ReasonChoice } from './reason-choice.tsx'
import type { StaffTeeTime } from './sheet-page.tsx'
import { useClosing } from './use-closing.ts'

/** Closes this one tee time with a reason, or opens it again unless a colleague has closed it for another one. */
export function ClosedForm({
  teeTime,
  facility,
  day,
}: {
  teeTime: StaffTeeTime
  facility: number
  day: Day
}) {
  const t = useT('staff-golf')
  const closing = useClosing()
  const { close, open, asked, busy, problem } = closing
  const [why, setWhy] = useState<{ reason: ClosingReason; note: string }>({ reason: 'club', note: '' })
  const clock = formatClock(teeTime.start_at)
  const span = { facility_id: facility, day_from: day, day_to: day, time_from: clock, time_to: clock }
  if (asked) return <ClosingBookings bookings={asked} closing={closing} />
  return (
    <div className={styles.form}>
      {!teeTime.is_closed && (
        <div className={styles.bar}>
          <ReasonChoice {...why} onChange={(changed) => setWhy({ ...why, ...changed })} />
        </div>
      )}
      <div className={styles.buttons}>
        {teeTime.is_closed ? (
          <Button
            look="second"
            size="small"
            busy={busy}
            onClick={() => open({ ...span, ...(teeTime.closed_for ? { reason: teeTime.closed_for } : {}) })}
          >
            {t('sheet.openOne')}
          </Button>
        ) : (
          <Button look="danger" size="small" busy={busy} onClick={() => close({ ...span, ...why })}>
            {t('sheet.closeOne')}
          </Button>
        )}
      </div>
      <Problem>{problem}</Problem>
    </div>
  )
}
