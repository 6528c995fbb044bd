import { api, apiData } from '#api/api.ts'
import { buildRequest } from '#api/build-request.ts'
import { currentCaller } from '#api/caller.ts'
import type { RequestOf } from '#api/calls.ts'
import { FailedCall, Refused } from '#api/failed-call.ts'
import { fingerprint, forgetLostRequest, lostRequest } from '#api/once.ts'
import type { BookingSent, Unanswered } from './flow.ts'
import type { Outcome } from './outcome.ts'

/** The calls that make a booking. Each honours the key that names a request. */
export type BookingCall =
  | 'POST /api/services/create_booking_for_wap'
  | 'POST /api/booking_pax/create_booking_for_bank'
  | 'POST /api/booking/booking_pax/booking_now_for_wap'
  | 'POST /api/web-booking/booking_order_for_web/request_booking_order_for_web'

/** `time`: the seconds its code is good, of a booking that is sent with one. */
export type Sent = BookingSent & { readonly time?: number }

/**
 * Sends a booking so that there is one booking or none whatever the line does. The same one sent again is the same
 * request. When an earlier, different one was never answered, the server is asked about it first: if it did arrive, its
 * booking is the outcome and the new one is not sent; if not, it never will, and the new one goes. `replaces`: the new
 * one takes the place of an earlier one that did arrive by itself, as a draft does.
 */
export async function sendOnce<Name extends BookingCall>(
  call: Name,
  request: RequestOf<Name>,
  { replaces = false } = {},
): Promise<Outcome<Sent>> {
  const caller = currentCaller()
  const lost = lostRequest(call, { vga: caller.vga, now: Date.now() })
  if (lost && lost.print !== fingerprint(buildRequest(call, request, caller).body ?? '')) {
    const found = await settle(call, lost.key)
    const goesOn = 'neverArrived' in found || (replaces && 'sent' in found)
    if (!goesOn) return 'sent' in found ? { ...found, isEarlier: true } : found
  }
  try {
    const answer = await api(call, request, { once: true })
    if (answer.error_code === 0 && answer.data) return { sent: answer.data, isEarlier: false }
    return { refused: { code: answer.error_code, text: answer.error_msg }, isTold: false }
  } catch (error) {
    return failedOutcome(error)
  }
}

/** The request of this golfer whose answer never came, for a form; `goOn` with what is found out about it. */
export function unansweredRequest<Found>(
  call: BookingCall,
  goOn: (found: Outcome<Sent>, at: number) => Promise<Outcome<Found> | null>,
): Unanswered<Found> | null {
  const lost = lostRequest(call, { vga: currentCaller().vga, now: Date.now() })
  return (
    lost && {
      at: lost.at,
      findOut: async () => goOn(await settle(call, lost.key), lost.at),
      forget: async () => forgetLostRequest(call),
    }
  )
}

/** Asks the server what became of a request whose answer was lost; one that never arrived is dropped. */
async function settle(call: BookingCall, key: string): Promise<Outcome<Sent>> {
  try {
    const { sent } = await apiData('POST /api/for_wap/settle_request', { key })
    forgetLostRequest(call)
    return sent ? { sent, isEarlier: false } : { neverArrived: true }
  } catch (error) {
    return failedOutcome(error)
  }
}

/** A refusal has been answered; no answer, the server's own faults and a twin still at work leave it open. */
function failedOutcome(error: unknown): Outcome<never> {
  if (error instanceof Refused) return { refused: { code: error.code, text: error.message }, isTold: false }
  if (!(error instanceof FailedCall) || error.status < 400 || error.status >= 500 || error.status === 409)
    return { unknown: true }
  return { refused: { code: error.code, text: error.message }, isTold: true }
}
