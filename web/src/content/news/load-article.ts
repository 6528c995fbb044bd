import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { integer } from '@teeviet/contract/display/search-params'
import { FailedCall, Refused } from '#api/client/failed-call.ts'
import { articleQuery, topNewsQuery } from '#api/queries/news.ts'

const notThere = 404

/**
 * Loads the article of an address; the page that is not there when the address names none. Whatever else goes wrong
 * is shown where the article would be.
 */
export async function loadArticle(client: QueryClient, written: string): Promise<void> {
  const id = integer(written)
  if (id === undefined || id < 1) throw notFound()
  const top = client.prefetchQuery(topNewsQuery)
  try {
    await client.ensureQueryData(articleQuery(id))
  } catch (error) {
    if (error instanceof Refused || (error instanceof FailedCall && error.status === notThere))
      throw notFound()
  }
  if (import.meta.env.SSR) await top
}
