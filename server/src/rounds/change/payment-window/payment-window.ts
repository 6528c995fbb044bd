import { writePayBy } from '#bookings/booking/rows/change-booking'
import type { Changeable } from '#bookings/change/load-changeable'
import { extendTransfers } from '#money/payments/extend-transfers'
import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'

/** Until when an order must be paid whose payment window starts now: at most until its tee time. */
export function paymentWindow({ config }: Pick<Context, 'config'>, teeTimeAt: Date, now: Date): Date {
  return new Date(Math.min(now.getTime() + config.rules.paymentWindow * 1000, teeTimeAt.getTime()))
}

/**
 * Starts the payment window of an order again, which did not run while its club or its golfer was asked. The row is
 * locked; a booking in any other state stays as it is.
 *
 * @returns until when it must be paid now
 */
export async function restartPaymentWindow(
  ctx: Pick<Context, 'config'>,
  q: Query,
  { id, state, startsAt, pay_by }: Pick<Changeable, 'id' | 'state' | 'startsAt' | 'pay_by'>,
  now: Date,
): Promise<Date | null> {
  if (state !== 'placed' || !startsAt) return pay_by
  const payBy = paymentWindow(ctx, startsAt, now)
  await writePayBy(q, id, payBy)
  await extendTransfers(q, id, payBy)
  return payBy
}
