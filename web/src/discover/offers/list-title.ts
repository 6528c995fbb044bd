import type { QueryClient } from '@tanstack/react-query'
import { categoriesQuery } from '#api/queries/offers.ts'
import type { Category } from './category-link.tsx'

/** Signs of a heading that still is one. */
const longest = 40

/**
 * The title of a category's or flash sale's list: from the address (specification, the routes), as one short line of
 * plain text, since addresses are untrusted; without it the name in the reader's language.
 */
export function listTitle(
  category: Pick<Category, 'name'> | undefined,
  fromAddress: string | undefined,
  otherwise: string,
): string {
  const words = fromAddress?.replace(/\s+/g, ' ').trim() ?? ''
  if (words === '') return category?.name || otherwise
  const signs = [...words]
  return signs.length <= longest
    ? words
    : `${signs
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`
}

/** The name for the tab and for those who share the page, beside our own: never the address's word. */
export function nameInHead(client: QueryClient, categoryId: number, otherwise: string): string {
  const categories = client.getQueryData(categoriesQuery.queryKey)
  return categories?.find(({ id }) => id === categoryId)?.name || otherwise
}
