import { formatHistoryTime } from '@teeviet/contract/rules/time/dates'
import type { DataOf } from '../../../api/call.ts'
import { useT } from '../../../i18n/use-texts.tsx'
import { StatusBadge } from '../../../kit/status-badge.tsx'
import styles from '../../../theme/layout.module.css'

type ClubClosingProps = { closing: DataOf<'GET /api/staff/bookings/:id'>['club_closing'] }

/** The closing that a club made over a booking, and what staff can do about it. */
export function ClubClosing({ closing }: ClubClosingProps) {
  const t = useT('staff')
  const golf = useT('staff-golf')
  // missing in the answer of a server of the release before
  if (!closing) return null
  const { at, by, reason, note } = closing
  return (
    <div className={styles.note} data-club-closing>
      <p>
        <StatusBadge tone="urgent">{t('club.closedUnder')}</StatusBadge>{' '}
        <span className={styles.muted}>{t('club.closedBy', { name: by, time: formatHistoryTime(at) })}</span>
      </p>
      <p>{[golf(`reason.${reason}`), note].filter(Boolean).join(': ')}</p>
      <p className={styles.muted}>{t('club.closedHint')}</p>
    </div>
  )
}
