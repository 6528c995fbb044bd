import type { Context } from '#platform/context/context'
import { cleanUpDevices } from '../devices/known-devices.ts'

const day = 24 * 60 * 60
/** How long, in seconds, what has served its purpose is still kept. */
const kept = { proofs: 2 * day, requests: 7 * day, sessions: 90 * day, networks: 180 * day }

/**
 * Removes what was needed for minutes and is now only a record of who did what: captchas, passes, codes (the daily
 * limit counts those of today), hand-ins, counters, kept answers of creating calls, and sessions and devices long over.
 */
export async function cleanUpAccounts(ctx: Pick<Context, 'q' | 'clock' | 'config'>): Promise<void> {
  const { q, clock } = ctx
  const now = clock.now()
  const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000)
  const [proofs, requests, sessions] = [ago(kept.proofs), ago(kept.requests), ago(kept.sessions)]
  const networks = ago(kept.networks)
  await q`delete from captchas where expires_at < ${proofs}`
  await q`delete from captcha_passes where created_at < ${proofs}`
  await q`delete from one_time_codes where created_at < ${proofs}`
  await q`delete from hand_ins where created_at < ${proofs}`
  await q`delete from used_hand_overs where used_at < ${proofs}`
  await q`delete from rate_limits where expire < ${now.getTime()}`
  await cleanUpDevices(ctx)
  await q`delete from staff_known_networks where signed_in_at < ${networks}`
  await q`delete from idempotency_keys where created_at < ${requests}`
  await q`delete from member_sessions where least(expires_at, revoked_at) < ${sessions}`
  await q`delete from staff_sessions where least(expires_at, revoked_at) < ${sessions}`
}
