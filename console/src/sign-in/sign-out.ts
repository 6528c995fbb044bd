import { callApi } from '../api/call.ts'
import { dropStaffSession, type StaffSession } from '../session/staff-session.ts'

/** Signs out here at once, and notifies the server; without a network the session there expires later. */
export async function signOut({ token }: StaffSession): Promise<void> {
  await callApi('POST /api/staff/session/end', {}, { token }).catch(() => null)
  dropStaffSession()
}
