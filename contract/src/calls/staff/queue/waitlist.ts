import { z } from 'zod'
import { defineCall } from '../../../call.ts'
import { waitlistEntry } from '../../../entities/tee-times/waitlist.ts'
import { bigId, day, id, maybe, request, typed } from '../../../fields.ts'

export const staffWaitlist = defineCall({
  method: 'GET',
  path: '/api/staff/waitlist',
  may: { staff: 'bookings.read', at: 'listed' },
  summary: 'List the waitlist',
  description:
    'Returns the entries that wait, by course and day in the order of joining, for one course or one day or all; 500 at most.',
  request: request({ facility_id: maybe(id), day: maybe(day) }),
  response: z.array(waitlistEntry.extend({ golfer: z.string(), member_id: z.int() })),
})

export const endWaitlistEntry = defineCall({
  method: 'POST',
  path: '/api/staff/waitlist/:id/end',
  may: { staff: 'bookings.reject', at: { id: 'waitlistEntry' } },
  summary: 'End an entry of the waitlist',
  description:
    'Ends an entry that waits; the golfer reads the reason. One that was booked or has ended stays as it is.',
  request: request({ id: bigId, note: typed(200) }),
  response: z.null(),
})
