import { useRouter } from '@tanstack/react-router'
import type { GatewayMethod } from '@teeviet/contract/rules/money/gateway-methods'
import { useEffect, useEffectEvent } from 'react'
import type { CardPayment, CardPurpose } from '#api/queries/member/start-card.ts'
import { openDialog } from '#dialogs/open.ts'
import type { Session } from '#session/session.ts'

type Asked = { session: Session; purpose: CardPurpose; method: GatewayMethod; newTab: boolean }

/** Shows the confirm box of a card payment; gives the payment that was gone on with, null when turned back. */
export async function confirmCard(asked: Asked): Promise<CardPayment | null> {
  const result = await openDialog('card-payment', asked)
  const isPayment = typeof result === 'object' && result !== null && 'transaction_id' in result
  return isPayment ? (result as CardPayment) : null
}

/**
 * Shows the confirm box of a bill's card payment once its page has opened and `asked` is so. Leaving the page with
 * the box open does nothing more.
 */
export function useCardConfirmation({
  asked,
  session,
  billId,
  amount,
  method,
  newTab,
  onAnswer,
}: Omit<Asked, 'purpose'> & {
  asked: boolean
  billId: number
  /** The bill's, VND; null before it is known. */
  amount: number | null | undefined
  onAnswer: (payment: CardPayment | null) => void
}): void {
  const answered = useEffectEvent(onAnswer)
  // Not asked again when the bill is reloaded.
  const confirm = useEffectEvent((session: Session, billId: number) =>
    confirmCard({ session, purpose: { billId, amount: amount ?? undefined }, method, newTab }),
  )
  useEffect(() => {
    if (!asked) return
    const page = location.pathname
    confirm(session, billId).then((payment) => {
      if (location.pathname === page) answered(payment)
    })
  }, [asked, session, billId])
}

/** One page back; to the bill's methods where there is none, as after a reload in a new tab. */
export function useBackToMethods(billId: number): () => void {
  const { history } = useRouter()
  return () => {
    if (history.canGoBack()) history.back()
    else history.replace(`/wap/payment-method?id_general_bill=${billId}`)
  }
}
