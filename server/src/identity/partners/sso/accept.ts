import { createHash } from 'node:crypto'
import type { Language } from '@teeviet/contract/rules/languages'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'
import { findOrCreateMember } from '../../members/find-or-create-member.ts'
import { viewSession } from '../../sessions/session-view.ts'
import { openSession } from '../../sessions/sessions.ts'
import { recordSsoLogin } from '../../sessions/sso-logins.ts'
import { signToken } from '../../sessions/token.ts'
import { linkCustomer, memberOfCustomer } from '../customers.ts'
import { recordPartnerEvent } from '../events.ts'
import type { Partner } from '../partner.ts'
import { checkSsoToken, type Refused, type SsoCustomer } from './check-token.ts'
import { type FromPartner, findSender } from './find-sender.ts'

export type Accepted =
  /** Signed in. */
  | { kind: 'session'; partner: Partner; lang: Language; token: string }
  /** Known here by this phone already: they enter a code from an SMS once. */
  | { kind: 'code'; partner: Partner; lang: Language; phone: string; cif: string }
  /** Genuine and too old: they begin again at the partner. */
  | { kind: 'again'; url: string }

type Asked = { data: string; device: string; lang: Language }

/**
 * Signs in a customer of a partner's app: verifies the SSO token, uses it up, finds or creates the member, opens the
 * session. A refusal never states its reason; the reason is in the log and the partner's audit log.
 *
 * @throws Refusal `information.invalid`
 */
export async function acceptSsoLogin(ctx: Context, { data, device, lang }: Asked): Promise<Accepted> {
  const sender = await findSender(ctx, data)
  if (!sender) return refuse(ctx, null, 'altered')
  const { partner } = sender
  const customer = checkSsoToken(sender.values, partner.code, ctx.clock.now())
  if (customer === 'expired' && partner.appUrl !== null) {
    await note(ctx, partner, customer)
    return { kind: 'again', url: partner.appUrl }
  }
  if (typeof customer === 'string') return refuse(ctx, partner, customer)
  const spoken = customer.lang ?? lang
  const entered = await inTransaction(ctx.pool, (q) =>
    enter(ctx, q, { sender, customer, device, lang: spoken }),
  )
  if (entered === 'replayed') return refuse(ctx, partner, entered)
  if (entered === 'code') {
    return { kind: 'code', partner, lang: spoken, phone: customer.phone, cif: customer.cif }
  }
  const view = await viewSession(ctx, entered)
  const token = await signToken(ctx.config.secrets.token, entered.session, { ...view, lang: spoken })
  return { kind: 'session', partner, lang: spoken, token }
}

type Entering = { sender: FromPartner; customer: SsoCustomer; device: string; lang: Language }

/** Uses the SSO token up and opens a session, unless the phone's account must be proved by a code first. */
async function enter(ctx: Context, q: Query, { sender, customer, device, lang }: Entering) {
  const { partner, sent } = sender
  const { cif, phone, fullname, orderId } = customer
  const digest = createHash('sha256').update(sent).digest()
  const [fresh] = await q<{ partner_id: number }>`
    insert into used_hand_overs (partner_id, digest, nonce, used_at)
    values (${partner.id}, ${digest}, ${customer.nonce}, ${ctx.clock.now()})
    on conflict do nothing returning partner_id`
  if (!fresh) return 'replayed'
  await recordPartnerEvent(ctx, q, { partnerId: partner.id, what: 'hand_over_accepted' })
  const known = { partnerId: partner.id, cif }
  let memberId = await memberOfCustomer(q, known)
  if (memberId === null) {
    const member = await findOrCreateMember(ctx, q, { phone, lang, fullname })
    if (!member.isNew) {
      // The bank's token alone must not open an existing account.
      await recordSsoLogin(ctx, q, { phone, cif, partnerId: partner.id, orderId })
      return 'code'
    }
    memberId = member.id
    await linkCustomer(ctx, q, known, memberId)
  }
  const entry = { merchant: partner.merchant, bankId: partner.bankId, cif, orderId }
  const session = await openSession(ctx, q, { memberId, entry, device })
  return { memberId, sessionId: session.id, session }
}

async function refuse(ctx: Context, partner: Partner | null, reason: Refused): Promise<never> {
  await note(ctx, partner, reason)
  throw new Refusal('information.invalid')
}

async function note(ctx: Context, partner: Partner | null, reason: Refused): Promise<void> {
  ctx.log.warn({ partner: partner?.code ?? null, reason }, 'an SSO token was refused')
  if (!partner) return
  await recordPartnerEvent(ctx, ctx.q, { partnerId: partner.id, what: 'hand_over_refused', detail: reason })
}

/** Removes the traces of SSO tokens that were used before a time: their own time limit refuses them by then. */
export async function forgetOldSsoTokens(q: Query, before: Date): Promise<void> {
  await q`delete from used_hand_overs where used_at < ${before}`
}
