import { playTimeText } from '@teeviet/contract/display/deadline-text'
import { formatClock, formatHistoryTime } from '@teeviet/contract/rules/time/dates'
import { useLanguage, useT } from '../../i18n/use-texts.tsx'
import { StatusBadge } from '../../kit/status-badge.tsx'
import { IfMayCall } from '../../session/if-may-call.tsx'
import { useMayCall } from '../../session/may-call.ts'
import styles from '../../theme/layout.module.css'
import { ClubAnswered } from '../club/club-answered.tsx'
import { FactList } from '../club/request-facts.tsx'
import { CaddieForm } from '../starter/caddie-form.tsx'
import { StartNote } from '../starter/start-note.tsx'
import { starterCalls } from '../starter/starter-calls.ts'
import { AcknowledgeByAccount } from './acknowledge-by-account.tsx'
import { AnswerByAccount } from './answer-by-account.tsx'
import type { ClubBooking } from './club-booking.ts'
import { Players } from './players.tsx'
import portal from './portal.module.css'

/** One booking in the club's portal: what it waits for, what the club said, and who plays. */
export function BookingCard({ booking }: { booking: ClubBooking }) {
  const t = useT('club')
  const states = useT('staff')
  const language = useLanguage()
  const { waits_for, due_at, now, flights, start_note, state, players } = booking
  const mayNote = useMayCall()(starterCalls.club.note) && players.length > 0
  const time = due_at === null ? '' : formatHistoryTime(due_at)
  const starts = flights.map(
    ({ date_played, number_player, path }) =>
      `${[formatClock(date_played), path].filter(Boolean).join(' ')} (${number_player})`,
  )
  return (
    <article className={styles.item} aria-label={booking.general_bill_code}>
      <div className={styles.head}>
        <h2>{playTimeText(booking, language, t('anyTime'))}</h2>
        <StatusBadge tone={waits_for ? 'waiting' : 'quiet'}>
          {waits_for ? t(`portal.waits.${waits_for}`) : states(`state.${state}`)}
        </StatusBadge>
      </div>
      {waits_for && due_at !== null && <p>{t(due_at <= now ? 'portal.late' : 'portal.dueBy', { time })}</p>}
      <FactList request={booking} />
      {starts.length > 1 && <p>{t('portal.starts', { starts: starts.join(', ') })}</p>}
      {start_note !== '' && !mayNote && <p>{t('portal.note', { note: start_note })}</p>}
      <ClubAnswered request={booking} hasNext={state === 'requested' || state === 'confirmed'} />
      <Players booking={booking} />
      {players.length > 0 && (
        <>
          <CaddieForm booking={booking} as="club" />
          <StartNote booking={booking} as="club" />
        </>
      )}
      <div className={portal.form}>
        {waits_for === 'answer' && (
          <IfMayCall call="POST /api/club/bookings/:id/accept">
            <AnswerByAccount booking={booking} />
          </IfMayCall>
        )}
        {waits_for === 'acknowledgement' && (
          <IfMayCall call="POST /api/club/bookings/:id/acknowledge">
            <AcknowledgeByAccount booking={booking} />
          </IfMayCall>
        )}
      </div>
    </article>
  )
}
