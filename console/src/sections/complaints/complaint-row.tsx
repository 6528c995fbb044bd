import { Link } from '@tanstack/react-router'
import { type ComplaintStep, complaintStepsFrom } from '@teeviet/contract/rules/complaint-steps'
import { formatHistoryTime } from '@teeviet/contract/rules/time/dates'
import { useState } from 'react'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { StatusBadge, type StatusTone } from '../../kit/status-badge.tsx'
import { DueClock } from '../../live/due-clock.tsx'
import styles from '../../theme/layout.module.css'
import { type StaffComplaint, StepForm } from './step-form.tsx'

const tones: Record<ComplaintStep, StatusTone> = {
  received: 'urgent',
  verified: 'urgent',
  resolved: 'waiting',
  negotiating: 'waiting',
  court: 'bad',
  closed: 'quiet',
}

/** One complaint: whose and about which bill, how it has gone so far, until when what is due, and the next step. */
export function ComplaintRow({ complaint }: { complaint: StaffComplaint }) {
  const t = useT('staff-people')
  const words = useT('complaint')
  const [to, setTo] = useState<ComplaintStep>()
  const { golfer, booking, due_at, now } = complaint
  return (
    <article className={styles.item} aria-label={complaint.code} data-complaint={complaint.step}>
      <div className={styles.head}>
        <span>
          <strong className="code">{complaint.code}</strong> ·&nbsp;{words(`topic.${complaint.topic}`)}{' '}
          ·&nbsp;
          {t(`channel.${complaint.channel}`)}
        </span>
        <span className={styles.side}>
          {due_at !== null && <DueClock due={{ due_at, now }} />}
          <StatusBadge tone={tones[complaint.step]}>{words(`step.${complaint.step}`)}</StatusBadge>
        </span>
      </div>
      <p>
        <Link to="/staff" search={{ tab: 'all', id: booking.id }} className="code">
          {booking.general_bill_code}
        </Link>{' '}
        {booking.facility} ·&nbsp;
        <Link to="/staff/members" search={{ id: golfer.id }}>
          {golfer.fullname}
        </Link>{' '}
        {golfer.phone !== '' && <a href={`tel:${golfer.phone}`}>{golfer.phone}</a>}
      </p>
      <p className={styles.words}>{complaint.content}</p>
      <ol>
        {complaint.history.map(({ step, at, who, answer, note }) => (
          <li key={`${step} ${at}`}>
            <span className={`date ${styles.muted}`}>{formatHistoryTime(at)}</span> {words(`step.${step}`)}{' '}
            {who !== '' && <span className={styles.muted}>({who})</span>}
            {answer !== '' && <p className={styles.note}>{answer}</p>}
            {note !== '' && <p className={styles.muted}>{t('complaint.noted', { note })}</p>}
          </li>
        ))}
      </ol>
      {to !== undefined && <StepForm complaint={complaint} to={to} onBack={() => setTo(undefined)} />}
      {to === undefined && (
        <div className={styles.buttons}>
          {complaintStepsFrom(complaint.step).map((step, at) => (
            <Button
              key={step}
              call="POST /api/staff/complaints/:id/step"
              look={at === 0 ? 'second' : 'quiet'}
              onClick={() => setTo(step)}
            >
              {t(`complaint.to.${step}`)}
            </Button>
          ))}
        </div>
      )}
    </article>
  )
}
