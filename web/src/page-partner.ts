import { QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { parseSearch } from '@teeviet/contract/display/search-params'
import { textsIn } from '#i18n/load.ts'
import { partnerInAddress } from '#viewer/partner-in-address.ts'
import { routeTree } from './routeTree.gen.ts'

/** Finds routes and draws nothing. */
const router = createRouter({
  routeTree,
  context: { queryClient: new QueryClient(), texts: textsIn('vi'), origin: '' },
})

/** The partner of an entry page by its address, also where its HTML is cached for all; null for none. */
export function partnerOfAddress(url: URL): { code?: string; bank_id?: number; source?: number } | null {
  const [routes] = router.getMatchedRoutes(url.pathname)
  const { staticData } = routes.at(-1)?.options ?? {}
  const { code, bank_id, source } = partnerInAddress({ staticData, search: parseSearch(url.search) }) ?? {}
  if (code) return { code }
  if (bank_id !== undefined) return { bank_id }
  return source ? { source: Number(source) } : null
}
