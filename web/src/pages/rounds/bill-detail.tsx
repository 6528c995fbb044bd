import { createFileRoute } from '@tanstack/react-router'
import { integer, oneOf, searchOf } from '@teeviet/contract/display/search-params'
import { historyTypes } from '@teeviet/contract/rules/bookings/statuses'
import { MembersOnly } from '#account/login/members-only.tsx'
import * as api from '#api/index.ts'
import { billQuery } from '#api/queries/member/bill.ts'
import { useT } from '#i18n/use-texts.tsx'
import { NoBill } from '#pay/bill/no-bill.tsx'
import { BillPage } from '#rounds/bill/bill-page.tsx'
import { BillSkeleton } from '#rounds/bill/bill-skeleton.tsx'
import type { FirstCall } from '#router-context.ts'
import { readSession } from '#session/session.ts'
import { pageHead } from '#site/head.ts'
import { Page } from '#ui/layout/page.tsx'

const search = searchOf({ status: integer, type: oneOf(...historyTypes) })

export const Route = createFileRoute('/wap/detail-history-booked/$id_general_bill_detail')({
  staticData: {
    areas: ['bill', 'round', 'complaint'],
    ...(import.meta.env.SSR ? { firstCall: askForBill } : {}),
  },
  validateSearch: search,
  // Asked for before the page is hydrated, which a slow phone takes long for.
  context: ({ context: { queryClient }, params }) => {
    const session = readSession()
    const billId = integer(params.id_general_bill_detail)
    if (session && billId !== undefined) void queryClient.prefetchQuery(billQuery(session, billId))
  },
  head: ({ match, params }) =>
    pageHead(match.context, {
      title: match.context.texts.of('bill')('title'),
      path: `/wap/detail-history-booked/${params.id_general_bill_detail}`,
    }),
  component: BillDetailPage,
})

function askForBill({ id_general_bill_detail: id }: Record<string, string | undefined>): FirstCall | null {
  const bill_id = integer(id)
  return bill_id === undefined ? null : { call: api.bills.detail, fields: { bill_id } }
}

/** The bill of a booking; back leads to the history it was opened from. */
function BillDetailPage() {
  const t = useT('bill')
  const { id_general_bill_detail: id } = Route.useParams()
  const { status, type } = Route.useSearch()
  const billId = integer(id)
  return (
    <Page title={t('title')} back={`/wap/history${type === undefined ? '' : `?type=${type}`}`}>
      {billId === undefined ? (
        <NoBill />
      ) : (
        <MembersOnly waiting={<BillSkeleton status={status} />}>
          {(session) => <BillPage session={session} billId={billId} status={status} />}
        </MembersOnly>
      )}
    </Page>
  )
}
