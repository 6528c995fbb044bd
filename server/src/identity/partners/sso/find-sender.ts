import type { Context } from '#platform/context/context'
import { keysOf } from '../keys/keys.ts'
import { activePartners, type Partner } from '../partner.ts'
import { type OpenedSsoToken, openSsoToken } from './open-token.ts'

export type FromPartner = OpenedSsoToken & { partner: Partner }

/** The partner whose keys, the current or the previous ones, verify an SSO token; null for none. */
export async function findSender(ctx: Context, data: string): Promise<FromPartner | null> {
  for (const partner of await activePartners(ctx)) {
    if (partner.sso === null) continue
    for (const keys of await keysOf(ctx, partner.id)) {
      const opened = openSsoToken(partner.sso, keys, data)
      if (opened) return { ...opened, partner }
    }
  }
  return null
}
