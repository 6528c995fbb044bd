import type { StaffEndReason } from '@teeviet/contract/rules/bookings/end-reasons'
import { FailedCall, Refused } from '../../api/call.ts'
import { staffCall } from '../../api/staff-call.ts'
import type { StaffSession } from '../../session/staff-session.ts'
import type { Act } from './steps-allowed.ts'

type Step = {
  readonly id: number
  /** The note, or the reason of a rejection or cancellation. */
  readonly words: string
  /** A reason out of the list, with a rejection or a cancellation for the club. */
  readonly reasonCode: StaffEndReason | undefined
  readonly teeTimeId: number | undefined
  readonly price: number | undefined
  /** What the golfer is told they get back, when their paid booking is cancelled for them. */
  readonly refund: number | undefined
}

/** What came of it: the payment code once an order is placed, or what is in the way. */
export type StepResult = { readonly paymentCode: string | null } | { readonly problem: string }

/** Takes a step of the queue. A colleague may have been faster: the server says so, and nothing happens twice. */
export async function takeStep(staff: StaffSession, act: Act, step: Step): Promise<StepResult> {
  const { id, words } = step
  const end = { id, reason: words, ...(step.reasonCode ? { reason_code: step.reasonCode } : {}) }
  const confirmation = {
    id,
    note: words,
    ...(step.teeTimeId === undefined ? {} : { tee_time_id: step.teeTimeId }),
    ...(step.price === undefined ? {} : { price_per_player: step.price }),
  }
  try {
    switch (act) {
      case 'confirm':
        await staffCall(staff, 'POST /api/staff/bookings/:id/confirm', confirmation)
        return { paymentCode: null }
      case 'both':
        return codeOf(await staffCall(staff, 'POST /api/staff/bookings/:id/confirm-and-place', confirmation))
      case 'place':
        return codeOf(await staffCall(staff, 'POST /api/staff/bookings/:id/place-order', { id, note: words }))
      case 'reject':
        await staffCall(staff, 'POST /api/staff/bookings/:id/reject', end)
        return { paymentCode: null }
      case 'golfer':
        await staffCall(staff, 'POST /api/staff/bookings/:id/cancel', {
          id,
          reason: words,
          ...(step.refund === undefined ? {} : { expected_refund: step.refund }),
        })
        return { paymentCode: null }
      case 'club':
        await staffCall(staff, 'POST /api/staff/bookings/:id/cancel-for-club', end)
        return { paymentCode: null }
    }
  } catch (error) {
    if (error instanceof Refused || error instanceof FailedCall) return { problem: error.message }
    throw error
  }
}

function codeOf({ payment_code }: { payment_code: string }): StepResult {
  return { paymentCode: payment_code }
}
