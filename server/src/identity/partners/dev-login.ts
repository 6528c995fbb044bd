import type { Language } from '@teeviet/contract/rules/languages'
import type { Context } from '#platform/context/context'
import { inTransaction } from '#platform/database/transaction'
import { findOrCreateMember } from '../members/find-or-create-member.ts'
import { mobileOf } from '../members/phone.ts'
import { viewSession } from '../sessions/session-view.ts'
import { openSession, ownEntry } from '../sessions/sessions.ts'
import { signToken } from '../sessions/token.ts'

/** Signs a phone in without any code: for development, behind its own switch, which production refuses. */
export async function logInByPhone(
  ctx: Context,
  { phone: typed, device, lang }: { phone: string; device: string; lang: Language },
) {
  const phone = mobileOf(typed)
  const { memberId, session } = await inTransaction(ctx.pool, async (q) => {
    const { id: memberId } = await findOrCreateMember(ctx, q, { phone, lang })
    return { memberId, session: await openSession(ctx, q, { memberId, entry: ownEntry(undefined), device }) }
  })
  const view = await viewSession(ctx, { memberId, sessionId: session.id })
  return { ...view, token: await signToken(ctx.config.secrets.token, session, { ...view, lang }) }
}
