import type { Context } from '#platform/context/context'
import { keysOf } from '../keys/keys.ts'
import { activePartners, type Partner } from '../partner.ts'
import { type OpenedHandOver, openHandOver } from './open.ts'

export type FromPartner = OpenedHandOver & { partner: Partner }

/** The partner whose keys, the current or the ones just replaced, prove a hand-over; null when nobody's do. */
export async function findSender(ctx: Context, data: string): Promise<FromPartner | null> {
  for (const partner of await activePartners(ctx)) {
    if (partner.handOver === null) continue
    for (const keys of await keysOf(ctx, partner.id)) {
      const opened = openHandOver(partner.handOver, keys, data)
      if (opened) return { ...opened, partner }
    }
  }
  return null
}
