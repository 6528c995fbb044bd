import { call } from '#api/client/call.ts'
import type { RequestOf } from '#api/client/call-types.ts'
import * as api from '#api/index.ts'
import { localKeys } from '#session/local-keys.ts'
import { removeLocal, writeLocal } from '#session/local-store.ts'
import { rememberPartnerSource } from '#session/source.ts'
import { dress, plainLook } from '#themes/look.ts'
import { keepPartner, type Partner } from './partner-store.ts'

/** Which partner is meant; the first field given counts. */
export type PartnerName = Pick<RequestOf<typeof api.partners.partner>, 'code' | 'source' | 'merchant'> & {
  bank_id?: number
}

/**
 * Loads a partner and builds its look; null for an unknown one.
 * @throws FailedCall
 */
export async function fetchPartner(name: PartnerName): Promise<Partner | null> {
  const row = await call(api.partners.partner, name, { quiet: true, silent: true })
  if (row === null) return null
  const [{ lookOf }, config] = await Promise.all([import('./look-of.ts'), styleConfigOf(row)])
  // The colours' text has done its work; what is kept stays small.
  return { ...row, config: '', look: lookOf({ ...row, config }) }
}

/** A partner entry asks for its style configuration by its merchant; a bank's comes with the bank. */
async function styleConfigOf({ merchant, config }: Pick<Partner, 'merchant' | 'config'>): Promise<string> {
  if (merchant === null) return config
  const style = await call(api.partners.look, { merchant }, { quiet: true, silent: true })
  return style.config
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
