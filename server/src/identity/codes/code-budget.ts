import { dayOf, startOfDay } from '@teeviet/contract/rules/time/dates'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { networkOf } from '#platform/http/network-of'
import { keyedHash } from '../devices/keyed-hash.ts'
import { deviceHash, isKnownDevice } from '../devices/known-devices.ts'
import { hasRecentSsoLogin } from '../sessions/sso-logins.ts'

/** The requester of a code: its budget, and the only one to type the code. */
export type Requester = {
  /** Codes for one phone and purpose count together when they are taken from the same budget. */
  budget: 'member' | 'strangers' | `device:${string}` | `hand-in:${string}`
  /** Keyed hash of the browser's cookie or of its address: only this requester may type a login code. */
  caller: Buffer | null
  /** Keyed hash of the network (an IPv4 address or an IPv6 /64). */
  network: Buffer | null
}

/** A signed-in member, who gets codes for their own phone only: no other requester can ask for them. */
export const signedIn: Requester = { budget: 'member', caller: null, network: null }

export type LoginRequest = {
  phone: string
  /** the customer number, when a partner bank's page asks */
  cif?: string | undefined
  /** the names of the caller, see `callersOf` */
  callers: readonly [string, ...string[]]
  /** the signed device cookie */
  device: string | null
  address: string
}

/**
 * Chooses the budget of a login code: that of a customer a partner bank signed in minutes ago, of a device which signed
 * in with this phone before, or the common one of all other requesters.
 */
export async function loginRequester(
  ctx: Context,
  q: Query,
  { phone, cif, callers, device, address }: LoginRequest,
): Promise<Requester> {
  const from = {
    caller: callerHash(ctx, callers[0]),
    network: keyedHash(ctx.config.secrets.code, 'network', networkOf(address)),
  }
  if (cif !== undefined && (await hasRecentSsoLogin(ctx, q, { phone, cif }))) {
    return { budget: `hand-in:${cif}`, ...from }
  }
  if (device !== null && (await isKnownDevice(ctx, q, { phone, device }))) {
    return { budget: `device:${deviceHash(ctx, device).toString('hex')}`, ...from }
  }
  return { budget: 'strangers', ...from }
}

/** The stored form of a requester's name: addresses are personal data, and nothing here has to read them. */
export function callerHash({ config }: Pick<Context, 'config'>, caller: string): Buffer {
  return keyedHash(config.secrets.code, 'caller', caller)
}

/**
 * Refuses a code while its requester's budget is used up. Codes of unknown requesters share one budget, which protects
 * the phone against a flood of SMS. Runs in the transaction that writes the code, under the lock of the phone.
 *
 * @throws Refusal `otp.tooSoon` while an unused code of the same phone, purpose and budget is younger than 60 s,
 *   `otp.tooManyToday` after ten of them on one Vietnamese day, `otp.tooManyFromHere` after six unused ones that a
 *   stranger's browser or network asked for
 */
export async function checkCodeBudget(
  ctx: Context,
  q: Query,
  { phone, purpose, requester }: { phone: string; purpose: string; requester: Requester },
): Promise<void> {
  const now = ctx.clock.now()
  const { otpResend, otpPerPhonePerDay, otpPerStrangerPerDay } = ctx.config.rules
  const { budget, caller, network } = requester
  const midnight = new Date(startOfDay(dayOf(now)))
  const aMinuteAgo = new Date(now.getTime() - otpResend * 1000)
  const [sent] = await q<{ youngest: Date | null; today: number; ownToday: number }>`
    select max(created_at) filter (where used_at is null) as youngest,
      count(*) filter (where created_at >= ${midnight}) as today,
      count(*) filter (
        where created_at >= ${midnight} and used_at is null and (requester = ${caller} or network = ${network})
      ) as "ownToday"
    from one_time_codes
    where phone = ${phone} and purpose = ${purpose} and budget = ${budget}
      and created_at >= least(${midnight}::timestamptz, ${aMinuteAgo})`
  const wait = sent?.youngest ? otpResend - (now.getTime() - sent.youngest.getTime()) / 1000 : 0
  if (wait > 0) throw new Refusal('otp.tooSoon', { n: Math.ceil(wait) })
  if (sent && sent.today >= otpPerPhonePerDay)
    throw new Refusal('otp.tooManyToday', { max: otpPerPhonePerDay })
  if (budget === 'strangers' && sent && sent.ownToday >= otpPerStrangerPerDay) {
    throw new Refusal('otp.tooManyFromHere', { max: otpPerStrangerPerDay })
  }
}
