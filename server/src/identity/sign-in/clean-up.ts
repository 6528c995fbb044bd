import type { Context } from '#platform/context/context'
import { forgetOldAnswers } from '#platform/http/idempotency'
import { forgetOldCounters } from '#platform/http/limit'
import { forgetOldCaptchas } from '../captcha/forget.ts'
import { forgetOldCodes } from '../codes/one-time-codes.ts'
import { cleanUpDevices } from '../devices/known-devices.ts'
import { forgetOldSsoTokens } from '../partners/sso/accept.ts'
import { forgetOldChallenges } from '../passkeys/challenges.ts'
import { forgetOldSessions } from '../sessions/sessions.ts'
import { forgetOldSsoLogins } from '../sessions/sso-logins.ts'
import { forgetOldNetworks, forgetOldStaffSessions } from '../staff/forget.ts'

const day = 24 * 60 * 60
/** Retention, in seconds, of records after their use. */
const kept = { proofs: 2 * day, requests: 7 * day, sessions: 90 * day, networks: 180 * day }

/**
 * Deletes records needed for minutes and now only a log of actions: captchas, passes, codes (the daily limit counts
 * those of today), challenges of passkeys, SSO logins, counters, stored answers of creating calls, and sessions and devices which ended long
 * ago.
 */
export async function cleanUpAccounts(ctx: Pick<Context, 'q' | 'clock' | 'config'>): Promise<void> {
  const { q, clock } = ctx
  const now = clock.now()
  const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000)
  const [proofs, requests, sessions] = [ago(kept.proofs), ago(kept.requests), ago(kept.sessions)]
  const networks = ago(kept.networks)
  await forgetOldCaptchas(q, proofs)
  await forgetOldCodes(q, proofs)
  await forgetOldChallenges(q, proofs)
  await forgetOldSsoLogins(q, proofs)
  await forgetOldSsoTokens(q, proofs)
  await forgetOldCounters(q, now)
  await cleanUpDevices(ctx)
  await forgetOldNetworks(q, networks)
  await forgetOldAnswers(q, requests)
  await forgetOldSessions(q, sessions)
  await forgetOldStaffSessions(q, sessions)
}
