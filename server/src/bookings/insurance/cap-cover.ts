import { largestInsuranceValue } from '@teeviet/contract/rules/limits'

type Certificate = {
  booking_player_id: number
  /** Null for the free cover. */
  package_id: number | null
  cover_vnd: number
  withdrawn_at: Date | null
}

/**
 * Caps what a player's certificates cover together at the largest insured value (VND; specification, point 9): packages
 * are sold up to it, so the free cover covers only the rest, down to 0. After a package was cancelled the free cover is
 * full again.
 *
 * @param certificates every certificate of each player among them
 * @returns the same certificates in the same order, their covers capped
 */
export function capCovers<T extends Certificate>(certificates: readonly T[]): T[] {
  return certificates.map((one) => {
    if (one.package_id !== null) return one
    const packagesVnd = certificates
      .filter((other) => other.booking_player_id === one.booking_player_id && other.package_id !== null)
      .filter((other) => holdsBeside(other, one))
      .reduce((sum, { cover_vnd }) => sum + cover_vnd, 0)
    return { ...one, cover_vnd: Math.max(0, Math.min(one.cover_vnd, largestInsuranceValue - packagesVnd)) }
  })
}

/** Whether a package was in force until the free cover ended, or still is. */
function holdsBeside(bought: Certificate, free: Certificate): boolean {
  if (bought.withdrawn_at === null) return true
  return free.withdrawn_at !== null && bought.withdrawn_at >= free.withdrawn_at
}
