import type { QueryClient } from '@tanstack/react-query'
import { type PriceFilters, priceQuery } from '#api/queries/price-table.ts'

/** Loads the table for the first page, rendered on the server; the browser's own pages show it as it comes. */
export async function loadPrices(
  client: QueryClient,
  filters: PriceFilters,
  isEmbedded: boolean,
): Promise<void> {
  await client.prefetchQuery(priceQuery(filters, isEmbedded))
}
