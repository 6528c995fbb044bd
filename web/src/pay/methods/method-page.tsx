import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { gatewayMethod } from '@teeviet/contract/rules/money/gateway-methods'
import { useChange } from '#api/client/use-change.ts'
import { useLiveBookings } from '#api/live/use-live-bookings.ts'
import { billQuery } from '#api/queries/member/bill.ts'
import { paymentMethods } from '#api/queries/member/payment-methods.ts'
import { useT } from '#i18n/use-texts.tsx'
import type { Session } from '#session/session.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Loaded } from '#ui/feedback/loaded.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Card } from '#ui/layout/card.tsx'
import { goToBank } from '../bank/open-bank-page.ts'
import { NoBill } from '../bill/no-bill.tsx'
import { confirmCard } from '../card/use-card-confirmation.ts'
import { BillToPay } from '../payment/bill-to-pay.tsx'
import { PaymentBlocked } from '../payment/payment-blocked.tsx'
import { dueAmount, whyBlocked } from '../payment/why-blocked.ts'
import { RefundLadder } from '../refunds/refund-ladder.tsx'
import styles from './method-list.module.css'
import { type MethodChoice, MethodList } from './method-list.tsx'
import { methodTarget, type PaymentMethod } from './method-target.ts'

/** A bill's ways to pay; when there is nothing to pay any more, or not yet, it says so. */
export function MethodPage({ session, billId }: { session: Session; billId: number }) {
  const t = useT('payment')
  const words = useT('bill')
  const { history } = useRouter()
  useLiveBookings()
  const bill = useQuery(billQuery(session, billId))
  const methods = useQuery(paymentMethods(session))
  const going = useChange(async (type: PaymentMethod['type']) => {
    const amount = (bill.data && dueAmount(bill.data)) ?? 0
    const method = gatewayMethod(type)?.type
    if (method) return confirmCard({ session, purpose: { billId, amount }, method, newTab: true })
    await goToBank(type, { billId, amount, session, history })
  })

  function choose({ type }: PaymentMethod): MethodChoice {
    const target = methodTarget(type)
    if (target !== null)
      return {
        link: {
          to: target,
          search: {
            id_general_bill: billId,
            payment_amount: (bill.data && dueAmount(bill.data)) ?? undefined,
          },
        },
      }
    return { press: () => going.run(type), busy: going.isPending }
  }

  return (
    <Loaded query={bill} skeleton={<MethodSkeleton />} empty={<NoBill />}>
      {(bill_) => {
        const blocked = whyBlocked(bill_)
        if (blocked) return <PaymentBlocked reason={blocked} billId={billId} />
        return (
          <>
            <BillToPay bill={bill_} onEnd={() => bill.refetch()} />
            {bill_.refund_terms.length > 0 && (
              <Card>
                <h2 className={styles.ladder}>{words('ladder.title')}</h2>
                <RefundLadder bill={bill_} short />
              </Card>
            )}
            <h2>{t('method.choose')}</h2>
            <Loaded
              query={methods}
              skeleton={<Skeleton height={76} />}
              empty={<EmptyState title={t('method.none')} text={t('method.noneText')} />}
            >
              {(list) => <MethodList methods={list} amount={dueAmount(bill_) ?? 0} choose={choose} />}
            </Loaded>
          </>
        )
      }}
    </Loaded>
  )
}

export function MethodSkeleton() {
  return (
    <>
      <Skeleton height={120} />
      <Skeleton height={76} />
      <Skeleton height={76} />
    </>
  )
}
