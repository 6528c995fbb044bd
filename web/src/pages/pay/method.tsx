import { createFileRoute } from '@tanstack/react-router'
import { integer, searchOf, text } from '@teeviet/contract/display/search-params'
import { MembersOnly } from '#account/login/members-only.tsx'
import { useT } from '#i18n/use-texts.tsx'
import { NoBill } from '#pay/bill/no-bill.tsx'
import { FailedCard } from '#pay/card/failed-card.tsx'
import { MethodPage, MethodSkeleton } from '#pay/methods/method-page.tsx'
import { titled } from '#site/head.ts'
import { Page } from '#ui/layout/page.tsx'

/** `transaction_id`: the attempt the golfer comes back from. */
const search = searchOf({ id_general_bill: integer, transaction_id: text })

export const Route = createFileRoute('/wap/payment-method')({
  staticData: { areas: ['payment', 'bill'], chrome: 'focus' },
  validateSearch: search,
  head: titled('payment', 'methodTitle'),
  component: PaymentMethodPage,
})

/** Chooses how to pay the bill of the address. */
function PaymentMethodPage() {
  const t = useT('payment')
  const { id_general_bill: billId, transaction_id: transactionId } = Route.useSearch()
  const back = billId === undefined ? '/wap/history' : `/wap/detail-history-booked/${billId}`
  return (
    <Page title={t('methodTitle')} narrow back={back}>
      {billId === undefined ? (
        <NoBill />
      ) : (
        <MembersOnly waiting={<MethodSkeleton />}>
          {(session) => (
            <>
              {transactionId !== undefined && <FailedCard session={session} id={transactionId} />}
              <MethodPage session={session} billId={billId} />
            </>
          )}
        </MembersOnly>
      )}
    </Page>
  )
}
