import { apiData } from '../api/api.ts'
import type { RequestOf } from '../api/calls.ts'
import { localKeys } from '../session/local-keys.ts'
import { removeLocal, writeLocal } from '../session/local-store.ts'
import { rememberPartnerSource } from '../session/source.ts'
import { dress, plainLook } from '../themes/look.ts'
import { keepPartner, type Partner } from './partner-store.ts'

/** Which partner is meant; the first field given counts. */
export type PartnerName = Pick<RequestOf<'GET /api/services/partner'>, 'code' | 'source' | 'merchant'> & {
  bank_id?: number
}

/**
 * Asks for a partner and makes its look; null for nobody known.
 * @throws FailedCall
 */
export async function fetchPartner(name: PartnerName): Promise<Partner | null> {
  const row = await apiData('GET /api/services/partner', name, { quiet: true, silent: true })
  if (row === null) return null
  const { lookOf } = await import('../themes/look-of.ts')
  // The colours' text has done its work; what is kept stays small.
  return { ...row, config: '', look: lookOf(row) }
}

/** Makes this browser the partner's, or nobody's: kept for the next pages, and worn at once. */
export function enterAs(partner: Partner | null): void {
  keepPartner(partner)
  rememberPartnerSource(partner?.source ?? null, location.search)
  const background = partner?.look.tokens['--color-page']
  if (background) writeLocal(localKeys.background, background)
  else removeLocal(localKeys.background)
  dress(partner?.look ?? plainLook)
}
