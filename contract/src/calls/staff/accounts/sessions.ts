import { z } from 'zod'
import { defineCall } from '../../../call.ts'
import { epochMs, request, text, yesNo } from '../../../fields.ts'

export const staffSessions = defineCall({
  method: 'GET',
  path: '/api/staff/sessions',
  may: { staff: 'console.signIn', at: 'own' },
  summary: "List one's own console sessions",
  description:
    'Returns the browsers in which the staff member is signed in, newest first. `address` is the network address of ' +
    'the sign-in, empty where it is not known; `used_at` is kept to within five minutes.',
  request: request({}),
  response: z.array(
    z.object({
      id: z.string(),
      device: z.string(),
      address: z.string(),
      created_at: epochMs,
      used_at: epochMs,
      is_current: yesNo,
    }),
  ),
})

export const endStaffSession = defineCall({
  method: 'POST',
  path: '/api/staff/sessions/:id/end',
  may: { staff: 'console.signIn', at: 'own' },
  summary: "End one of one's own console sessions",
  description: "Ends a session and its live stream at once. A colleague's session is not found.",
  request: request({ id: text(64) }),
  response: z.null(),
})

export const endOtherStaffSessions = defineCall({
  method: 'POST',
  path: '/api/staff/sessions/end-others',
  may: { staff: 'console.signIn', at: 'own' },
  summary: "End all other of one's own console sessions",
  description: 'Ends every session of the staff member except the current one; `ended` is their number.',
  request: request({}),
  response: z.object({ ended: z.int() }),
})
