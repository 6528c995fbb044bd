import { staffCall } from '../staff-call.ts'
import { dropStaffSession, type StaffSession } from '../staff-session.ts'

/** Signs out here at once, and tells the server; without a network the session ends there by itself. */
export async function signOut(session: StaffSession): Promise<void> {
  await staffCall(session, 'POST /api/staff/session/end', {}).catch(() => null)
  dropStaffSession()
}
