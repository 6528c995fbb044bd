import { formatMoney } from '@teeviet/contract/rules/money/money'
import { formatHistoryTime } from '@teeviet/contract/rules/time/dates'
import { useAct } from '../../forms/use-act.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { confirm } from '../../kit/confirm.ts'
import { Problem } from '../../kit/problem.tsx'
import styles from '../../theme/layout.module.css'
import type { StaffBookingDetail } from './booking.ts'
import { Line } from './booking-lines.tsx'

const call = 'POST /api/staff/bookings/:id/email-document'

/** The receipts and credit notes of a booking for a company: where each was sent, and the button to send it again. */
export function BookingDocuments({ booking: { id, documents, company } }: { booking: StaffBookingDetail }) {
  const t = useT('staff-change')
  const ui = useT('ui')
  const act = useAct()
  if (!company || documents.length === 0) return null

  async function sendAgain({ id: document_id, number, sendings }: (typeof documents)[number]) {
    const message = t('documents.question', { number })
    if (!(await confirm({ message, confirm: t('documents.again'), cancel: ui('close') }))) return
    const email = company?.email ?? ''
    await act.send(call, { id, document_id, seen_sendings: sendings }, t('documents.done', { email }))
  }

  return (
    <>
      <strong>{t('documents.title')}</strong>
      <ul>
        {documents.map((document) => (
          <Line key={document.id} end={<strong className="amount">{formatMoney(document.amount)}</strong>}>
            {t(`documents.${document.kind}`)} <span className="code">{document.number}</span>
            <p className={styles.muted}>
              {document.emailed_at === null
                ? t('documents.notSent')
                : t('documents.sent', {
                    email: document.emailed_to,
                    time: formatHistoryTime(document.emailed_at),
                  })}
            </p>
            <Button call={call} look="second" busy={act.busy} onClick={() => sendAgain(document)}>
              {t('documents.again')}
            </Button>
          </Line>
        ))}
      </ul>
      <Problem>{act.problem}</Problem>
    </>
  )
}
