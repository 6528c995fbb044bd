import { createFileRoute } from '@tanstack/react-router'
import { oneOf, searchOf } from '@teeviet/contract/display/search-params'
import { MembersOnly } from '#account/login/members-only.tsx'
import { useT } from '#i18n/use-texts.tsx'
import { WalletHistory } from '#pay/wallet/wallet-history.tsx'
import { titled } from '#site/head.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Page } from '#ui/layout/page.tsx'

const search = searchOf({ type: oneOf(0, 1) })

export const Route = createFileRoute('/wap/wallet/history-transaction')({
  staticData: { areas: ['wallet', 'bill'] },
  validateSearch: search,
  head: titled('wallet', 'historyTitle'),
  component: WalletHistoryPage,
})

/** The movements of the wallet; the filter is in the address. */
function WalletHistoryPage() {
  const t = useT('wallet')
  const { type } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <Page title={t('historyTitle')} narrow>
      <MembersOnly reason="wallet" waiting={<Skeleton height={120} />}>
        {(session) => (
          <WalletHistory
            session={session}
            type={type}
            onType={(chosen) =>
              navigate({ search: { type: chosen }, resetScroll: false, viewTransition: false })
            }
          />
        )}
      </MembersOnly>
    </Page>
  )
}
