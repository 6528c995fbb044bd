import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { answerOf } from '#api/client/call.ts'
import * as api from '#api/index.ts'
import { openDialog } from '#dialogs/open.ts'
import { showToast } from '#dialogs/toast-store.ts'
import { useT } from '#i18n/use-texts.tsx'
import { readSession } from '#session/session.ts'
import type { BookingFields } from '../draft/booking-fields.ts'
import { type Asked, askedCodeUntil, askForCode, forgetAskedCode } from './asked-code.ts'
import { codeProblem } from './code-refusals.ts'
import type { BookingFlow, BookingSent } from './flow.ts'
import { isLoginProof } from './login-proof.ts'
import { areOtherFlights } from './other-flights.ts'
import type { Outcome } from './outcome.ts'
import { sendOnce, unansweredRequest } from './send-once.ts'
import { keepSent } from './sent-bookings.ts'

const verb = api.bookings.fastOrder

/** The fast order: a code to the golfer's own phone first, then the request that carries it. */
export function useFastOrderFlow(): BookingFlow {
  const navigate = useNavigate()
  const t = useT('booking')
  return useMemo(
    () => ({
      send: sendWithCode,
      unanswered: async () => unansweredRequest(verb, async (found) => found),
      arrive: async (sent, { isEarlier, submitted }) => {
        if (isEarlier) showToast('info', t('sent.earlier'))
        if (areOtherFlights(submitted?.shown ?? null, sent.flights))
          showToast('warning', t('sent.otherFlights'))
        await forgetAskedCode()
        await keepSent(sent)
        navigate({ to: '/wap/booking/detail-tee-time/$id', params: { id: '1' } })
      },
    }),
    [navigate, t],
  )
}

/** A golfer who logged in with a code minutes ago is asked for no other one, unless the server wants it. */
async function sendWithCode(fields: BookingFields): Promise<Outcome<BookingSent> | null> {
  if (isLoginProof()) {
    const found = await sendOnce(verb, { ...fields, otp_code: '', with_login: 1 })
    if (!('refused' in found) || codeProblem(found.refused) === null) return found
  }
  const phone = readSession()?.phone ?? ''
  const asked = await codeFor(phone)
  if ('refused' in asked) return asked
  let outcome: Outcome<BookingSent> | null = null
  await openDialog('otp', {
    phone,
    until: asked.until,
    wording: 'booking',
    submit: async (code) => {
      const found = await sendOnce(verb, { ...fields, otp_code: code })
      if ('unknown' in found) throw new Error('The line broke; the golfer has been told')
      const problem = 'refused' in found ? codeProblem(found.refused) : null
      if (problem !== null) return problem
      outcome = found
      return null
    },
    resend: async () => {
      const again = await askFor(phone)
      return 'refused' in again ? { text: again.refused.text } : again
    },
  })
  return outcome
}

/** A code sent a moment ago still serves when the golfer comes back to the form. */
async function codeFor(phone: string): Promise<Asked> {
  const until = await askedCodeUntil(phone)
  return until === null ? askFor(phone) : { until }
}

/** After this code the countdown takes the seconds the server says. */
function askFor(phone: string): Promise<Asked> {
  return askForCode(phone, () => answerOf(api.bookings.sendFastOrderCode, { phone }))
}
