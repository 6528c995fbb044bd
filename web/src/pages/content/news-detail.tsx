import { createFileRoute } from '@tanstack/react-router'
import { articleQuery } from '#api/queries/news.ts'
import { articleHead } from '#content/news/article-head.ts'
import { ArticlePage } from '#content/news/article-page.tsx'
import { loadArticle } from '#content/news/load-article.ts'
import { pageHead } from '#site/head.ts'

/** One piece of news. */
export const Route = createFileRoute('/tin-tuc/chi-tiet/$id')({
  staticData: { areas: ['news'] },
  loader: ({ context, params }) => loadArticle(context.queryClient, params.id),
  head: ({ match, params }) => {
    const { context } = match
    const article = context.queryClient.getQueryData(articleQuery(Number(params.id)).queryKey)
    return article
      ? articleHead(context, article)
      : pageHead(context, { title: context.texts.of('news')('title') })
  },
  component: NewsDetailPage,
})

function NewsDetailPage() {
  return <ArticlePage id={Number(Route.useParams().id)} />
}
