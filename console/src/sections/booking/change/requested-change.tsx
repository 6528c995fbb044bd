import { Textarea } from '@mantine/core'
import { useState } from 'react'
import { useAct } from '../../../forms/use-act.ts'
import { useT } from '../../../i18n/use-texts.tsx'
import { Button } from '../../../kit/button.tsx'
import { Problem } from '../../../kit/problem.tsx'
import styles from '../../../theme/layout.module.css'
import { MessagePreview } from '../../messages/message-preview.tsx'
import type { StaffBookingDetail } from '../booking.ts'
import { ChangeLines } from './change-quote.tsx'
import { asQuoted } from './stored-change.ts'

/** The call behind the two answers. */
export const answerCall = 'POST /api/staff/bookings/:id/answer-change'

const previewCall = 'POST /api/staff/bookings/:id/preview-messages'

type RequestedChangeProps = {
  booking: StaffBookingDetail
  change: NonNullable<StaffBookingDetail['requested_change']>
  mayAnswer: boolean
}

/** A change that the golfer asked for: what it does, and the answer for the club. A refusal needs words for the golfer. */
export function RequestedChange({ booking, change, mayAnswer }: RequestedChangeProps) {
  const t = useT('staff-change')
  const act = useAct()
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const { id, general_bill_code: code } = booking
  const { fingerprint, difference } = change
  const isReasonMissing = reason.trim() === ''
  const isDearer = booking.state === 'paid' && difference > 0
  const answer = { id, fingerprint, note: '', reason: '' }

  const accept = () =>
    act.send(
      answerCall,
      { id, fingerprint, accepts: 1, reason: '' },
      t(isDearer ? 'acceptedDearer' : 'accepted', { code }),
    )
  const refuse = () => {
    setTried(true)
    if (isReasonMissing) return
    return act.send(
      answerCall,
      { id, fingerprint, accepts: 0, reason: reason.trim() },
      t('refused', { code }),
    )
  }

  return (
    <div className={styles.form}>
      <ChangeLines change={asQuoted(change)} />
      {mayAnswer && (
        <>
          <p>{t(isDearer ? 'requestedDearer' : 'requestedHint')}</p>
          <section aria-label={t('accept')}>
            <strong>{t('accept')}</strong>
            <MessagePreview call={previewCall} request={{ ...answer, step: 'acceptChange' }} isReady />
          </section>
          <Textarea
            label={t('refusal')}
            description={t('refusalHint')}
            rows={2}
            maxLength={1000}
            value={reason}
            error={isTried && isReasonMissing && t('reasonMissing')}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <section aria-label={t('refuse')}>
            <strong>{t('refuse')}</strong>
            <MessagePreview
              call={previewCall}
              request={{ ...answer, step: 'refuseChange', reason: reason.trim() }}
              isReady={!isReasonMissing}
            />
          </section>
          <Problem>{act.problem}</Problem>
          <div className={styles.buttons}>
            <Button busy={act.busy} onClick={accept}>
              {t('accept')}
            </Button>
            <Button look="second" busy={act.busy} onClick={refuse}>
              {t('refuse')}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
