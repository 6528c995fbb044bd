import { useQuery } from '@tanstack/react-query'
import { renewStaffSession } from './staff-call.ts'
import { readKey } from './use-read.ts'
import { useStaff } from './use-staff.tsx'

const renewEveryMs = 60_000

/**
 * Keeps what the console shows in step with the permissions of the account: reads them again each minute, whenever the
 * window comes into view, and with the console's other data after the live connection was closed.
 */
export function useCurrentSession(): void {
  const staff = useStaff()
  useQuery({
    queryKey: readKey(staff, 'GET /api/staff/session', {}),
    queryFn: () => renewStaffSession(staff),
    refetchInterval: renewEveryMs,
    refetchOnWindowFocus: 'always',
    staleTime: 0,
  })
}
