import type { Context } from '#platform/context/context'
import { type ClearableLimit, createLimit, type Limit } from '#platform/http/limit'

const hour = 60 * 60

export type PasskeyLimits = {
  /** begun logins of an address, and begun passkeys of an account */
  challenges: Limit
  /** logins of an address by passkey alone */
  logIns: Limit
  /** refused proofs of an account; codes have a limit of their own, so that neither locks the other */
  proofs: ClearableLimit
}

/** Limits on the passkeys of staff. */
export function createPasskeyLimits({ pool, config: { rules } }: Context): PasskeyLimits {
  const perHour = (name: string, points: number) => createLimit(pool, { name, points, seconds: hour })
  return {
    challenges: perHour('staff-passkey-challenges', rules.passkeyChallengesPerAddressPerHour),
    logIns: perHour('staff-passkey-log-ins', rules.logInsPerAddressPerHour),
    proofs: perHour('staff-passkey-proofs', rules.staffCodesPerAccountPerHour),
  }
}
