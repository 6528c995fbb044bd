import { useQuery } from '@tanstack/react-query'
import type { ComplaintStep } from '@teeviet/contract/rules/complaint-steps'
import type { DataOf } from '#api/client/call-types.ts'
import type * as api from '#api/index.ts'
import { billComplaints } from '#api/queries/member/complaints.ts'
import { openDialog } from '#dialogs/open.ts'
import { useMoment } from '#i18n/use-moment.ts'
import { useT } from '#i18n/use-texts.tsx'
import type { Session } from '#session/session.ts'
import { useLastSession } from '#session/use-last-session.ts'
import { Button } from '#ui/form/button.tsx'
import { StatusBadge, type StatusTone } from '#ui/golf/status-badge.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Section } from '#ui/layout/section.tsx'
import styles from './bill-complaints.module.css'

type Complaint = DataOf<typeof api.bills.complaints>[number]

const tones: Record<ComplaintStep, StatusTone> = {
  received: 'waiting',
  verified: 'waiting',
  resolved: 'good',
  negotiating: 'waiting',
  court: 'bad',
  closed: 'quiet',
}

/** The complaints about a bill with our answers, and the way to make one while none is open. */
export function BillComplaints({ billId }: { billId: number }) {
  const session = useLastSession()
  return session ? <Complaints session={session} billId={billId} /> : null
}

function Complaints({ session, billId }: { session: Session; billId: number }) {
  const t = useT('complaint')
  const query = useQuery(billComplaints(session, billId))
  const complaints = query.data ?? []
  const hasOpen = complaints.some(({ step }) => step !== 'closed')

  async function complain() {
    if (await openDialog('complaint', { billId })) query.refetch()
  }

  return (
    <>
      {complaints.length > 0 && (
        <Section title={t('title')}>
          <Card>
            <ul className={styles.complaints}>
              {complaints.map((complaint) => (
                <ComplaintItem key={complaint.code} complaint={complaint} />
              ))}
            </ul>
          </Card>
        </Section>
      )}
      {query.isSuccess && !hasOpen && (
        <div>
          <Button look="quiet" icon="chat" onClick={complain}>
            {t('complain')}
          </Button>
        </div>
      )}
    </>
  )
}

function ComplaintItem({ complaint }: { complaint: Complaint }) {
  const t = useT('complaint')
  const moment = useMoment()
  const { code, topic, step, content, due_at, created_at, answers } = complaint
  return (
    <li className={styles.complaint} data-complaint={step}>
      <p className={styles.head}>
        <span>
          <strong className="code">{code}</strong> ·&nbsp;{t(`topic.${topic}`)}
        </span>
        <StatusBadge tone={tones[step]}>{t(`step.${step}`)}</StatusBadge>
      </p>
      <p className={styles.words}>{content}</p>
      <p className={styles.muted}>{t('sentAt', { time: moment(created_at) })}</p>
      {due_at !== null && <p className={styles.muted}>{t('due', { time: moment(due_at) })}</p>}
      {answers.map((answer) => (
        <p key={answer.at} className={styles.answer}>
          <strong>{t('answer')}</strong> <span className="date">{moment(answer.at)}</span>
          <br />
          {answer.text}
        </p>
      ))}
      {step === 'resolved' && <p className={styles.muted}>{t('disagree')}</p>}
    </li>
  )
}
