import { createFileRoute } from '@tanstack/react-router'
import { integer, searchOf, text } from '@teeviet/contract/display/search-params'
import { useCallback } from 'react'
import { MembersOnly } from '#account/login/members-only.tsx'
import { useT } from '#i18n/use-texts.tsx'
import { NoBill } from '#pay/bill/no-bill.tsx'
import { QrPage, QrSkeleton } from '#pay/transfer/qr-page.tsx'
import { titled } from '#site/head.ts'
import { Page } from '#ui/layout/page.tsx'

const search = searchOf({
  id_general_bill: integer,
  transaction_id: text,
  payment_amount: integer,
  order_id: text,
})

export const Route = createFileRoute('/wap/qr-payment')({
  staticData: { areas: ['payment', 'bill'], chrome: 'focus' },
  validateSearch: search,
  head: titled('payment', 'qrTitle'),
  component: QrPaymentPage,
})

/** Pays the bill of the address by bank transfer; the address remembers the transfer, for a reload. */
function QrPaymentPage() {
  const t = useT('payment')
  const navigate = Route.useNavigate()
  const { id_general_bill: billId, transaction_id: transactionId, payment_amount: money } = Route.useSearch()
  const remember = useCallback(
    (started: { transactionId: string; amount: number }) =>
      navigate({
        search: (before) => ({
          ...before,
          transaction_id: started.transactionId,
          payment_amount: started.amount,
        }),
        replace: true,
        resetScroll: false,
        viewTransition: false,
      }),
    [navigate],
  )
  return (
    <Page
      title={t('qrTitle')}
      back={billId === undefined ? '/wap/history' : `/wap/payment-method?id_general_bill=${billId}`}
    >
      {billId === undefined ? (
        <NoBill />
      ) : (
        <MembersOnly waiting={<QrSkeleton />}>
          {(session) => (
            <QrPage
              session={session}
              billId={billId}
              transactionId={transactionId}
              money={money}
              onStart={remember}
            />
          )}
        </MembersOnly>
      )}
    </Page>
  )
}
