import { createFileRoute } from '@tanstack/react-router'
import { BookChoice, ComingShopChoice } from '../../features/partners/choice.tsx'
import { ChooserPage } from '../../features/partners/chooser-page.tsx'
import { searchOf, text } from '../../search-params.ts'
import { pageHead } from '../../shell/head.ts'

const search = searchOf({ token: text })

/** The services of a partner whose token is in the address. */
export const Route = createFileRoute('/navigate')({
  staticData: { areas: ['partners'], chrome: 'none' },
  validateSearch: search,
  head: ({ match }) => pageHead(match.context, { title: match.context.texts.of('partners')('chooserTitle') }),
  component: Chooser,
})

function Chooser() {
  const { token } = Route.useSearch()
  return (
    <ChooserPage token={token}>
      <BookChoice token={token} />
      <ComingShopChoice />
    </ChooserPage>
  )
}
