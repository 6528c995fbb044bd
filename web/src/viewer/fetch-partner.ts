import { call } from '#api/client/call.ts'
import * as api from '#api/index.ts'
import type { PartnerName } from './enter-as.ts'
import { lookOf } from './look-of.ts'
import type { Partner } from './partner-store.ts'

/**
 * Loads a partner and builds its look; null for an unknown one.
 * @throws FailedCall
 */
export async function fetchPartner(name: PartnerName): Promise<Partner | null> {
  const row = await call(api.partners.partner, name, { quiet: true, silent: true })
  if (row === null) return null
  const config = await styleConfigOf(row)
  // The colours' text has done its work; what is kept stays small.
  return { ...row, config: '', look: lookOf({ ...row, config }) }
}

/** A partner entry asks for its style configuration by its merchant; a bank's comes with the bank. */
async function styleConfigOf({ merchant, config }: Pick<Partner, 'merchant' | 'config'>): Promise<string> {
  if (merchant === null) return config
  const style = await call(api.partners.look, { merchant }, { quiet: true, silent: true })
  return style.config
}
