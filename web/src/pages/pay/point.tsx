import { createFileRoute } from '@tanstack/react-router'
import { integer, searchOf, text } from '@teeviet/contract/display/search-params'
import { MembersOnly } from '#account/login/members-only.tsx'
import { useT } from '#i18n/use-texts.tsx'
import { NoBill } from '#pay/bill/no-bill.tsx'
import { PointsPage, PointsSkeleton } from '#pay/points/points-page.tsx'
import { titled } from '#site/head.ts'
import { Page } from '#ui/layout/page.tsx'

const search = searchOf({
  id_general_bill: integer,
  transaction_id: text,
  payment_amount: integer,
  order_id: text,
})

export const Route = createFileRoute('/wap/point-payment')({
  staticData: { areas: ['payment', 'bill', 'account'], chrome: 'focus' },
  validateSearch: search,
  head: titled('payment', 'pointTitle'),
  component: PointPaymentPage,
})

/** Pays the bill of the address with points. */
function PointPaymentPage() {
  const t = useT('payment')
  const { id_general_bill: billId } = Route.useSearch()
  return (
    <Page
      title={t('pointTitle')}
      narrow
      back={billId === undefined ? '/wap/history' : `/wap/payment-method?id_general_bill=${billId}`}
    >
      {billId === undefined ? (
        <NoBill />
      ) : (
        <MembersOnly waiting={<PointsSkeleton />}>
          {(session) => <PointsPage session={session} billId={billId} />}
        </MembersOnly>
      )}
    </Page>
  )
}
