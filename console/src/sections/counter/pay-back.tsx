import { formatMoney } from '@teeviet/contract/rules/money/money'
import { useAct } from '../../forms/use-act.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { confirm } from '../../kit/confirm.ts'
import { Problem } from '../../kit/problem.tsx'

const call = 'POST /api/staff/bookings/:id/pay-back'

/** An approved refund is paid back at the counter; staff confirm that the golfer has the money. */
export function PayBack({
  bookingId,
  refundId,
  amount,
}: {
  bookingId: number
  refundId: number
  amount: number
}) {
  const t = useT('staff-counter')
  const act = useAct()
  const vnd = formatMoney(amount)

  async function payBack() {
    const message = t('payBackQuestion', { amount: vnd })
    if (await confirm({ message, confirm: t('payBack', { amount: vnd }), cancel: t('back') }))
      await act.send(call, { id: bookingId, refund_id: refundId }, t('payBackDone'))
  }

  return (
    <>
      <Button call={call} look="second" busy={act.busy} onClick={payBack}>
        {t('payBack', { amount: vnd })}
      </Button>
      <Problem>{act.problem}</Problem>
    </>
  )
}
