import type { Viewer } from '@teeviet/contract/rules/visibility'
import type { Context } from '../context.ts'
import type { Member } from '../http/actor.ts'
import { findPartner } from './partner.ts'

/** What kind of visitor a signed-in golfer is: by the session, and by the bank's own row. */
export async function viewerOf(
  ctx: Pick<Context, 'q' | 'pool' | 'events' | 'config'>,
  { bankId }: Pick<Member, 'bankId'>,
): Promise<Viewer> {
  if (bankId === null) return { kind: 'member' }
  const bank = await findPartner(ctx, { bank_id: bankId })
  return { kind: 'bankUser', features: bank?.features ?? [] }
}
