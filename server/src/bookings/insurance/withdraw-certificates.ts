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

/**
 * Withdraws the certificates of packages that the players of a booking no longer have. One that a player chose again is
 * in force again, at the price of now.
 */
export async function followPackages(q: Query, bookingId: number, now: Date): Promise<void> {
  await q`
    update insurance_certificates i set withdrawn_at = ${now}
    where i.booking_id = ${bookingId} and i.withdrawn_at is null and i.package_id is not null and not exists (
      select from booking_player_packages c
      where c.booking_player_id = i.booking_player_id and c.package_id = i.package_id)`
  await q`
    update insurance_certificates i set withdrawn_at = null, premium_vnd = c.price_vnd
    from booking_player_packages c join booking_players p on p.id = c.booking_player_id
    where i.booking_id = ${bookingId} and i.withdrawn_at is not null and p.cancelled_at is null
      and c.booking_player_id = i.booking_player_id and c.package_id = i.package_id`
}
