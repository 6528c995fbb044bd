import type { Language } from '@teeviet/contract/rules/languages'
import { findOrCreateMember } from '../accounts/find-or-create-member.ts'
import { mobileOf } from '../accounts/phone.ts'
import { viewSession } from '../accounts/session-view.ts'
import { openSession, ownEntry } from '../accounts/sessions.ts'
import { signToken } from '../accounts/token.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../database/transaction.ts'

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
