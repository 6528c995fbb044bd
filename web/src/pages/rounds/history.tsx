import { createFileRoute } from '@tanstack/react-router'
import { MembersOnly } from '#account/login/members-only.tsx'
import { PlayAgainButton } from '#book/again/play-again-button.tsx'
import { useT } from '#i18n/use-texts.tsx'
import { HistoryFilters } from '#rounds/history/history-filters.tsx'
import { HistoryPage } from '#rounds/history/history-page.tsx'
import { type HistorySearch, historySearch } from '#rounds/history/history-search.ts'
import { HistorySkeleton } from '#rounds/history/history-skeleton.tsx'
import { PaidNotice } from '#rounds/history/paid-notice.tsx'
import { titled } from '#site/head.ts'
import { Page } from '#ui/layout/page.tsx'

export const Route = createFileRoute('/wap/history')({
  staticData: { areas: ['history', 'bill', 'round', 'insurance'] },
  validateSearch: historySearch,
  head: titled('history', 'title'),
  component: BookingHistoryPage,
})

/** The booking history; its filters live in the address. */
function BookingHistoryPage() {
  const t = useT('history')
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const change = (changed: HistorySearch) =>
    navigate({ search: (before) => ({ ...before, ...changed }), resetScroll: false, viewTransition: false })
  return (
    <Page title={t('title')} back="/wap">
      <MembersOnly waiting={<HistorySkeleton />}>
        {(session) => (
          <>
            <PaidNotice />
            <HistoryFilters search={search} onChange={change} />
            <HistoryPage
              session={session}
              search={search}
              onChange={change}
              again={(item) => <PlayAgainButton item={item}>{t('card.again')}</PlayAgainButton>}
            />
          </>
        )}
      </MembersOnly>
    </Page>
  )
}
