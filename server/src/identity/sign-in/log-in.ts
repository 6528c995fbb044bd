import type { Language } from '@teeviet/contract/rules/languages'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import { inTransaction } from '#platform/database/transaction'
import { proveMessageAddress } from '#platform/notifications/message-addresses'
import { type CodeWording, checkCode } from '../codes/one-time-codes.ts'
import { rememberDevice } from '../devices/known-devices.ts'
import { type Agreed, recordConsents } from '../members/consents.ts'
import { findOrCreateMember } from '../members/find-or-create-member.ts'
import { reachOf } from '../members/reach.ts'
import { type Customer, linkCustomer } from '../partners/customers.ts'
import { type SessionView, viewSession } from '../sessions/session-view.ts'
import { type Entry, openSession } from '../sessions/sessions.ts'
import { signToken } from '../sessions/token.ts'

export type LogIn = {
  /** as typed */
  phone: string
  /** as typed, for a foreign number: where its code was sent */
  email?: string | undefined
  /** as typed */
  code: string
  entry: Entry
  /** The partner's customer who proves here to hold the phone: known by this number from now on. */
  customer?: Customer | null
  /** the browser's own name */
  userAgent: string
  /** of the browser */
  address: string
  /** the names of the browser, see `callersOf`: the code must have been asked for under one of them */
  callers: readonly string[]
  /** the signed device cookie the browser sent */
  device: string | null
  lang: Language
  wording: Extract<CodeWording, 'login' | 'loginPage'>
  /** the golfer's consents for creating an account; none is recorded for an existing account */
  agreed: Agreed
}

/** `device` is the browser's new name, for its device cookie. */
export type LoggedIn = { session: SessionView; token: string; isNew: boolean; device: string }

/**
 * Signs in with the code from the SMS, and registers a phone without an account: holding the phone is the only proof,
 * so login and registration are one call. The holder of a foreign number proves an e-mail address instead; the first one
 * that is proved for a number is the account's from then on.
 * @throws Refusal `phone.*`, `email.format`, `email.other`, or the code's refusals in the wording asked for
 */
export async function logIn(ctx: Context, asked: LogIn): Promise<LoggedIn> {
  const { entry, userAgent, address, callers, lang, agreed, code, wording } = asked
  const { phone, email } = reachOf(ctx, asked)
  await checkCode(ctx, { phone, purpose: 'login', subject: email ?? '', code, callers, wording })
  const { member, opened, device } = await inTransaction(ctx.pool, async (q) => {
    if (email !== null && !(await proveMessageAddress(ctx, q, { phone, email })))
      throw new Refusal('email.other')
    const member = await findOrCreateMember(ctx, q, { phone, lang })
    if (member.isNew) await recordConsents(ctx, q, { memberId: member.id, agreed, lang })
    if (asked.customer) await linkCustomer(ctx, q, asked.customer, member.id)
    const opened = await openSession(ctx, q, {
      memberId: member.id,
      entry,
      device: userAgent,
      address,
      isProved: true,
    })
    const device = await rememberDevice(ctx, q, { phone, device: asked.device, sessionId: opened.id })
    return { member, opened, device }
  })
  const session = await viewSession(ctx, { memberId: member.id, sessionId: opened.id })
  const token = await signToken(ctx.config.secrets.token, opened, { ...session, lang })
  return { session, token, isNew: member.isNew, device }
}
