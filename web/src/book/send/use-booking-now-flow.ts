import { useNavigate } from '@tanstack/react-router'
import { serverNow } from '@teeviet/contract/live/server-clock'
import { draftSeconds, otpSeconds } from '@teeviet/contract/rules/limits'
import { useMemo } from 'react'
import { answerOf } from '#api/client/call.ts'
import { FailedCall } from '#api/client/failed-call.ts'
import * as api from '#api/index.ts'
import { openDialog } from '#dialogs/open.ts'
import { showToast } from '#dialogs/toast-store.ts'
import { useT } from '#i18n/use-texts.tsx'
import { dropBooked, keepBooked, readBooked } from '#session/booked-data.ts'
import { readSession } from '#session/session.ts'
import type { BookingFields } from '../draft/booking-fields.ts'
import { type Asked, askedCodeUntil, askForCode, noteAskedCode } from './asked-code.ts'
import { codeProblem, codeRefusals } from './code-refusals.ts'
import type { BookingFlow } from './flow.ts'
import { isLoginProof, withLogin } from './login-proof.ts'
import { areOtherFlights } from './other-flights.ts'
import type { Outcome } from './outcome.ts'
import { type Sent, sendOnce, unansweredRequest } from './send-once.ts'
import { keepBookedNow } from './sent-bookings.ts'
import {
  forgetSentCode,
  noteSentCode,
  sentMeanwhile,
  unansweredCode,
  type Verified,
} from './unanswered-code.ts'

const verb = api.bookings.bookNow

/** The booking from an offer: a draft that holds its places, its code by SMS, then the bill it is paid by. */
export function useBookingNowFlow(): BookingFlow<Verified> {
  const navigate = useNavigate()
  const t = useT('booking')
  return useMemo(
    () => ({
      send: async (fields) => {
        const earlier = await unansweredCode()
        const known = earlier && (await sentMeanwhile(earlier))
        const held = await heldDraft(fields)
        if (known) return 'sent' in known ? { ...known, isEarlier: held !== earlier.id } : known
        if (held !== null) return verify(held)
        const phone = readSession()?.phone ?? ''
        return goOn(await sendOnce(verb, { ...fields, phone, ...withLogin() }, { replaces: true }), fields)
      },
      unanswered: async () => {
        const code = await unansweredCode()
        if (!code) return unansweredRequest(verb, (found, at) => goOn(found, null, at))
        const findOut = async () => (await sentMeanwhile(code)) ?? verify(code.id)
        return { at: code.at, findOut, forget: forgetSentCode }
      },
      arrive: async (sent, { isEarlier, submitted }) => {
        if (isEarlier) showToast('info', t('sent.earlier'))
        if (areOtherFlights(submitted?.shown ?? null, sent.flights))
          showToast('warning', t('sent.otherFlights'))
        await keepBookedNow({ general_bill_payment_id: sent.general_bill_payment_id, sent })
        navigate({ to: '/info-booking-now', search: { type: 'booking-now' } })
      },
    }),
    [navigate, t],
  )
}

/** Goes on with a draft; one that is only found now (`fields` null) got its code when it was sent, at `at`. */
async function goOn(
  begun: Outcome<Sent>,
  fields: BookingFields | null,
  at = Date.now(),
): Promise<Outcome<Verified> | null> {
  if (!('sent' in begun)) return begun
  const { id_general_bill: id, time = otpSeconds } = begun.sent
  await noteAskedCode(String(id), time - (Date.now() - at) / 1000)
  if (fields) await keepBooked(heldName, { id, fields, until: serverNow() + draftSeconds * 1000 })
  return verify(id)
}

/**
 * Sends a draft by the login where that was made with a code minutes ago; else asks for the code of the draft until it is
 * right, a new one is wanted, or the golfer turns back.
 */
async function verify(id: number): Promise<Outcome<Verified> | null> {
  const phone = readSession()?.phone ?? ''
  if (isLoginProof()) {
    const found = await verifyOnce(id, phone, '').catch((): Outcome<Verified> => ({ unknown: true }))
    if (!('refused' in found) || codeProblem(found.refused) === null) {
      await dropBooked(heldName)
      return found
    }
  }
  const asked = await askedCodeUntil(String(id))
  const until = asked === null ? await askFor(id, phone) : { until: asked }
  if ('refused' in until) {
    // The draft has expired: the next attempt starts over.
    if (until.refused.code === codeRefusals.expired) await dropBooked(heldName)
    return until
  }
  let outcome: Outcome<Verified> | null = null
  await openDialog('otp', {
    phone,
    until: until.until,
    wording: 'booking',
    submit: async (code) => {
      const found = await verifyOnce(id, phone, code)
      const problem = 'refused' in found ? codeProblem(found.refused) : null
      if (problem !== null) return problem
      await dropBooked(heldName)
      outcome = found
      return null
    },
    resend: async () => {
      const again = await askFor(id, phone)
      return 'refused' in again ? { text: again.refused.text } : again
    },
  })
  return outcome
}

/** A repeat after success gives the same answer, so a broken line is simply tried again: it throws. */
async function verifyOnce(id: number, phone: string, otp: string): Promise<Outcome<Verified>> {
  await noteSentCode(id)
  try {
    const answer = await answerOf(api.bookings.verifyBookNow, {
      phone,
      otp,
      general_bill_id: id,
      ...(otp === '' ? withLogin() : {}),
    })
    await forgetSentCode()
    if (answer.error_code === 0 && answer.data) return { sent: answer.data, isEarlier: false }
    return { refused: { code: answer.error_code, text: answer.error_msg }, isReported: false }
  } catch (error) {
    // The draft is gone or has moved on: nothing more can be typed here.
    if (!(error instanceof FailedCall) || error.status < 400 || error.status >= 500) throw error
    await forgetSentCode()
    return { refused: { code: error.code, text: error.message }, isReported: true }
  }
}

function askFor(id: number, phone: string): Promise<Asked> {
  return askForCode(String(id), () => answerOf(api.bookings.sendBookNowCode, { phone, general_bill_id: id }))
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
