import type { Viewer } from '@teeviet/contract/rules/visibility'
import type { Member } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { findPartner, type Partner } from './partner.ts'

type Where = Pick<Context, 'q' | 'pool' | 'events' | 'config'>
type SignedIn = Pick<Member, 'bankId'>

/** The partner bank of a signed-in golfer, by the session; null without one, or for an inactive bank. */
export async function bankOf(ctx: Where, { bankId }: SignedIn): Promise<Partner | null> {
  return bankId === null ? null : findPartner(ctx, { bank_id: bankId })
}

/** The kind of visitor a signed-in golfer is: by the session, and by the bank's own row. */
export async function viewerOf(ctx: Where, member: SignedIn): Promise<Viewer> {
  if (member.bankId === null) return { kind: 'member' }
  return { kind: 'bankUser', features: (await bankOf(ctx, member))?.features ?? [] }
}
