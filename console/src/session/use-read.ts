import { type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { CallName, DataOf, RequestOf } from '../api/call.ts'
import { staffCall } from './staff-call.ts'
import type { StaffSession } from './staff-session.ts'
import { useStaff } from './use-staff.tsx'

/** The key under which a read call is cached; the staff member is part of it. */
export function readKey<Name extends CallName>(
  { id }: Pick<StaffSession, 'id'>,
  call: Name,
  request: RequestOf<Name>,
) {
  return ['staff', call, request, id] as const
}

type ReadOptions<Data> = Pick<
  UseQueryOptions<Data>,
  | 'enabled'
  | 'placeholderData'
  | 'refetchInterval'
  | 'refetchIntervalInBackground'
  | 'refetchOnWindowFocus'
  | 'staleTime'
>

/** Reads a call of the console, and again whenever its page or the window comes into view. */
export function useRead<Name extends CallName>(
  call: Name,
  request: RequestOf<Name>,
  options?: ReadOptions<DataOf<Name>>,
): UseQueryResult<DataOf<Name>> {
  const session = useStaff()
  return useQuery<DataOf<Name>>({
    queryKey: readKey(session, call, request),
    queryFn: ({ signal }) => staffCall(session, call, request, { signal }),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    ...options,
  })
}
