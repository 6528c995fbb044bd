import { callApi } from '../api/call.ts'
import { dropStaffSession, type StaffSession } from '../session/staff-session.ts'

/**
 * Signs out: the server ends the session and removes its cookie. Without a network this tab shows nothing more, and the
 * cookie goes with the browser.
 */
export async function signOut({ id }: StaffSession): Promise<void> {
  await callApi('POST /api/staff/session/end', {}, { staffId: id }).catch(() => null)
  dropStaffSession()
}
