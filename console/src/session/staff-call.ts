import { type CallName, callApi, type DataOf, FailedCall, type RequestOf } from '../api/call.ts'
import { signedInAgain } from './signed-in-again.ts'
import type { StaffSession } from './staff-session.ts'

/**
 * Makes a call of the console with the staff member's own token, never a golfer's. When the session has ended, the call
 * waits while they sign in again, and is then made again; the caller reports every other failure.
 * @throws FailedCall, Refused
 */
export async function staffCall<Name extends CallName>(
  staff: Pick<StaffSession, 'id' | 'token'>,
  call: Name,
  request: RequestOf<Name>,
  { signal, key }: { signal?: AbortSignal | undefined; key?: string | undefined } = {},
): Promise<DataOf<Name>> {
  try {
    return await callApi(call, request, { token: staff.token, signal, key })
  } catch (error) {
    const session = isEnded(error) && (await signedInAgain(staff, { quiet: call.startsWith('GET ') }))
    if (!session || signal?.aborted) throw error
    return staffCall(session, call, request, { signal, key })
  }
}

/** Whether a failure means that the session is over. */
function isEnded(error: unknown): boolean {
  return error instanceof FailedCall && (error.status === 401 || error.status === 498)
}
