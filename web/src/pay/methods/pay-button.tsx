import { may } from '@teeviet/contract/rules/visibility'
import type { ReactNode } from 'react'
import { Button, ButtonLink } from '#ui/form/button.tsx'
import { useViewer } from '#viewer/viewer.ts'
import { usePayBill } from './use-pay-bill.ts'

/** Pays a bill (`amount` in VND) from any page: a link to its methods, or straight to the golfer's bank. */
export function PayButton({
  billId,
  amount,
  children,
  ...look
}: {
  billId: number
  amount: number
  size?: 'small' | 'large'
  wide?: boolean
  children: ReactNode
}) {
  const { pay, busy } = usePayBill(billId, amount)
  return may('payByInquiry', useViewer()) ? (
    <Button {...look} busy={busy} onClick={pay}>
      {children}
    </Button>
  ) : (
    <ButtonLink {...look} to="/wap/payment-method" search={{ id_general_bill: billId }}>
      {children}
    </ButtonLink>
  )
}
