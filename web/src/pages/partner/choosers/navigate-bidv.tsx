import { createFileRoute } from '@tanstack/react-router'
import { BookChoice } from '#partner/choosers/choice.tsx'
import { ChooserPage } from '#partner/choosers/chooser-page.tsx'
import { readTokenSearch } from '#partner/token/token-search.ts'
import { titled } from '#site/head.ts'

/** BIDV's customers choose a service or go back to their app. */
export const Route = createFileRoute('/navigate-bidv')({
  staticData: { areas: ['partners'], chrome: 'none', partner: 'bidv' },
  validateSearch: readTokenSearch,
  head: titled('partners', 'chooserTitle'),
  component: BidvChooser,
})

function BidvChooser() {
  const { token } = Route.useSearch()
  return (
    <ChooserPage token={token} back="/wap/bidv/redirect-app">
      <BookChoice />
    </ChooserPage>
  )
}
