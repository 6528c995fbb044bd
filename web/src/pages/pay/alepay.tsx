import { createFileRoute } from '@tanstack/react-router'
import { integer, searchOf, text } from '@teeviet/contract/display/search-params'
import { MembersOnly } from '#account/login/members-only.tsx'
import { useT } from '#i18n/use-texts.tsx'
import { NoBill } from '#pay/bill/no-bill.tsx'
import { AlepayPage } from '#pay/card/alepay-page.tsx'
import { EpaySkeleton } from '#pay/card/epay-page.tsx'
import { titled } from '#site/head.ts'
import { Page } from '#ui/layout/page.tsx'

const search = searchOf({
  id_general_bill: integer,
  transaction_id: text,
  payment_amount: integer,
  order_id: text,
})

export const Route = createFileRoute('/wap/alepay-payment')({
  staticData: { areas: ['payment', 'bill'], chrome: 'focus' },
  validateSearch: search,
  head: titled('payment', 'cardTitle'),
  component: AlepayPaymentPage,
})

/** Pays the bill of the address on Alepay's page, in full or by instalments. */
function AlepayPaymentPage() {
  const t = useT('payment')
  const { id_general_bill: billId } = Route.useSearch()
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
          {(session) => <AlepayPage session={session} billId={billId} />}
        </MembersOnly>
      )}
    </Page>
  )
}
