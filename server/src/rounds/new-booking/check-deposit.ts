import type { DepositRow } from '#bookings/booking/rows/deposit'
import { Refusal } from '#platform/context/refusal'

/**
 * A deposit as staff typed it, in VND.
 * @throws Refusal `deposit.wrong` for one without a rest, or a rest that is not paid between payment window and tee time
 */
export function checkDeposit(
  { depositVnd, restBy }: { depositVnd: number | undefined; restBy: number | undefined },
  { total, teeTimeAt, windowEnd }: { total: number; teeTimeAt: Date; windowEnd: Date },
): DepositRow {
  const isPart = depositVnd !== undefined && depositVnd > 0 && depositVnd < total
  const isLater = restBy !== undefined && restBy > windowEnd.getTime() && restBy <= teeTimeAt.getTime()
  if (!isPart || !isLater) throw new Refusal('deposit.wrong')
  return { depositVnd, restBy: new Date(restBy) }
}
