import { formatHistoryTime } from '@teeviet/contract/rules/time/dates'
import { useAct } from '../../../forms/use-act.ts'
import { useT } from '../../../i18n/use-texts.tsx'
import { Button } from '../../../kit/button.tsx'
import { confirm } from '../../../kit/confirm.ts'
import { Problem } from '../../../kit/problem.tsx'
import { StatusBadge } from '../../../kit/status-badge.tsx'
import styles from '../../../theme/layout.module.css'
import type { StaffBookingDetail } from '../booking.ts'

const call = 'POST /api/staff/bookings/:id/keep-on-closing'

/** The closing that a club made over a booking, and what staff can do about it; once settled, that the club hosts it. */
export function ClubClosing({ booking }: { booking: StaffBookingDetail }) {
  const t = useT('staff')
  const golf = useT('staff-golf')
  const act = useAct()
  const { id, general_bill_code: code, club_closing: closing, club_hosts_at: hostsAt } = booking
  // both are missing in the answer of a server of the release before
  if (!closing) {
    if (!hostsAt) return null
    return <p className={styles.muted}>{t('club.hostedAnyway', { time: formatHistoryTime(hostsAt) })}</p>
  }
  const { at, by, reason, note } = closing

  async function keep() {
    const isAgreed = await confirm({
      message: t('club.hostsQuestion'),
      confirm: t('club.hosts'),
      cancel: t('act.back'),
    })
    if (isAgreed) await act.send(call, { id, closed_at: at }, t('club.hostsDone', { code }))
  }

  return (
    <div className={styles.note} data-club-closing>
      <p>
        <StatusBadge tone="urgent">{t('club.closedUnder')}</StatusBadge>{' '}
        <span className={styles.muted}>{t('club.closedBy', { name: by, time: formatHistoryTime(at) })}</span>
      </p>
      <p>{[golf(`reason.${reason}`), note].filter(Boolean).join(': ')}</p>
      <p className={styles.muted}>{t('club.closedHint')}</p>
      <Button look="second" call={call} busy={act.busy} onClick={keep}>
        {t('club.hosts')}
      </Button>
      <Problem>{act.problem}</Problem>
    </div>
  )
}
