import { createFileRoute } from '@tanstack/react-router'
import { searchOf, text } from '@teeviet/contract/display/search-params'
import { BookChoice } from '#partner/choosers/choice.tsx'
import { ChooserPage } from '#partner/choosers/chooser-page.tsx'
import { titled } from '#site/head.ts'

const search = searchOf({ token: text })

/** BIDV's customers choose a service or go back to their app. */
export const Route = createFileRoute('/navigate-bidv')({
  staticData: { areas: ['partners'], chrome: 'none', partner: 'bidv' },
  validateSearch: search,
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
