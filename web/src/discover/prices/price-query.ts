import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { startOfDay } from '@teeviet/contract/rules/time/dates'
import { call } from '#api/client/call.ts'
import type { DataOf } from '#api/client/call-types.ts'
import * as api from '#api/index.ts'
import { isDesktopSite } from './desktop-site.ts'
import type { PriceFilters } from './price-filters.ts'

export type PriceList = DataOf<typeof api.prices.vietinBankTable>

/**
 * The price table. Loaded data stays until a filter is changed. The whole table and the filtered one come from calls of
 * their own: inside a bank's app it is always the second, and a visit of the desktop site has the whole table
 * from the group's call. The page itself reports errors.
 */
export function priceQuery({ facility_id, date_played }: PriceFilters, isEmbedded: boolean) {
  const isFiltered = facility_id !== undefined || date_played !== undefined
  const verb =
    isFiltered || isEmbedded
      ? api.prices.vietinBankTable
      : isDesktopSite()
        ? api.prices.wideTable
        : api.prices.table
  const request = {
    ...(verb === api.prices.vietinBankTable ? { is_vietinbank: 1 } : {}),
    ...(facility_id === undefined ? {} : { facility_id }),
    ...(date_played === undefined ? {} : { date_played: startOfDay(date_played) }),
  }
  return queryOptions({
    queryKey: [verb, request] as const,
    queryFn: ({ signal }): Promise<PriceList> => call(verb, request, { quiet: true, silent: true, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
}

/** Loads the table for the first page, rendered on the server; the browser's own pages show it as it comes. */
export async function loadPrices(
  client: QueryClient,
  filters: PriceFilters,
  isEmbedded: boolean,
): Promise<void> {
  if (typeof document === 'undefined') await client.prefetchQuery(priceQuery(filters, isEmbedded))
}
