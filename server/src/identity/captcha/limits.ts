import type { Context } from '#platform/context/context'
import { createLimit, type Limit } from '#platform/http/limit'

const hour = 60 * 60

/** Limits, per address or member, of calls which cost money or reveal data about others. */
export type SignInLimits = {
  captchasOfAddress: Limit
  codesOfAddress: Limit
  logInsOfAddress: Limit
  phoneChecksOfAddress: Limit
  /** by address for logins, by member for new passkeys */
  passkeyChallenges: Limit
}

export function createSignInLimits({
  pool,
  config: { rules },
}: Pick<Context, 'pool' | 'config'>): SignInLimits {
  const perHour = (name: string, points: number) => createLimit(pool, { name, points, seconds: hour })
  return {
    captchasOfAddress: perHour('captchas', rules.captchasPerAddressPerHour),
    codesOfAddress: perHour('codes', rules.otpPerAddressPerHour),
    logInsOfAddress: perHour('log-ins', rules.logInsPerAddressPerHour),
    phoneChecksOfAddress: perHour('phone-checks', rules.phoneChecksPerAddressPerHour),
    passkeyChallenges: perHour('passkey-challenges', rules.passkeyChallengesPerAddressPerHour),
  }
}
