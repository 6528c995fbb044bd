import { useAct } from '../../../forms/use-act.ts'
import { useT } from '../../../i18n/use-texts.tsx'
import { Button } from '../../../kit/button.tsx'
import { Problem } from '../../../kit/problem.tsx'
import { MessagePreview } from '../../messages/message-preview.tsx'
import type { StaffBookingDetail } from '../booking.ts'
import { ChangeLines } from './change-quote.tsx'
import { asQuoted } from './stored-change.ts'

type OfferedChangeProps = {
  booking: StaffBookingDetail
  change: NonNullable<StaffBookingDetail['offered_change']>
}

/** A change that waits for the payment of its difference, and the way to take it back. */
export function OfferedChange({ booking, change }: OfferedChangeProps) {
  const t = useT('staff-change')
  const act = useAct()
  const withdraw = () =>
    act.send(
      'POST /api/staff/bookings/:id/withdraw-change',
      { id: booking.id },
      t('withdrawn', { code: booking.general_bill_code }),
    )
  return (
    <>
      <h4>{t('waiting')}</h4>
      <ChangeLines change={asQuoted(change)} />
      <MessagePreview
        call="POST /api/staff/bookings/:id/preview-messages"
        request={{ id: booking.id, step: 'withdrawChange', note: '', reason: '' }}
        isReady
      />
      <Problem>{act.problem}</Problem>
      <p>
        <Button look="second" busy={act.busy} onClick={withdraw}>
          {t('withdraw')}
        </Button>
      </p>
    </>
  )
}
