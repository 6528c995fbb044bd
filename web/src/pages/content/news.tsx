import { createFileRoute } from '@tanstack/react-router'
import { newsQuery } from '#api/queries/news.ts'
import { NewsList } from '#content/news/news-list.tsx'
import { useT } from '#i18n/use-texts.tsx'
import { pageHead } from '#site/head.ts'
import { Page } from '#ui/layout/page.tsx'

/** The news, newest first. */
export const Route = createFileRoute('/tin-tuc')({
  staticData: { areas: ['news'] },
  loader: async ({ context }) => {
    if (import.meta.env.SSR) await context.queryClient.prefetchInfiniteQuery(newsQuery)
  },
  head: ({ match }) => {
    const t = match.context.texts.of('news')
    return pageHead(match.context, {
      title: t('title'),
      description: t('description'),
      path: '/tin-tuc',
      feed: '/tin-tuc/rss.xml',
    })
  },
  component: NewsPage,
})

function NewsPage() {
  const t = useT('news')
  return (
    <Page title={t('title')} lead={t('lead')}>
      <NewsList />
    </Page>
  )
}
