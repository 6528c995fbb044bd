import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '../client/call.ts'
import { callQuery } from '../client/call-query.ts'
import type { DataOf } from '../client/call-types.ts'
import * as api from '../index.ts'

export type Article = DataOf<typeof api.news.article>

const perPage = 10

/** The news, ten a page, the latest first. What was loaded stays for the visit. */
export const newsQuery = infiniteQueryOptions({
  queryKey: [api.news.list],
  queryFn: ({ pageParam, signal }) => call(api.news.list, { page: pageParam }, { signal, quiet: true }),
  initialPageParam: 1,
  getNextPageParam: (_last, pages) => nextPage(pages),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
})

/** The page to load next; a page that is not full was the last. */
export function nextPage(pages: readonly (readonly unknown[])[]): number | undefined {
  return pages.at(-1)?.length === perPage ? pages.length + 1 : undefined
}

/** All loaded articles. One that was published meanwhile pushes others to the next page: each is listed once. */
export function articlesOf(pages: readonly (readonly Article[])[]): Article[] {
  return [...new Map(pages.flat().map((article) => [article.post_id, article])).values()]
}

export const topNewsQuery = callQuery(api.news.top, {}, { quiet: true })

/** An article with its text. The page reports its error: it cannot be shown without it. */
export function articleQuery(id: number) {
  return callQuery(api.news.article, { id }, { quiet: true })
}
