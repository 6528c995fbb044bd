import { createFileRoute } from '@tanstack/react-router'
import { NewsPage } from '../../features/staff/news/news-page.tsx'
import { integer, oneOf, searchOf } from '../../search-params.ts'
import { pageHead } from '../../shell/head.ts'

const search = searchOf({ state: oneOf('all', 'draft', 'scheduled', 'published', 'ended'), id: integer })

export const Route = createFileRoute('/staff/news')({
  staticData: { areas: ['staff', 'staff-desk', 'staff-content'], chrome: 'none' },
  validateSearch: search,
  head: ({ match }) => pageHead(match.context, { title: match.context.texts.of('staff-desk')('nav.news') }),
  component: StaffNewsPage,
})

/** News: every article with its state, and writing in four languages. */
function StaffNewsPage() {
  const { state, id } = Route.useSearch()
  return <NewsPage tab={state ?? 'all'} id={id} />
}
