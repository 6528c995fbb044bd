import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { openDialog } from '../../dialogs/open.ts'
import { isBankUser, useSession } from '../../session/session.ts'
import type { BookingFlow } from './flow.ts'
import { sendOnce } from './send-once.ts'

type RequestCall =
  | 'POST /api/services/create_booking_for_wap'
  | 'POST /api/booking_pax/create_booking_for_bank'

/** The plain way: the request is sent at once, a dialog says so, then the history opens. Banks have their own call. */
export function useRequestFlow(): BookingFlow<RequestCall> {
  const navigate = useNavigate()
  const call = isBankUser(useSession())
    ? ('POST /api/booking_pax/create_booking_for_bank' as const)
    : ('POST /api/services/create_booking_for_wap' as const)
  return useMemo(
    () => ({
      call,
      send: (fields) => sendOnce(call, fields),
      goOn: async (found) => found,
      arrive: async (sent, { isEarlier, wish }) => {
        await openDialog('booking-sent', { sent, isEarlier, wished: wish?.date_played ?? null })
        navigate({ to: '/wap/history' })
      },
    }),
    [call, navigate],
  )
}
