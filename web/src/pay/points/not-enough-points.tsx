import { useNavigate } from '@tanstack/react-router'
import { minimumTopUp } from '@teeviet/contract/rules/limits'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { may } from '@teeviet/contract/rules/visibility'
import { useEffect, useEffectEvent } from 'react'
import { openDialog } from '#dialogs/open.ts'
import { useT } from '#i18n/use-texts.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ButtonLink } from '#ui/form/button.tsx'
import { useViewer } from '#viewer/viewer.ts'
import { OtherMethod } from '../payment/other-method.tsx'

/**
 * The wallet holds less than the bill: shows a dialog that leads to topping up, and stays on the page when it is
 * closed. A bank's customer cannot top up here and only sees the message.
 */
export function NotEnoughPoints({
  billId,
  balance,
  amount,
}: {
  billId: number
  balance: number
  amount: number
}) {
  const t = useT('payment')
  const navigate = useNavigate()
  const canTopUp = may('topUp', useViewer())
  const missing = amount - balance
  const slots = { balance: formatMoney(balance), missing: formatMoney(missing) }
  const topUp = { payment_amount: Math.max(missing, minimumTopUp) }

  const ask = useEffectEvent(async () => {
    const agreed = await openDialog('confirm', {
      title: t('points.notEnough'),
      message: t('points.notEnoughText', slots),
      confirm: t('points.topUp'),
      cancel: t('points.other'),
    })
    if (agreed === true) navigate({ to: '/wap/wallet/add-point', search: topUp })
    if (agreed === false)
      navigate({ to: '/wap/payment-method', search: { id_general_bill: billId }, replace: true })
  })
  useEffect(() => {
    if (canTopUp) ask()
  }, [canTopUp])

  return (
    <EmptyState
      title={t('points.notEnough')}
      text={t(canTopUp ? 'points.notEnoughText' : 'points.notEnoughBank', slots)}
      action={
        <>
          {canTopUp && (
            <ButtonLink to="/wap/wallet/add-point" search={topUp}>
              {t('points.topUp')}
            </ButtonLink>
          )}
          <OtherMethod billId={billId} look={canTopUp ? 'second' : 'primary'} />
        </>
      }
    />
  )
}
