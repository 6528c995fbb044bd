import type { DepositRow } from '#bookings/booking/rows/deposit'
import { Refusal } from '#platform/context/refusal'

/**
 * A deposit as staff typed it, in VND.
 *
 * @param plan.isTaken the counter takes it now: the rest may be due with a tee time inside the payment window
 * @throws Refusal `deposit.wrong` for one without a rest, or a rest that is not paid between payment window and tee time
 */
export function checkDeposit(
  { depositVnd, restBy }: { depositVnd: number | undefined; restBy: number | undefined },
  {
    total,
    teeTimeAt,
    windowEnd,
    isTaken = false,
  }: { total: number; teeTimeAt: Date; windowEnd: Date; isTaken?: boolean },
): DepositRow {
  const isPart = depositVnd !== undefined && depositVnd > 0 && depositVnd < total
  const isWithTeeTime = isTaken && restBy === teeTimeAt.getTime()
  const isLater =
    restBy !== undefined && (restBy > windowEnd.getTime() || isWithTeeTime) && restBy <= teeTimeAt.getTime()
  if (!isPart || !isLater) throw new Refusal('deposit.wrong')
  return { depositVnd, restBy: new Date(restBy) }
}
