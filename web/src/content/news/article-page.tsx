import { useQuery } from '@tanstack/react-query'
import { articleQuery } from '#api/queries/news.ts'
import { useT } from '#i18n/use-texts.tsx'
import { Loaded } from '#ui/feedback/loaded.tsx'
import { Page } from '#ui/layout/page.tsx'
import { ArticleSkeleton } from './article-skeleton.tsx'
import { ArticleView } from './article-view.tsx'
import { TopNews } from './top-news.tsx'

/** An article with the top news beside it. */
export function ArticlePage({ id }: { id: number }) {
  const t = useT('news')
  const query = useQuery(articleQuery(id))
  return (
    <Page title={query.data?.post.title ?? t('title')} aside={<TopNews except={id} />}>
      <Loaded query={query} skeleton={<ArticleSkeleton />}>
        {(article) => <ArticleView key={article.post_id} article={article} />}
      </Loaded>
    </Page>
  )
}
