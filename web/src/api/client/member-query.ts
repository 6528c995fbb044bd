import { queryOptions } from '@tanstack/react-query'
import type { Session } from '#session/session.ts'
import { call } from './call.ts'
import type { CallName, DataOf, RequestOf } from './call-types.ts'

type Following<Data> = {
  /** Asked again when the live stream reports a change of the golfer's bookings: see `useLiveBookings`. */
  isLive?: boolean
  /** The polling interval in milliseconds by the last data; false when nothing can change soon. */
  pollMs?: (data: Data) => number | false
}

/**
 * A read call for personal data. The golfer is part of the key: after another golfer logs in on the same page, nothing
 * of the one before is shown.
 */
export function memberQuery<Name extends CallName>(
  session: Session,
  verb: Name,
  request: RequestOf<Name>,
  { isLive = false, pollMs }: Following<DataOf<Name>> = {},
) {
  return queryOptions({
    queryKey: [verb, request, session.vga] as const,
    queryFn: ({ signal }) => call(verb, request, { quiet: true, signal }),
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state: { data } }) => (pollMs && data !== undefined ? pollMs(data) : false),
    meta: { isLive },
  })
}
