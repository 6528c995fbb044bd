import type { Query } from '#platform/database/sql'

/** Removes sessions of staff that were over or ended before a time. */
export async function forgetOldStaffSessions(q: Query, before: Date): Promise<void> {
  await q`delete from staff_sessions where least(expires_at, revoked_at) < ${before}`
}

/** Removes networks from which staff last signed in before a time. */
export async function forgetOldNetworks(q: Query, before: Date): Promise<void> {
  await q`delete from staff_known_networks where signed_in_at < ${before}`
}
