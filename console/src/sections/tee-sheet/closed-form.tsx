import type { ClosingReason } from '@teeviet/contract/rules/bookings/closing'
import { type Day, formatClock } from '@teeviet/contract/rules/time/dates'
import { useState } from 'react'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { Problem } from '../../kit/problem.tsx'
import styles from '../../theme/layout.module.css'
import { ClosingBookings } from '../closing/closing-bookings.tsx'
import { ReasonChoice } from '../closing/reason-choice.tsx'
import { useClosing } from '../closing/use-closing.ts'
import type { StaffTeeTime } from './tee-time.ts'

type ClosedFormProps = { teeTime: StaffTeeTime; facility: number; day: Day }

/** Closes this one tee time with a reason, or opens it again unless a colleague has closed it for another one. */
export function ClosedForm({ teeTime, facility, day }: ClosedFormProps) {
  const t = useT('staff-golf')
  const closing = useClosing()
  const [why, setWhy] = useState<{ reason: ClosingReason; note: string }>({ reason: 'club', note: '' })
  const clock = formatClock(teeTime.start_at)
  const span = { facility_id: facility, day_from: day, day_to: day, time_from: clock, time_to: clock }
  if (closing.asked) return <ClosingBookings {...closing.asked} closing={closing} />
  return (
    <div className={styles.form}>
      {teeTime.is_closed ? (
        <Button
          call="POST /api/staff/tee-sheet/open"
          look="second"
          busy={closing.busy}
          onClick={() => closing.open({ ...span, reason: teeTime.closed_for ?? undefined })}
        >
          {t('sheet.openOne')}
        </Button>
      ) : (
        <div className={styles.bar}>
          <ReasonChoice {...why} onChange={(changed) => setWhy({ ...why, ...changed })} />
          <Button
            call="POST /api/staff/tee-sheet/close"
            look="danger"
            busy={closing.busy}
            onClick={() => closing.close({ ...span, ...why })}
          >
            {t('sheet.closeOne')}
          </Button>
        </div>
      )}
      <Problem>{closing.problem}</Problem>
    </div>
  )
}
