import { createFileRoute } from '@tanstack/react-router'
import { searchOf, text } from '@teeviet/contract/display/search-params'
import { useT } from '#i18n/use-texts.tsx'
import { BankWaitPage } from '#pay/bank/bank-wait-page.tsx'
import { useSession } from '#session/session.ts'
import { titled } from '#site/head.ts'
import { Page } from '#ui/layout/page.tsx'

const search = searchOf({ transaction_id: text })

export const Route = createFileRoute('/wap/bank-wait')({
  staticData: { areas: ['payment', 'wallet'], chrome: 'focus' },
  validateSearch: search,
  head: titled('payment', 'waitTitle'),
  component: BankWait,
})

/** Waits for the payment of the address to end. */
function BankWait() {
  const t = useT('payment')
  const { transaction_id: transactionId } = Route.useSearch()
  const session = useSession()
  return (
    <Page title={t('waitTitle')} narrow>
      <BankWaitPage session={session} transactionId={transactionId} />
    </Page>
  )
}
