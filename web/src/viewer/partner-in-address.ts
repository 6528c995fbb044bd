import type { PartnerName } from './enter-as.ts'
import { partnerOfPage } from './partner-of-page.ts'
import { whichPartner } from './which-partner.ts'

/** The partner of an address alone, independent of the browser's storage: by its page, token or source. */
export function partnerInAddress(page: Parameters<typeof partnerOfPage>[0]): PartnerName | null {
  const source = page.search.source
  return whichPartner({
    page: partnerOfPage(page),
    bankId: 0,
    merchant: undefined,
    source: typeof source === 'string' && /^\d{1,4}$/.test(source) ? source : null,
  })
}
