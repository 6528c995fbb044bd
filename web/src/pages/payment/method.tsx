import { createFileRoute } from '@tanstack/react-router'
import { NoBill } from '../../features/bill/bill-page.tsx'
import { MembersOnly } from '../../features/bookings/members-only.tsx'
import { MethodPage, MethodSkeleton } from '../../features/payment/method-page.tsx'
import { useT } from '../../i18n/use-texts.tsx'
import { integer, searchOf } from '../../search-params.ts'
import { pageHead } from '../../shell/head.ts'
import { Page } from '../../ui/page.tsx'

const search = searchOf({ id_general_bill: integer })

export const Route = createFileRoute('/wap/payment-method')({
  staticData: { areas: ['payment', 'bill'], chrome: 'focus' },
  validateSearch: search,
  head: ({ match }) => pageHead(match.context, { title: match.context.texts.of('payment')('methodTitle') }),
  component: PaymentMethodPage,
})

/** Chooses how to pay the bill of the address. */
function PaymentMethodPage() {
  const t = useT('payment')
  const { id_general_bill: billId } = Route.useSearch()
  const back = billId === undefined ? '/wap/history' : `/wap/detail-history-booked/${billId}`
  return (
    <Page title={t('methodTitle')} narrow back={back}>
      {billId === undefined ? (
        <NoBill />
      ) : (
        <MembersOnly waiting={<MethodSkeleton />}>
          {(session) => <MethodPage session={session} billId={billId} />}
        </MembersOnly>
      )}
    </Page>
  )
}
