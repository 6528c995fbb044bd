import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { useChange } from '#api/client/use-change.ts'
import * as api from '#api/index.ts'
import { showToast } from '#dialogs/toast-store.ts'
import { useT } from '#i18n/use-texts.tsx'
import { useSession } from '#session/session.ts'
import type { BookingFields } from '../draft/booking-fields.ts'
import type { DraftStore } from '../draft/draft-store.ts'
import type { BookingFlow, BookingSent, SubmittedForm, Unanswered } from './flow.ts'
import type { Outcome } from './outcome.ts'

type Sending<Sent> = { send: () => Promise<Outcome<Sent> | null>; submitted: SubmittedForm | null }

/**
 * Sends a booking by its flow and deals with every outcome: it arrived (the draft is reset), it was refused (a warning,
 * the form does not change), or the outcome is unknown, also after a reload: then it can be checked.
 */
export function useSender<Sent extends BookingSent>(flow: BookingFlow<Sent>, store: DraftStore) {
  const t = useT('booking')
  const queryClient = useQueryClient()
  const vga = useSession()?.vga
  const [unanswered, setUnanswered] = useState<Unanswered<Sent> | null>(null)

  const lookForUnanswered = useCallback(async () => setUnanswered(await flow.unanswered()), [flow])
  useEffect(() => {
    if (vga) lookForUnanswered()
    else setUnanswered(null)
  }, [vga, lookForUnanswered])

  const { run, isPending } = useChange(async ({ send, submitted }: Sending<Sent>) => {
    const outcome = await send()
    await lookForUnanswered()
    if (outcome === null || 'unknown' in outcome) return
    if ('neverArrived' in outcome) return showToast('info', t('unanswered.neverArrived'))
    if ('refused' in outcome) {
      if (!outcome.isReported) showToast('warning', outcome.refused.text)
      // A price or a place may have changed: the form's estimate is loaded again.
      await queryClient.invalidateQueries({ queryKey: [api.bookings.estimate] })
      await queryClient.invalidateQueries({ queryKey: [api.teeTimes.ofCourse] })
      return
    }
    if (!outcome.isEarlier) store.reset()
    await flow.arrive(outcome.sent, { isEarlier: outcome.isEarlier, submitted })
  })

  return {
    isBusy: isPending,
    unanswered,
    send: (fields: BookingFields, shown: SubmittedForm['shown']) =>
      run({ send: () => flow.send(fields), submitted: { fields, shown } }),
    check: () => {
      if (unanswered) run({ send: () => unanswered.findOut(), submitted: null })
    },
    forget: async () => {
      await unanswered?.forget()
      setUnanswered(null)
    },
  }
}
