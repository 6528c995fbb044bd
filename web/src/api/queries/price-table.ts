import { queryOptions } from '@tanstack/react-query'
import { type Day, startOfDay } from '@teeviet/contract/rules/time/dates'
import { isDesktopSite } from '#session/desktop-site.ts'
import { call } from '../client/call.ts'
import type { DataOf } from '../client/call-types.ts'
import * as api from '../index.ts'

export type PriceList = DataOf<typeof api.prices.vietinBankTable>

/** The request of the price table; without a day it has weekdays and weekends both. */
export type PriceFilters = { readonly facility_id?: number; readonly date_played?: Day }

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
