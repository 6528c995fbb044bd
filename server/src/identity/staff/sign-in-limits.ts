import type { Context } from '#platform/context/context'
import { createLimit } from '#platform/http/limit'
import { networkOf } from '#platform/http/network-of'
import { keyedHash } from '../devices/keyed-hash.ts'

const hour = 60 * 60

export type SignInAttempt = {
  /** lower case, without spaces around it */
  email: string
  address: string
  /** the account of the email; null when there is none */
  staffId: number | null
}

export type StaffSignInLimits = {
  /**
   * Counts one attempt against its account and network, and, from a network where the account has never signed in,
   * against the account as well. Other accounts at the same address are not touched.
   * @throws Refusal `request.tooMany`
   */
  take(attempt: SignInAttempt): Promise<void>
  /** The password was right: the network is known from now on, and its failed attempts are forgotten. */
  succeeded(attempt: SignInAttempt & { staffId: number }): Promise<void>
}

/**
 * Limits on guessing a staff member's password. An email that has no account is counted in the same way, so that a
 * refusal does not reveal whether it has one.
 */
export function createStaffSignInLimits(ctx: Context): StaffSignInLimits {
  const { staffSignInsPerAccountAndAddressPerHour, staffSignInsPerAccountPerHour } = ctx.config.rules
  const perHour = (name: string, points: number) => createLimit(ctx.pool, { name, points, seconds: hour })
  const ofAccountAndNetwork = perHour('staff-sign-ins-here', staffSignInsPerAccountAndAddressPerHour)
  const ofAccount = perHour('staff-sign-ins-elsewhere', staffSignInsPerAccountPerHour)
  const hash = (...parts: string[]) => keyedHash(ctx.config.secrets.code, 'staff sign-in', ...parts)
  const here = ({ email, address }: SignInAttempt) => hash(email, networkOf(address)).toString('hex')
  const networkHash = (address: string) => hash('network', networkOf(address))

  async function isKnown({ staffId, address }: SignInAttempt): Promise<boolean> {
    const rows = await ctx.q`
      select 1 from staff_known_networks where staff_id = ${staffId} and network = ${networkHash(address)}`
    return rows.length > 0
  }

  return {
    take: async (attempt) => {
      await ofAccountAndNetwork.take(here(attempt))
      if (!(await isKnown(attempt))) await ofAccount.take(hash(attempt.email).toString('hex'))
    },
    succeeded: async (attempt) => {
      await ctx.q`
        insert into staff_known_networks (staff_id, network, signed_in_at)
        values (${attempt.staffId}, ${networkHash(attempt.address)}, ${ctx.clock.now()})
        on conflict (staff_id, network) do update set signed_in_at = excluded.signed_in_at`
      await ofAccountAndNetwork.clear(here(attempt))
    },
  }
}
