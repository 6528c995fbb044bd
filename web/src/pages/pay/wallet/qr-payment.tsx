import { createFileRoute } from '@tanstack/react-router'
import { integer, searchOf, text } from '@teeviet/contract/display/search-params'
import { MembersOnly } from '#account/login/members-only.tsx'
import { useT } from '#i18n/use-texts.tsx'
import { QrSkeleton } from '#pay/transfer/qr-page.tsx'
import { useStoreTransaction } from '#pay/transfer/use-store-transaction.ts'
import { TopUpOnly, WithTopUpAmount } from '#pay/wallet/top-up-only.tsx'
import { TopUpTransfer } from '#pay/wallet/top-up-transfer.tsx'
import { titled } from '#site/head.ts'
import { Page } from '#ui/layout/page.tsx'

const search = searchOf({ payment_amount: integer, transaction_id: text })

export const Route = createFileRoute('/wap/wallet/qr-payment')({
  staticData: { areas: ['wallet', 'payment', 'bill'], chrome: 'focus' },
  validateSearch: search,
  head: titled('wallet', 'qrTitle'),
  component: TopUpQrPage,
})

/** Tops up by bank transfer; the address remembers the transfer, for a reload. */
function TopUpQrPage() {
  const t = useT('wallet')
  const { payment_amount: given, transaction_id: transactionId } = Route.useSearch()
  const keepTransaction = useStoreTransaction()
  return (
    <Page title={t('qrTitle')}>
      <MembersOnly reason="wallet" waiting={<QrSkeleton />}>
        {(session) => (
          <TopUpOnly>
            <WithTopUpAmount amount={given}>
              {(amount) => (
                <TopUpTransfer
                  session={session}
                  amount={amount}
                  transactionId={transactionId}
                  onStart={keepTransaction}
                />
              )}
            </WithTopUpAmount>
          </TopUpOnly>
        )}
      </MembersOnly>
    </Page>
  )
}
