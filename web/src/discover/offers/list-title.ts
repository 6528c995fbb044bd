import type { QueryClient } from '@tanstack/react-query'
import type { Category } from './category-link.tsx'
import { categoriesQuery } from './offer-queries.ts'

/** Signs of a heading that still is one. */
const longest = 40

/**
 * What the list of a category or flash sale is called: as the address says (specification, the routes), in one short
 * line of plain text, since an address may come from anybody; without its word by its name in the reader's language.
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
