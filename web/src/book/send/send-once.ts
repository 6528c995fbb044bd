import { buildRequest } from '#api/client/build-request.ts'
import { answerOf, call } from '#api/client/call.ts'
import type { RequestOf } from '#api/client/call-types.ts'
import { currentCaller } from '#api/client/caller.ts'
import { FailedCall, Refused } from '#api/client/failed-call.ts'
import { fingerprint, forgetLostRequest, lostRequest } from '#api/client/once.ts'
import * as api from '#api/index.ts'
import type { BookingSent, Unanswered } from './flow.ts'
import type { Outcome } from './outcome.ts'

/** The verbs that make a booking. Each honours the key that names a request. */
export type BookingVerb =
  | typeof api.bookings.request
  | typeof api.bookings.requestInBank
  | typeof api.bookings.bookNow
  | typeof api.bookings.fastOrder
/** `time`: the seconds its code is good, of a booking that is sent with one. */
export type Sent = BookingSent & { readonly time?: number }

/**
 * Sends a booking so that there is one booking or none whatever the line does. The same one sent again is the same
 * request. When an earlier, different one was never answered, the server is asked about it first: if it did arrive, its
 * booking is the outcome and the new one is not sent; if not, it never will, and the new one goes. `replaces`: the new
 * one takes the place of an earlier one that did arrive by itself, as a draft does.
 */
export async function sendOnce<Name extends BookingVerb>(
  verb: Name,
  request: RequestOf<Name>,
  { replaces = false } = {},
): Promise<Outcome<Sent>> {
  const caller = currentCaller()
  const lost = lostRequest(verb, { vga: caller.vga, now: Date.now() })
  if (lost && lost.print !== fingerprint(buildRequest(verb, request, caller).body ?? '')) {
    const found = await settle(verb, lost.key)
    const goesOn = 'neverArrived' in found || (replaces && 'sent' in found)
    if (!goesOn) return 'sent' in found ? { ...found, isEarlier: true } : found
  }
  try {
    const answer = await answerOf(verb, request, { once: true })
    if (answer.error_code === 0 && answer.data) return { sent: answer.data, isEarlier: false }
    return { refused: { code: answer.error_code, text: answer.error_msg }, isReported: false }
  } catch (error) {
    return failedOutcome(error)
  }
}

/** The request of this golfer whose answer never came, for a form; `goOn` with what is found out about it. */
export function unansweredRequest<Found>(
  verb: BookingVerb,
  goOn: (found: Outcome<Sent>, at: number) => Promise<Outcome<Found> | null>,
): Unanswered<Found> | null {
  const lost = lostRequest(verb, { vga: currentCaller().vga, now: Date.now() })
  return (
    lost && {
      at: lost.at,
      findOut: async () => goOn(await settle(verb, lost.key), lost.at),
      forget: async () => forgetLostRequest(verb),
    }
  )
}

/** Asks the server what became of a request whose answer was lost; one that never arrived is dropped. */
async function settle(verb: BookingVerb, key: string): Promise<Outcome<Sent>> {
  try {
    const { sent } = await call(api.bookings.settleRequest, { key })
    forgetLostRequest(verb)
    return sent ? { sent, isEarlier: false } : { neverArrived: true }
  } catch (error) {
    return failedOutcome(error)
  }
}

/** A refusal has been answered; no answer, the server's own faults and a twin still at work leave it open. */
function failedOutcome(error: unknown): Outcome<never> {
  if (error instanceof Refused)
    return { refused: { code: error.code, text: error.message }, isReported: false }
  if (!(error instanceof FailedCall) || error.status < 400 || error.status >= 500 || error.status === 409)
    return { unknown: true }
  return { refused: { code: error.code, text: error.message }, isReported: true }
}
