import { createFileRoute } from '@tanstack/react-router'
import { integer, searchOf, text } from '@teeviet/contract/display/search-params'
import { useT } from '#i18n/use-texts.tsx'
import { BidvPage } from '#pay/bank/bidv-page.tsx'
import { titled } from '#site/head.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ButtonLink } from '#ui/form/button.tsx'
import { Page } from '#ui/layout/page.tsx'

const search = searchOf({ data: text, transaction_id: text, id_general_bill: integer })

export const Route = createFileRoute('/wap/payment-method/payment-bidv')({
  staticData: { areas: ['payment'], chrome: 'focus' },
  validateSearch: search,
  head: titled('payment', 'bankTitle'),
  component: BidvPaymentPage,
})

/** Posts the encrypted bill of the address to BIDV. */
function BidvPaymentPage() {
  const t = useT('payment')
  const { data, transaction_id: transactionId, id_general_bill: billId } = Route.useSearch()
  return (
    <Page
      title={t('bankTitle')}
      narrow
      back={billId === undefined ? '/wap/history' : `/wap/payment-method?id_general_bill=${billId}`}
    >
      {data === undefined ? (
        <EmptyState
          title={t('bank.noData')}
          text={t('bank.noDataText')}
          action={
            <ButtonLink to="/wap/history" search={{ type: 2 }}>
              {t('toBill')}
            </ButtonLink>
          }
        />
      ) : (
        <BidvPage data={data} transactionId={transactionId} />
      )}
    </Page>
  )
}
