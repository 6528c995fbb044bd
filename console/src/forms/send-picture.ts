import type { DataOf } from '../api/call.ts'
import { staffCall } from '../api/staff-call.ts'
import type { StaffSession } from '../session/staff-session.ts'

/** Sends the file a staff member chose; the server says whether it is a picture and keeps it. */
export async function sendPicture(
  staff: StaffSession,
  file: File,
): Promise<DataOf<'POST /api/staff/pictures'>> {
  return staffCall(staff, 'POST /api/staff/pictures', { data: await base64Of(file) })
}

function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}
