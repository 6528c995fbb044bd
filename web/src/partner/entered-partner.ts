import type { QueryClient } from '@tanstack/react-query'
import { createIsomorphicFn } from '@tanstack/react-start'
import { fetchPartner } from './fetch-partner.ts'
import { partnerOfPage } from './partner-of-page.ts'
import { enteredKey } from './partner-store.ts'
import { whichPartner } from './which-partner.ts'

type OpenPage = Parameters<typeof partnerOfPage>[0]

/** Finds on the server whose entry a page is, so that the first HTML wears the partner's look. */
export const findEnteredPartner = createIsomorphicFn()
  .server(async (client: QueryClient, page: OpenPage): Promise<void> => {
    const { source } = page.search
    const name = whichPartner({
      page: partnerOfPage(page),
      bankId: 0,
      merchant: undefined,
      source: typeof source === 'string' && /^\d{1,4}$/.test(source) ? source : null,
    })
    // Without the look it is still the page.
    const partner = name && (await fetchPartner(name).catch(() => null))
    if (partner) client.setQueryData(enteredKey, partner)
  })
  .client(async (_client: QueryClient, _page: OpenPage): Promise<void> => undefined)
