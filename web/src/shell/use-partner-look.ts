import { useQueryClient } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { localKeys } from '#session/local-keys.ts'
import { readLocal } from '#session/local-store.ts'
import { useSession } from '#session/session.ts'
import { currentMerchant } from '#session/source.ts'
import { enterAs } from '#viewer/enter-as.ts'
import { isInsideApp } from '#viewer/host-app.ts'
import { partnerOfPage } from '#viewer/partner-of-page.ts'
import { enteredKey, type Partner, readPartner } from '#viewer/partner-store.ts'
import { whichPartner } from '#viewer/which-partner.ts'

/**
 * Applies the look of the golfer's partner to the document. A stored or server-rendered look applies at once; the
 * partner is loaded again with each page load, so that changes by the operator arrive.
 */
export function usePartnerLook(): void {
  const session = useSession()
  const bankId = session?.bank_id ?? 0
  const merchant = session?.merchant || currentMerchant()
  const page = useRouterState({
    select: ({ matches, location }) =>
      JSON.stringify(partnerOfPage({ staticData: matches.at(-1)?.staticData, search: location.search })),
  })
  const client = useQueryClient()
  const isFirst = useRef(true)

  useEffect(() => {
    // Loaded once; it stays in the cache, since parts of the page are hydrated later and must find it there.
    const entered = isFirst.current ? client.getQueryData<Partner>(enteredKey) : undefined
    isFirst.current = false
    const source = readLocal(localKeys.source)
    const name = whichPartner({ page: JSON.parse(page), bankId, merchant, source })
    // In a bank's app the page stays the bank's, also without a session.
    enterAs(name || isInsideApp() ? (entered ?? readPartner()) : null)
    let gone = false
    // The kept look stays where the network does not answer.
    if (name && !entered) {
      import('#viewer/fetch-partner.ts')
        .then(({ fetchPartner }) => fetchPartner(name))
        .then(
          (partner) => gone || enterAs(partner),
          () => undefined,
        )
    }
    return () => {
      gone = true
    }
  }, [bankId, merchant, page, client])
}
