import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { articlesOf, newsQuery } from '#api/queries/news.ts'
import { useT } from '#i18n/use-texts.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Loaded } from '#ui/feedback/loaded.tsx'
import { Button } from '#ui/form/button.tsx'
import { NewsCard } from './news-card.tsx'
import styles from './news-list.module.css'
import { NewsSkeleton } from './news-skeleton.tsx'

/** The news in two columns; "show more" brings the next page and leads the keyboard to its first article. */
export function NewsList() {
  const t = useT('news')
  const ui = useT('ui')
  const query = useInfiniteQuery(newsQuery)
  const articles = articlesOf(query.data?.pages ?? [])
  const list = useRef<HTMLUListElement>(null)
  const lastSeen = useRef<number>(null)

  useEffect(() => {
    if (lastSeen.current === null || articles.length <= lastSeen.current) return
    list.current?.children[lastSeen.current]?.querySelector('a')?.focus({ preventScroll: true })
    lastSeen.current = null
  })

  function showMore() {
    lastSeen.current = articles.length
    query.fetchNextPage()
  }

  return (
    <Loaded
      query={{ ...query, data: query.data && articles }}
      skeleton={<NewsSkeleton />}
      empty={<EmptyState title={t('none')} text={t('noneText')} />}
    >
      {() => (
        <>
          <ul ref={list} className={styles.grid}>
            {articles.map((article, place) => (
              <NewsCard key={article.post_id} article={article} first={place === 0} />
            ))}
          </ul>
          <p role="status" className="visually-hidden">
            {query.data && query.data.pages.length > 1 ? t('loaded', { n: articles.length }) : ''}
          </p>
          {query.isFetchNextPageError && (
            <ErrorState error={query.error} onRetry={showMore} busy={query.isFetchingNextPage} />
          )}
          {query.hasNextPage && !query.isFetchNextPageError && (
            <div className={styles.more}>
              <Button look="second" onClick={showMore} busy={query.isFetchingNextPage}>
                {ui('showMore')}
              </Button>
            </div>
          )}
        </>
      )}
    </Loaded>
  )
}
