import { queryOptions } from '@tanstack/react-query'
import type { Session } from '#session/session.ts'
import { call } from './call.ts'
import type { CallName, DataOf, RequestOf } from './call-types.ts'

/**
 * A read call for personal data. The golfer is part of the key: after another golfer logs in on the same page, nothing
 * of the one before is shown. `live` returns, from the last data, the polling interval in milliseconds; false when
 * nothing can change soon.
 */
export function memberQuery<Name extends CallName>(
  session: Session,
  verb: Name,
  request: RequestOf<Name>,
  live?: (data: DataOf<Name>) => number | false,
) {
  return queryOptions({
    queryKey: [verb, request, session.vga] as const,
    queryFn: ({ signal }) => call(verb, request, { quiet: true, signal }),
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state: { data } }) => (live && data !== undefined ? live(data) : false),
  })
}
