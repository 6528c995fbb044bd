import { type CallName, callApi, callFile, type DataOf, FailedCall, type RequestOf } from '../api/call.ts'
import { signedInAgain } from './signed-in-again.ts'
import {
  isNewTab,
  readStaffSession,
  type StaffSession,
  startStaffSession,
  storeStaffSession,
} from './staff-session.ts'

const sessionCall = 'GET /api/staff/session'

/**
 * Makes a call of the console in the staff member's own session, never in that of another account or of a golfer. When the session has ended, the call
 * waits while they sign in again, and is then made again; the caller reports every other failure. After a refusal for want
 * of a permission the session is read again: the console then shows what is left.
 * @throws FailedCall, Refused
 */
export async function staffCall<Name extends CallName>(
  staff: Pick<StaffSession, 'id' | 'login'>,
  call: Name,
  request: RequestOf<Name>,
  { signal, key }: { signal?: AbortSignal | undefined; key?: string | undefined } = {},
): Promise<DataOf<Name>> {
  return inSession(staff, call, ({ id }) => callApi(call, request, { staffId: id, signal, key }), signal)
}

/**
 * Reads a file of the console in the same way.
 * @throws FailedCall, Refused
 */
export function staffFile<Name extends CallName>(
  staff: Pick<StaffSession, 'id' | 'login'>,
  call: Name,
  request: RequestOf<Name>,
): Promise<Blob> {
  return inSession(staff, call, ({ id }) => callFile(call, request, { staffId: id }))
}

async function inSession<Answer>(
  staff: Pick<StaffSession, 'id' | 'login'>,
  call: CallName,
  work: (session: Pick<StaffSession, 'id' | 'login'>) => Promise<Answer>,
  signal?: AbortSignal,
): Promise<Answer> {
  try {
    return await work(staff)
  } catch (error) {
    if (isForbidden(error) && call !== sessionCall) renewStaffSession(staff).catch(() => {})
    const session = isEnded(error) && (await signedInAgain(staff, { quiet: call.startsWith('GET ') }))
    if (!session || signal?.aborted) throw error
    return inSession(session, call, work, signal)
  }
}

/**
 * Reads the account of the session again, whose permissions an administrator may have changed.
 * @throws FailedCall
 */
export async function renewStaffSession(staff: Pick<StaffSession, 'id' | 'login'>): Promise<null> {
  const account = await staffCall(staff, sessionCall, {})
  const session = readStaffSession()
  if (session?.id === account.id) storeStaffSession({ ...session, ...account })
  return null
}

/** Takes over the session of the browser in a new tab. False without one, and in a tab that was signed out. */
export async function adoptStaffSession(): Promise<boolean> {
  if (!isNewTab()) return false
  const account = await callApi(sessionCall, {}, { staffId: null }).catch(() => null)
  if (account) startStaffSession(account)
  return account !== null
}

/** Goes on after the same account has signed in again in another tab; false when it has not. */
export async function continueStaffSession(id: number): Promise<boolean> {
  const account = await callApi(sessionCall, {}, { staffId: id }).catch(() => null)
  if (account) startStaffSession(account)
  return account !== null
}

function isForbidden(error: unknown): boolean {
  return error instanceof FailedCall && error.status === 403
}

/** Whether a failure means that the session is over. */
function isEnded(error: unknown): boolean {
  return error instanceof FailedCall && (error.status === 401 || error.status === 498)
}
