import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'

/**
 * What a challenge may be used for: a login of golfers or of staff, or a new passkey of the golfer or staff member named.
 */
export type ChallengePurpose = 'log-in' | `add:${number}` | 'staff-log-in' | `staff-add:${number}`

export const challengeSeconds = 5 * 60

/** Stores a challenge that a browser was given. */
export async function keepChallenge(
  ctx: Pick<Context, 'q' | 'clock'>,
  challenge: string,
  purpose: ChallengePurpose,
): Promise<void> {
  const now = ctx.clock.now()
  const expiresAt = new Date(now.getTime() + challengeSeconds * 1000)
  await ctx.q`
    insert into passkey_challenges (challenge, purpose, created_at, expires_at)
    values (${challenge}, ${purpose}, ${now}, ${expiresAt})`
}

/** Uses a challenge up: false when it is unknown, used, expired or was made for another purpose. */
export async function takeChallenge(
  ctx: Pick<Context, 'q' | 'clock'>,
  challenge: string,
  purpose: ChallengePurpose,
): Promise<boolean> {
  const taken = await ctx.q<{ challenge: string }>`
    delete from passkey_challenges
    where challenge = ${challenge} and purpose = ${purpose} and expires_at > ${ctx.clock.now()} returning challenge`
  return taken.length > 0
}

/** Removes challenges that were made before a time. */
export async function forgetOldChallenges(q: Query, before: Date): Promise<void> {
  await q`delete from passkey_challenges where created_at < ${before}`
}
