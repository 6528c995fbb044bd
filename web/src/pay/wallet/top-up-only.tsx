import { Navigate, useRouterState } from '@tanstack/react-router'
import { integer } from '@teeviet/contract/display/search-params'
import { may } from '@teeviet/contract/rules/visibility'
import type { ReactNode } from 'react'
import { useT } from '#i18n/use-texts.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ButtonLink } from '#ui/form/button.tsx'
import { useViewer } from '#viewer/viewer.ts'
import { topUpProblem } from './top-up-amount.ts'

/** Shows what belongs to topping up; the wallet of a golfer who came through a bank is the bank's affair. */
export function TopUpOnly({ children }: { children: ReactNode }) {
  const t = useT('wallet')
  if (may('topUp', useViewer())) return children
  return (
    <EmptyState
      title={t('notForBank')}
      text={t('notForBankText')}
      action={<ButtonLink to="/wap">{t('toHome')}</ButtonLink>}
    />
  )
}

/**
 * Returns the amount of a top-up, from the address or the route state. An invalid one, also from an edited address,
 * leads back to the amount form, which shows the error.
 */
export function WithTopUpAmount({
  amount: fromAddress,
  children,
}: {
  amount: number | undefined
  children: (amount: number) => ReactNode
}) {
  const handedOver = useRouterState({ select: ({ location }) => location.state.payment_amount })
  const amount = fromAddress ?? integer(handedOver)
  if (amount !== undefined && topUpProblem(amount) === null) return children(amount)
  return <Navigate to="/wap/wallet/add-point" search={{ payment_amount: amount, refused: 1 }} replace />
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The amount of a top-up, VND, from the route state; a number or its digits. */
    payment_amount?: number | string
  }
}
