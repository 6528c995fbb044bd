import type { ErrorEntries } from './entry.ts'

/** Ways in through a partner, and from us into a partner's services. */
export const partnerErrors = {
  'partner.notYours': { code: 1901, slots: ['name'] },
  'partner.notSetUp': { code: 1902 },
  'partner.noInsurance': { code: 1903, slots: ['name'] },
  'partner.codeTaken': { code: 1904 },
  'partner.keyUnreadable': { code: 1905 },
  /**
   * The address of a webhook, of a partner or a club, that is none or has credentials in it; in production also one
   * that is not HTTPS or names a private network.
   */
  'webhook.address': { code: 1632 },
} as const satisfies ErrorEntries
