import type { NotPayable } from '@teeviet/contract/rules/bookings/not-payable'
import { useT } from '#i18n/use-texts.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ButtonLink } from '#ui/form/button.tsx'

/** Nothing can be paid here now: why, and where to go instead. */
export function PaymentBlocked({
  reason,
  billId,
  text,
}: {
  reason: NotPayable
  billId: number
  /** Details of this payment beside the text of the reason. */
  text?: string
}) {
  const t = useT('payment')
  const bill = { id_general_bill_detail: String(billId) }
  return (
    <EmptyState
      title={t(`blocked.${reason}`)}
      text={text ?? t(`blocked.${reason}Text`)}
      action={
        <>
          {reason === 'paid' && (
            <ButtonLink to="/wap/history" search={{ type: 3 }}>
              {t('blocked.paidBookings')}
            </ButtonLink>
          )}
          {reason === 'over' && <ButtonLink to="/wap">{t('blocked.again')}</ButtonLink>}
          <ButtonLink look="quiet" to="/wap/detail-history-booked/$id_general_bill_detail" params={bill}>
            {t('toBill')}
          </ButtonLink>
        </>
      }
    />
  )
}
