import { fillDemoWallets } from '#money/wallet/fill-demo-wallets'
import type { Context } from '#platform/context/context'
import { addAllotment } from './add-allotment.ts'
import { addClaimedRound } from './add-claimed-round.ts'
import { addNetPrices } from './add-net-prices.ts'
import { addOpenFlight } from './add-open-flight.ts'
import { addPlayedRound } from './add-played-round.ts'
import { addRequestWithTimes } from './add-request-with-times.ts'
import { addPhotosOfReviews } from './add-review-photos.ts'
import { addWaitingGolfer } from './add-waiting-golfer.ts'
import { addWetRound } from './add-wet-round.ts'

/**
 * What golfers of the demo world have done, by the product's own verbs, so that the demo shows each capability. Each adds
 * its rows once.
 *
 * @param phones of the demo golfers
 */
export async function addDemoRows(ctx: Context, phones: readonly string[]): Promise<void> {
  await fillDemoWallets(ctx, phones)
  await addPlayedRound(ctx, phones)
  await addWaitingGolfer(ctx, phones)
  await addWetRound(ctx, phones)
  await addClaimedRound(ctx, phones)
  await addRequestWithTimes(ctx, phones)
  await addOpenFlight(ctx, phones)
  await addPhotosOfReviews(ctx)
  await addNetPrices(ctx)
  await addAllotment(ctx)
}
