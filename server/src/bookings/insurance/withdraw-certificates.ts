import type { Query } from '#platform/database/sql'

/** Whose cover is withdrawn: all players', one player's, or all packages (the free cover then stays). */
export type Withdrawn = { bookingId: number; playerId?: number; packagesOnly?: boolean; now: Date }

/** Withdraws certificates of a booking that was given up, or of a part of it; those withdrawn before keep their time. */
export async function withdrawCertificates(
  q: Query,
  { bookingId, playerId, packagesOnly = false, now }: Withdrawn,
): Promise<void> {
  await q`
    update insurance_certificates set withdrawn_at = ${now}
    where booking_id = ${bookingId} and withdrawn_at is null
      and (${playerId ?? null}::bigint is null or booking_player_id = ${playerId ?? null})
      and (${packagesOnly} = false or package_id is not null)`
}
