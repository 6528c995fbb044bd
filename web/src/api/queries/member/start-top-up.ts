import { queryOptions } from '@tanstack/react-query'
import type { Session } from '#session/session.ts'
import { call } from '../../client/call.ts'
import * as api from '../../index.ts'

/**
 * Asks to top up by bank transfer. It is a query although it creates something: asking again for the same amount
 * gives the same transfer content, so that a reload or a second tab may ask as often as they like.
 */
export function startTopUp(session: Session, amount: number) {
  return queryOptions({
    queryKey: ['top-up', amount, session.vga] as const,
    queryFn: ({ signal }) =>
      call(
        api.payments.startTopUp,
        { type: 'bank', money: amount, data_provider: { amount }, provider: 'point_new' },
        { once: true, signal },
      ),
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
  })
}
