import { TextInput } from '@mantine/core'
import { playTimeText } from '@teeviet/contract/display/deadline-text'
import { formatHistoryTime } from '@teeviet/contract/rules/time/dates'
import { Form } from '../../forms/form.tsx'
import { missingOf, useDraft } from '../../forms/use-draft.ts'
import { useLanguage, useT } from '../../i18n/use-texts.tsx'
import { StatusBadge } from '../../kit/status-badge.tsx'
import { IfMayCall } from '../../session/if-may-call.tsx'
import styles from '../../theme/layout.module.css'
import type { StaffBookingDetail } from './booking.ts'
import { Line } from './booking-lines.tsx'
import { unanswered } from './unanswered.ts'

const call = 'POST /api/staff/bookings/:id/acknowledge'

/** Whether the club is still to acknowledge a booking that will be played. */
export function isAcknowledgeable({ state, club }: StaffBookingDetail): boolean {
  return (state === 'confirmed' || state === 'placed' || state === 'paid') && club?.answer !== 'accepted'
}

/** What the club was asked and answered; while it has not acknowledged a booking, the form for what it says in a call. */
export function BookingClub({ booking }: { booking: StaffBookingDetail }) {
  const t = useT('staff')
  const { club, is_club_due, state } = booking
  return (
    <>
      {is_club_due === 1 && (
        <p>
          <StatusBadge tone="urgent">
            {t(state === 'paid' ? 'club.unacknowledged' : 'club.silent')}
          </StatusBadge>
        </p>
      )}
      {club && <ClubAnswer club={club} open={unanswered(booking)} />}
      <p className={styles.buttons}>
        {booking.club_contacts.map(({ channel, address }) =>
          channel === 'email' ? (
            <a key={address} href={`mailto:${address}`}>
              {t('panel.writeTo', { address })}
            </a>
          ) : (
            <a key={address} href={`tel:${address.replaceAll(' ', '')}`}>
              {t(channel === 'zalo' ? 'panel.callZalo' : 'panel.call', { phone: address })}
            </a>
          ),
        )}
      </p>
      {isAcknowledgeable(booking) && (
        <IfMayCall call={call}>
          <AcknowledgementForm id={booking.id} />
        </IfMayCall>
      )}
    </>
  )
}

type ClubAnswerProps = {
  club: NonNullable<StaffBookingDetail['club']>
  /** What is said while there is no answer. */
  open: ReturnType<typeof unanswered>
}

function ClubAnswer({ club, open }: ClubAnswerProps) {
  const t = useT('staff')
  const language = useLanguage()
  const { asked_at, answer, answered_at, answered_by, recorded_by, reference, words, proposed_at } = club
  const time = (at: number) => <span className={`date ${styles.muted}`}>{formatHistoryTime(at)}</span>
  return (
    <>
      <ul>
        {asked_at !== null && <Line end={time(asked_at)}>{t('club.asked')}</Line>}
        {answer === null || answered_at === null ? (
          <li className={styles.muted}>{t(`club.${open}`)}</li>
        ) : (
          <Line end={time(answered_at)}>
            <strong>{t(`club.${answer}`)}</strong>{' '}
            <span className={styles.muted}>
              {[answered_by, recorded_by && t('club.recordedBy', { name: recorded_by })]
                .filter(Boolean)
                .join(' ·\u00a0')}
            </span>
          </Line>
        )}
        {reference !== '' && (
          <Line end={<strong className="code">{reference}</strong>}>{t('club.reference')}</Line>
        )}
      </ul>
      {proposed_at !== null && (
        <p className={styles.note}>
          {t('club.proposedTime', {
            time: playTimeText({ date_played: proposed_at, is_any_time: 0 }, language, t('list.anyTime')),
          })}
        </p>
      )}
      {words !== '' && <p className={styles.note}>{words}</p>}
    </>
  )
}

/** What the club said in a call: its reference and the name of the person there. */
function AcknowledgementForm({ id }: { id: number }) {
  const t = useT('staff')
  const form = useDraft(() => ({ reference: '', by: '' }), {
    check: (typed) => missingOf(typed, ['reference', 'by']),
  })
  return (
    <Form
      form={form}
      label={t('club.record')}
      onSend={(typed) => form.send(call, { id, ...typed }, t('club.recorded'))}
    >
      <TextInput label={t('club.reference')} maxLength={60} {...form.getInputProps('reference')} />
      <TextInput label={t('club.by')} maxLength={80} {...form.getInputProps('by')} />
    </Form>
  )
}
