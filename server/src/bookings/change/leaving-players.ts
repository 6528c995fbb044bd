import { percentOf } from '@teeviet/contract/rules/money/money'
import type { FixedTerms } from '../booking/fixed-terms.ts'
import { refundTierAt } from '../booking/refund-terms.ts'
import type { OwnPlayer } from './load-changeable.ts'

/** What goes back for a player who leaves a paid booking, the premiums in that, and what is kept; in VND. */
export type LeavingPart = { playerId: number; refundVnd: number; premiumVnd: number; keptVnd: number }

/**
 * What goes back for the players who leave a paid booking by a change: price and premiums by the refund tier of now, as
 * by a cancellation of the player, or all of it with `isInFull`.
 */
export function partsOfLeaving(
  leaving: readonly Pick<OwnPlayer, 'id' | 'fee' | 'packages'>[],
  terms: FixedTerms | null,
  { isInFull, now }: { isInFull: boolean; now: Date },
): LeavingPart[] {
  const tier = isInFull || !terms ? null : refundTierAt(terms.rungs, now)
  const percent = tier?.refund_percent ?? 100
  return leaving.map(({ id: playerId, fee, packages }) => {
    const premiumsVnd = packages.reduce((sum, { price_vnd }) => sum + price_vnd, 0)
    const valueVnd = (fee ?? 0) + premiumsVnd
    const refundVnd = percentOf(valueVnd, percent)
    const premiumVnd = Math.min(percentOf(premiumsVnd, percent), refundVnd)
    return { playerId, refundVnd, premiumVnd, keptVnd: valueVnd - refundVnd }
  })
}
