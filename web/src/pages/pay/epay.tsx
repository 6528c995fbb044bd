import { createFileRoute } from '@tanstack/react-router'
import { integer, searchOf, text } from '@teeviet/contract/display/search-params'
import { MembersOnly } from '#account/login/members-only.tsx'
import { useT } from '#i18n/use-texts.tsx'
import { NoBill } from '#pay/bill/no-bill.tsx'
import { EpayPage, EpaySkeleton } from '#pay/card/epay-page.tsx'
import { useStoreTransaction } from '#pay/transfer/use-store-transaction.ts'
import { titled } from '#site/head.ts'
import { Page } from '#ui/layout/page.tsx'

const search = searchOf({
  id_general_bill: integer,
  transaction_id: text,
  payment_amount: integer,
  order_id: text,
})

export const Route = createFileRoute('/wap/epay-payment')({
  staticData: { areas: ['payment', 'bill', 'wallet'], chrome: 'focus' },
  validateSearch: search,
  head: titled('payment', 'cardTitle'),
  component: EpayPaymentPage,
})

/** Pays the bill of the address on ePay's page; the address remembers the payment, for a reload. */
function EpayPaymentPage() {
  const t = useT('payment')
  const { id_general_bill: billId, transaction_id: transactionId } = Route.useSearch()
  const keepTransaction = useStoreTransaction()
  return (
    <Page
      title={t('cardTitle')}
      narrow
      back={billId === undefined ? '/wap/history' : `/wap/payment-method?id_general_bill=${billId}`}
    >
      {billId === undefined ? (
        <NoBill />
      ) : (
        <MembersOnly waiting={<EpaySkeleton />}>
          {(session) => (
            <EpayPage
              session={session}
              billId={billId}
              transactionId={transactionId}
              onConfirmed={keepTransaction}
            />
          )}
        </MembersOnly>
      )}
    </Page>
  )
}
