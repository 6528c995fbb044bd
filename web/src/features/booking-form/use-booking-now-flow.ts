import { useNavigate } from '@tanstack/react-router'
import { draftSeconds, otpSeconds } from '@teeviet/contract/rules/limits'
import { useMemo } from 'react'
import { api } from '../../api/api.ts'
import type { DataOf } from '../../api/calls.ts'
import { FailedCall } from '../../api/failed-call.ts'
import { openDialog } from '../../dialogs/open.ts'
import { dropBooked, keepBooked, readBooked } from '../../session/booked-data.ts'
import { serverNow } from '../../session/server-clock.ts'
import { readSession } from '../../session/session.ts'
import { askedCodeUntil, noteAskedCode } from './asked-code.ts'
import type { BookingFields } from './booking-fields.ts'
import { isCodeRefusal } from './code-refusals.ts'
import type { BookingFlow } from './flow.ts'
import { type Outcome, sendOnce } from './send-once.ts'
import { keepBookedNow } from './sent-bookings.ts'

const call = 'POST /api/booking/booking_pax/booking_now_for_wap'
type Begun = DataOf<typeof call>
type Verified = DataOf<'POST /api/booking/booking_pax/verify_booking_now_for_wap'>

/** The booking from an offer: a draft that holds its places, its code by SMS, then the bill it is paid by. */
export function useBookingNowFlow(): BookingFlow<typeof call, Verified> {
  const navigate = useNavigate()
  return useMemo(
    () => ({
      call,
      send: async (fields) => {
        const held = await heldDraft(fields)
        if (held !== null) return verify(held)
        const phone = readSession()?.phone ?? ''
        const request = { ...fields, phone }
        let begun = await sendOnce(call, request)
        // An earlier draft that came to light holds its places for minutes only; this one is what is wanted.
        if ('sent' in begun && begun.isEarlier) begun = await sendOnce(call, request)
        return goOn(begun, fields)
      },
      goOn: (found) => goOn(found, null),
      arrive: async (sent) => {
        await keepBookedNow({ general_bill_payment_id: sent.general_bill_payment_id, sent })
        navigate({ to: '/info-booking-now', search: { type: 'booking-now' } })
      },
    }),
    [navigate],
  )
}

async function goOn(begun: Outcome<Begun>, fields: BookingFields | null): Promise<Outcome<Verified> | null> {
  if (!('sent' in begun)) return begun
  const { general_bill_id: id, time } = begun.sent
  await noteAskedCode(String(id), time)
  if (fields) await keepBooked(heldName, { id, fields, until: serverNow() + draftSeconds * 1000 })
  return verify(id)
}

/** Asks for the code of a draft until it is right, a new one is wanted, or the golfer turns back. */
async function verify(id: number): Promise<Outcome<Verified> | null> {
  const phone = readSession()?.phone ?? ''
  const asked = await askedCodeUntil(String(id))
  const until = asked === null ? await askForCode(id, phone) : { until: asked }
  if ('refused' in until) return until
  let outcome: Outcome<Verified> | null = null
  await openDialog('otp', {
    phone,
    until: until.until,
    wording: 'booking',
    submit: async (code) => {
      const found = await verifyOnce(id, phone, code)
      if ('refused' in found && isCodeRefusal(found.refused.code)) return found.refused.text
      await dropBooked(heldName)
      outcome = found
      return null
    },
    resend: async () => {
      const again = await askForCode(id, phone)
      return 'refused' in again ? { text: again.refused.text } : again
    },
  })
  return outcome
}

/** A repeat after success gives the same answer, so a broken line is simply tried again: it throws. */
async function verifyOnce(id: number, phone: string, otp: string): Promise<Outcome<Verified>> {
  try {
    const answer = await api('POST /api/booking/booking_pax/verify_booking_now_for_wap', {
      phone,
      otp,
      general_bill_id: id,
    })
    if (answer.error_code === 0 && answer.data) return { sent: answer.data, isEarlier: false }
    return { refused: { code: answer.error_code, text: answer.error_msg }, isTold: false }
  } catch (error) {
    // The draft is gone or has moved on: nothing more can be typed here.
    if (!(error instanceof FailedCall) || error.status < 400 || error.status >= 500) throw error
    return { refused: { code: error.code, text: error.message }, isTold: true }
  }
}

async function askForCode(
  id: number,
  phone: string,
): Promise<{ until: number } | { refused: { code: number; text: string }; isTold: boolean }> {
  const answer = await api('POST /api/for_wap/get_sms_otp_booking', { phone, general_bill_id: id })
  if (answer.error_code !== 0)
    return { refused: { code: answer.error_code, text: answer.error_msg }, isTold: false }
  return { until: await noteAskedCode(String(id), answer.data?.time ?? otpSeconds) }
}

const heldName = 'held'

/** The draft that holds places for exactly these fields, if its time is not over: no second one is made. */
async function heldDraft(fields: BookingFields): Promise<number | null> {
  const kept = await readBooked(heldName)
  if (
    typeof kept !== 'object' ||
    kept === null ||
    !('id' in kept) ||
    !('fields' in kept) ||
    !('until' in kept)
  )
    return null
  return isSameBooking(kept.fields, fields) && typeof kept.id === 'number' && Number(kept.until) > serverNow()
    ? kept.id
    : null
}

/** The price of a draft is fixed, so the total a form happened to show makes no other booking of it. */
function isSameBooking(kept: unknown, fields: BookingFields): boolean {
  const withoutAmount = (key: string, value: unknown) => (key === 'expected_amount' ? undefined : value)
  return JSON.stringify(kept, withoutAmount) === JSON.stringify(fields, withoutAmount)
}
