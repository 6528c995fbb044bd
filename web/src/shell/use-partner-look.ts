import { useQueryClient } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { localKeys } from '#session/local-keys.ts'
import { readLocal } from '#session/local-store.ts'
import { useSession } from '#session/session.ts'
import { currentMerchant } from '#session/source.ts'
import { enterAs, fetchPartner } from '#viewer/fetch-partner.ts'
import { isInsideApp } from '#viewer/host-app.ts'
import { partnerOfPage } from '#viewer/partner-of-page.ts'
import { enteredKey, type Partner, readPartner } from '#viewer/partner-store.ts'
import { whichPartner } from '#viewer/which-partner.ts'

/**
 * Dresses the document in the look of the golfer's partner. What was kept or came with the page is worn at once; the
 * partner is asked for anew with each page load, so that a change at the operator's arrives.
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
    // Asked for once; it stays in the cache, since parts of the page come alive later and must find it there.
    const entered = isFirst.current ? client.getQueryData<Partner>(enteredKey) : undefined
    isFirst.current = false
    const source = readLocal(localKeys.source)
    const name = whichPartner({ page: JSON.parse(page), bankId, merchant, source })
    // In a bank's app the page stays the bank's, also when nobody is signed in any more.
    enterAs(name || isInsideApp() ? (entered ?? readPartner()) : null)
    let gone = false
    // The kept look stays where the network does not answer.
    if (name && !entered) {
      fetchPartner(name).then(
        (partner) => gone || enterAs(partner),
        () => undefined,
      )
    }
    return () => {
      gone = true
    }
  }, [bankId, merchant, page, client])
}
