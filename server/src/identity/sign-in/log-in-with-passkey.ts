import type { Language } from '@teeviet/contract/rules/languages'
import type { Context } from '#platform/context/context'
import { inTransaction } from '#platform/database/transaction'
import { rememberDevice } from '../devices/known-devices.ts'
import { phoneOf } from '../members/phone-of.ts'
import { type PasskeyAnswer, verifyPasskey } from '../passkeys/verify.ts'
import { viewSession } from '../sessions/session-view.ts'
import { type Entry, openSession } from '../sessions/sessions.ts'
import { signToken } from '../sessions/token.ts'
import type { LoggedIn } from './log-in.ts'

type LogInWithPasskey = {
  credential: PasskeyAnswer
  entry: Entry
  /** the browser's own name */
  userAgent: string
  /** of the browser */
  address: string
  /** the signed device cookie the browser sent */
  device: string | null
  lang: Language
}

/**
 * Signs in the owner of a passkey. It counts as a login by code does: only a golfer who had proved the phone could add
 * the passkey, and its device asked for a fingerprint, face or PIN.
 * @throws Refusal `passkey.refused`, `account.locked`
 */
export async function logInWithPasskey(
  ctx: Context,
  { credential, entry, userAgent, address, device, lang }: LogInWithPasskey,
): Promise<Omit<LoggedIn, 'isNew'>> {
  const { memberId } = await verifyPasskey(ctx, credential)
  const { opened, renamed } = await inTransaction(ctx.pool, async (q) => {
    const opened = await openSession(ctx, q, { memberId, entry, device: userAgent, address, isProved: true })
    const phone = await phoneOf(q, memberId)
    const renamed = await rememberDevice(ctx, q, { phone, device, sessionId: opened.id })
    return { opened, renamed }
  })
  const session = await viewSession(ctx, { memberId, sessionId: opened.id })
  const token = await signToken(ctx.config.secrets.token, opened, { ...session, lang })
  return { session, token, device: renamed }
}
