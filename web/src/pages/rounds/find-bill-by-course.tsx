import { createFileRoute } from '@tanstack/react-router'
import { oneOf, searchOf, text } from '@teeviet/contract/display/search-params'
import { defaultPageSize, pageSizes } from '@teeviet/contract/rules/limits'
import { MembersOnly } from '#account/login/members-only.tsx'
import { useT } from '#i18n/use-texts.tsx'
import { FindBill } from '#rounds/history/find-bill.tsx'
import { HistorySkeleton } from '#rounds/history/history-skeleton.tsx'
import { titled } from '#site/head.ts'
import { Page } from '#ui/layout/page.tsx'

const search = searchOf({ place: text, size: oneOf(...pageSizes) })

export const Route = createFileRoute('/wap/find-bill-by-course')({
  staticData: { areas: ['history', 'bill'] },
  validateSearch: search,
  head: titled('history', 'findTitle'),
  component: FindBillPage,
})

/** Finds a booking by the course it was made at. */
function FindBillPage() {
  const t = useT('history')
  const { place = '', size = defaultPageSize } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <Page title={t('findTitle')}>
      <MembersOnly waiting={<HistorySkeleton />}>
        {(session) => (
          <FindBill
            session={session}
            search={{ place, size }}
            onChange={(changed) =>
              navigate({
                search: (before) => ({ ...before, ...changed }),
                replace: true,
                resetScroll: false,
                viewTransition: false,
              })
            }
          />
        )}
      </MembersOnly>
    </Page>
  )
}
