import { createFileRoute } from '@tanstack/react-router'
import { integer, searchOf, text } from '@teeviet/contract/display/search-params'
import { MembersOnly } from '#account/login/members-only.tsx'
import { useT } from '#i18n/use-texts.tsx'
import { useStoreTransaction } from '#pay/transfer/use-store-transaction.ts'
import { TopUpMethods } from '#pay/wallet/top-up-methods.tsx'
import { TopUpOnly, WithTopUpAmount } from '#pay/wallet/top-up-only.tsx'
import { titled } from '#site/head.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Page } from '#ui/layout/page.tsx'

const search = searchOf({ payment_amount: integer, transaction_id: text })

export const Route = createFileRoute('/wap/wallet/payment-method')({
  staticData: { areas: ['wallet', 'payment', 'bill'], chrome: 'focus' },
  validateSearch: search,
  head: titled('wallet', 'methodTitle'),
  component: TopUpMethodPage,
})

/** Chooses how to top up by the amount of the address. */
function TopUpMethodPage() {
  const t = useT('wallet')
  const { payment_amount: given, transaction_id: transactionId } = Route.useSearch()
  const keepTransaction = useStoreTransaction()
  return (
    <Page title={t('methodTitle')} narrow>
      <MembersOnly reason="wallet" waiting={<Skeleton height={240} />}>
        {(session) => (
          <TopUpOnly>
            <WithTopUpAmount amount={given}>
              {(amount) => (
                <TopUpMethods
                  session={session}
                  amount={amount}
                  transactionId={transactionId}
                  onStarted={keepTransaction}
                />
              )}
            </WithTopUpAmount>
          </TopUpOnly>
        )}
      </MembersOnly>
    </Page>
  )
}
