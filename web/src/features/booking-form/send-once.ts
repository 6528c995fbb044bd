import type { Language } from '@teeviet/contract/rules/languages'
import { api } from '../../api/api.ts'
import type { DataOf, RequestOf } from '../../api/calls.ts'
import { FailedCall } from '../../api/failed-call.ts'
import { documentLanguage } from '../../i18n/language-choice.ts'
import { dropBooked, keepBooked, readBooked } from '../../session/booked-data.ts'
import { readSession } from '../../session/session.ts'
import type { Unanswered } from './flow.ts'

/** The calls that make a booking. Each honours the key that names a request. */
export type BookingCall =
  | 'POST /api/services/create_booking_for_wap'
  | 'POST /api/booking_pax/create_booking_for_bank'
  | 'POST /api/booking/booking_pax/booking_now_for_wap'
  | 'POST /api/web-booking/booking_order_for_web/request_booking_order_for_web'

/** A request that was sent, or was about to be, and has not been answered yet. */
export type Sending<Name extends BookingCall> = {
  readonly call: Name
  readonly request: RequestOf<Name>
  /** The language is a part of what was sent. */
  readonly lang: Language
  readonly vga: number
  /** When it was first sent, epoch ms by this device. */
  readonly at: number
}

export type Outcome<Data> =
  /** There is a booking. `isEarlier`: it came from a request before this one whose answer had been lost. */
  | { readonly sent: Data; readonly isEarlier: boolean }
  /** There is none, and why; `isTold` when the golfer has read it. */
  | { readonly refused: { code: number; text: string }; readonly isTold: boolean }
  /** Nobody knows: the line broke. Sending it again finds out and makes no second booking. */
  | { readonly unknown: true }

/** The server remembers a request for a day; older ones have been settled in the golfer's history. */
const rememberedMs = 12 * 60 * 60 * 1000

/**
 * Sends a booking so that there is one booking or none whatever the line does. The request is kept before it goes;
 * the same one sent again is the same request. When an earlier, different one was never answered, what became of
 * it is found out first: if it did arrive, its booking is the outcome and the new one is not sent. `replaces`: the new
 * one takes the place of an earlier one by itself, as a draft does, so that nothing has to be found out.
 */
export async function sendOnce<Name extends BookingCall>(
  call: Name,
  request: RequestOf<Name>,
  { replaces = false } = {},
): Promise<Outcome<DataOf<Name>>> {
  const earlier = await unansweredSending(call)
  if (!replaces && earlier && !isSame(earlier.request, request)) {
    const found = await findOut(earlier)
    if (!('refused' in found)) return 'sent' in found ? { ...found, isEarlier: true } : found
  }
  const isRepeat = earlier !== null && isSame(earlier.request, request)
  const now = { call, request, lang: documentLanguage(), vga: readSession()?.vga ?? 0, at: Date.now() }
  const sending = isRepeat ? earlier : now
  await keepBooked(placeOf(call), sending)
  return findOut(sending)
}

/** Sends a kept request again under its own key, to learn what became of it. */
export async function findOut<Name extends BookingCall>({
  call,
  request,
  lang,
}: Sending<Name>): Promise<Outcome<DataOf<Name>>> {
  try {
    const answer = await api(call, request, { once: true, lang })
    await dropBooked(placeOf(call))
    if (answer.error_code === 0 && answer.data) return { sent: answer.data, isEarlier: false }
    return { refused: { code: answer.error_code, text: answer.error_msg }, isTold: false }
  } catch (error) {
    if (!(error instanceof FailedCall) || !isAnswer(error.status)) return { unknown: true }
    await dropBooked(placeOf(call))
    return { refused: { code: error.code, text: error.message }, isTold: true }
  }
}

/** A refusal by its HTTP status; no answer, the server's own faults and a twin still at work leave it open. */
function isAnswer(status: number): boolean {
  return status >= 400 && status < 500 && status !== 409
}

/** The request of this golfer whose answer never came, if there is one. */
export async function unansweredSending<Name extends BookingCall>(call: Name): Promise<Sending<Name> | null> {
  const kept = await readBooked(placeOf(call))
  return isSending(kept, call) &&
    kept.vga === (readSession()?.vga ?? 0) &&
    Date.now() - kept.at < rememberedMs
    ? kept
    : null
}

/** The same for a form: when it was sent, and `goOn` with what is found out about it. */
export async function unansweredRequest<Name extends BookingCall, Sent>(
  call: Name,
  goOn: (found: Outcome<DataOf<Name>>) => Promise<Outcome<Sent> | null>,
): Promise<Unanswered<Sent> | null> {
  const sending = await unansweredSending(call)
  if (!sending) return null
  return {
    at: sending.at,
    findOut: async () => goOn(await findOut(sending)),
    forget: () => dropBooked(placeOf(call)),
  }
}

function placeOf(call: BookingCall): string {
  return `sending ${call.split('/').at(-1)}`
}

function isSame(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function isSending<Name extends BookingCall>(kept: unknown, call: Name): kept is Sending<Name> {
  return (
    typeof kept === 'object' &&
    kept !== null &&
    'call' in kept &&
    kept.call === call &&
    'request' in kept &&
    typeof kept.request === 'object'
  )
}
