import { isChangeAsked } from '#bookings/booking/rows/requested-changes'
import { dropChange } from '#bookings/change/drop-change'
import { loadChangeable } from '#bookings/change/load-changeable'
import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'
import { restartPaymentWindow } from './payment-window.ts'

/**
 * Drops the change of a booking that waits for its payment or its answer. The payment window of an order, which did not
 * run while its club was asked, starts again. The booking's row is locked; without such a change nothing happens.
 *
 * @returns whether there was one
 */
export async function releaseChange(
  ctx: Context,
  q: Query,
  bookingId: number,
  dropped: Parameters<typeof dropChange>[3],
): Promise<boolean> {
  if (await isChangeAsked(q, bookingId))
    await restartPaymentWindow(ctx, q, await loadChangeable(q, bookingId), dropped.now)
  return dropChange(ctx, q, bookingId, dropped)
}
