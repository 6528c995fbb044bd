import { percentOf } from '@teeviet/contract/rules/money/money'
import type { PlayerLine } from '#bookings/booking/rows/players'

type Player = Pick<PlayerLine, 'id' | 'green_fee_vnd' | 'cancelled_at' | 'packages'>

/** What goes back for a player who did not come, in VND. */
export type NoShowReturn = { playerId: number; amountVnd: number }

/**
 * What goes back of the price of each player who did not come: the part that the course does not keep, together never
 * more than is left of what was paid for the round. Insurance was in force and stays.
 *
 * @param players all players of the booking
 * @param rule.leftVnd what was paid and not yet returned, insurance included
 */
export function noShowReturns(
  players: readonly Player[],
  absent: ReadonlySet<number>,
  { keptPercent, leftVnd }: { keptPercent: number; leftVnd: number },
): NoShowReturn[] {
  const staying = players.filter(({ cancelled_at }) => cancelled_at === null)
  const premiums = staying
    .flatMap(({ packages }) => packages)
    .reduce((sum, { price_vnd }) => sum + price_vnd, 0)
  let rest = Math.max(0, leftVnd - premiums)
  const returns: NoShowReturn[] = []
  for (const { id, green_fee_vnd } of staying.filter((player) => absent.has(player.id))) {
    const amountVnd = Math.min(rest, percentOf(green_fee_vnd ?? 0, 100 - keptPercent))
    rest -= amountVnd
    if (amountVnd > 0) returns.push({ playerId: id, amountVnd })
  }
  return returns
}
