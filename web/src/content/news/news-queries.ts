import { infiniteQueryOptions } from '@tanstack/react-query'
import { apiData } from '#api/api.ts'
import type { DataOf } from '#api/calls.ts'
import { callQuery } from '#api/query.ts'

export type Article = DataOf<'GET /api/services/get_detail_post'>

const perPage = 10

/** The news, ten a page, the latest first. What was loaded stays for the visit. */
export const newsQuery = infiniteQueryOptions({
  queryKey: ['GET /api/services/get_data_post'],
  queryFn: ({ pageParam, signal }) =>
    apiData('GET /api/services/get_data_post', { page: pageParam }, { signal, quiet: true }),
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

export const topNewsQuery = callQuery('GET /api/services/get_top_post', {}, { quiet: true })

/** An article with its text. The page tells what went wrong: it cannot be shown without. */
export function articleQuery(id: number) {
  return callQuery('GET /api/services/get_detail_post', { id }, { quiet: true })
}
