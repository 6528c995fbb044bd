import type { PlayerLine } from '#bookings/booking/rows/players'

type Player = Pick<PlayerLine, 'green_fee_vnd' | 'cancelled_at' | 'attendance' | 'packages'>

/**
 * What a rain check credits, in VND: of the fees of the players who came, the part for the holes not played, never more
 * than is left of what was paid for the round. Insurance was in force and stays.
 *
 * @param round.leftVnd what was paid and not yet returned, insurance included
 */
export function rainCheckCredit(
  players: readonly Player[],
  { holes, holesPlayed, leftVnd }: { holes: number; holesPlayed: number; leftVnd: number },
): number {
  const staying = players.filter(({ cancelled_at }) => cancelled_at === null)
  const fees = staying
    .filter(({ attendance }) => attendance === 'checked_in')
    .reduce((sum, { green_fee_vnd }) => sum + (green_fee_vnd ?? 0), 0)
  const premiums = staying
    .flatMap(({ packages }) => packages)
    .reduce((sum, { price_vnd }) => sum + price_vnd, 0)
  const credit = Math.floor((fees * (holes - holesPlayed)) / holes)
  return Math.max(0, Math.min(credit, leftVnd - premiums))
}
