import { createFileRoute } from '@tanstack/react-router'
import { integer, oneOf, searchOf } from '@teeviet/contract/display/search-params'
import { textsOf } from '../i18n/texts.ts'
import { NewsPage } from '../sections/news/news-page.tsx'

const search = searchOf({ state: oneOf('all', 'draft', 'scheduled', 'published', 'ended'), id: integer })

export const Route = createFileRoute('/staff/news')({
  staticData: { title: () => textsOf('staff-desk')('nav.news'), call: 'GET /api/staff/news' },
  validateSearch: search,
  component: StaffNewsPage,
})

/** News: every article with its state, and writing in four languages. */
function StaffNewsPage() {
  const { state, id } = Route.useSearch()
  return <NewsPage tab={state ?? 'all'} id={id} />
}
