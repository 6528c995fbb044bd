import { type RefundTarget, targetFields } from '@teeviet/contract/display/refund-target'
import { answerOf } from '#api/client/call.ts'
import * as api from '#api/index.ts'
import type { QuotedPart } from './quoted-parts.ts'

/** The refund is no longer what the dialog showed: nothing was cancelled. */
const quoteChanged = 1613

/** A refusal has not been shown to the golfer yet. */
export type Cancellation = 'done' | 'changed' | { readonly refused: string }

/** Cancels a booking at the price that was shown, or asks for its refund. A repeat is the same request. @throws FailedCall */
export async function sendCancellation({
  billId,
  reason,
  part,
  target,
}: {
  billId: number
  reason: string
  /** The cancelled part: all of it, a player, or a service. */
  part: QuotedPart
  target: RefundTarget
}): Promise<Cancellation> {
  const answer = await answerOf(
    api.bills.cancel,
    {
      id_general_bill_detail: billId,
      reason,
      expected_refund: part.refund_amount,
      ...(part.kind === 'player' ? { player_id: part.id } : {}),
      ...(part.kind === 'service' ? { service_id: part.id } : {}),
      ...(part.refund_amount > 0 ? targetFields(target) : {}),
    },
    { once: true },
  )
  if (answer.error_code === 0) return 'done'
  return answer.error_code === quoteChanged ? 'changed' : { refused: answer.error_msg }
}
