import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import * as api from '#api/index.ts'
import { openDialog } from '#dialogs/open.ts'
import { isBankUser, useSession } from '#session/session.ts'
import type { BookingFlow } from './flow.ts'
import { sendOnce, unansweredRequest } from './send-once.ts'

/** The plain way: the request is sent at once, a dialog says so, then the history opens. Banks have their own call. */
export function useRequestFlow(): BookingFlow {
  const navigate = useNavigate()
  const verb = isBankUser(useSession()) ? api.bookings.requestInBank : api.bookings.request
  return useMemo(
    () => ({
      send: (fields) => sendOnce(verb, fields),
      unanswered: async () => unansweredRequest(verb, async (found) => found),
      arrive: async (sent, { isEarlier, submitted }) => {
        await openDialog('booking-sent', {
          sent,
          isEarlier,
          wished: submitted?.fields.date_played ?? null,
          shown: submitted?.shown ?? null,
        })
        navigate({ to: '/wap/history' })
      },
    }),
    [verb, navigate],
  )
}
