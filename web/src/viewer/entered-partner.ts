import type { QueryClient } from '@tanstack/react-query'
import { createIsomorphicFn } from '@tanstack/react-start'
import { fetchPartner } from './fetch-partner.ts'
import { partnerInAddress } from './partner-in-address.ts'
import { enteredKey } from './partner-store.ts'

type OpenPage = Parameters<typeof partnerInAddress>[0]

/** Finds on the server whose entry a page is, so that the first HTML wears the partner's look. */
export const findEnteredPartner = createIsomorphicFn()
  .server(async (client: QueryClient, page: OpenPage): Promise<void> => {
    const name = partnerInAddress(page)
    // Without the look it is still the page.
    const partner = name && (await fetchPartner(name).catch(() => null))
    if (partner) client.setQueryData(enteredKey, partner)
  })
  .client(async (_client: QueryClient, _page: OpenPage): Promise<void> => undefined)
