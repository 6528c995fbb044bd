import { createFileRoute } from '@tanstack/react-router'
import { flag, integer, searchOf, text } from '@teeviet/contract/display/search-params'
import { maximumTopUp } from '@teeviet/contract/rules/limits'
import { MembersOnly } from '#account/login/members-only.tsx'
import { useT } from '#i18n/use-texts.tsx'
import { FailedCard } from '#pay/card/failed-card.tsx'
import { Balance } from '#pay/wallet/balance.tsx'
import { TopUpForm } from '#pay/wallet/top-up-form.tsx'
import { TopUpOnly } from '#pay/wallet/top-up-only.tsx'
import { titled } from '#site/head.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Page } from '#ui/layout/page.tsx'

/** `refused`: another page sent back here because of the amount; `transaction_id`: the attempt one comes back from. */
const search = searchOf({ payment_amount: integer, refused: flag, transaction_id: text })

export const Route = createFileRoute('/wap/wallet/add-point')({
  staticData: { areas: ['wallet', 'payment', 'bill'] },
  validateSearch: search,
  head: titled('wallet', 'topUpTitle'),
  component: AddPointPage,
})

/** How much to top up. The address keeps the amount, so that a step back finds it. */
function AddPointPage() {
  const t = useT('wallet')
  const { payment_amount: amount, refused, transaction_id: transactionId } = Route.useSearch()
  const navigate = Route.useNavigate()
  const problem = refused ? ((amount ?? 0) > maximumTopUp ? 'maximum' : 'minimum') : null

  async function goOn(chosen: number) {
    const search = { payment_amount: chosen }
    await navigate({ search, replace: true })
    navigate({ to: '/wap/wallet/payment-method', search })
  }

  return (
    <Page title={t('topUpTitle')} narrow>
      <MembersOnly reason="wallet" waiting={<Skeleton height={320} />}>
        {(session) => (
          <TopUpOnly>
            {transactionId !== undefined && <FailedCard session={session} id={transactionId} />}
            <Balance session={session} />
            <TopUpForm amount={amount} problem={problem} onAmount={goOn} />
          </TopUpOnly>
        )}
      </MembersOnly>
    </Page>
  )
}
