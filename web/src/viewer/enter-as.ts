import type { RequestOf } from '#api/client/call-types.ts'
import type * as api from '#api/index.ts'
import { localKeys } from '#session/local-keys.ts'
import { removeLocal, writeLocal } from '#session/local-store.ts'
import { rememberPartnerSource } from '#session/source.ts'
import { dress, plainLook } from '#themes/look.ts'
import { keepPartner, type Partner } from './partner-store.ts'

/** Which partner is meant; the first field given counts. */
export type PartnerName = Pick<RequestOf<typeof api.partners.partner>, 'code' | 'source' | 'merchant'> & {
  bank_id?: number
}

/** Assigns this browser to the partner, or to none: stored for the next pages, and applied at once. */
export function enterAs(partner: Partner | null): void {
  keepPartner(partner)
  rememberPartnerSource(partner?.source ?? null, location.search)
  const background = partner?.look.tokens['--color-page']
  if (background) writeLocal(localKeys.background, background)
  else removeLocal(localKeys.background)
  dress(partner?.look ?? plainLook)
}
